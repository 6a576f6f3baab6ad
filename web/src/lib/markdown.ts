/* The little Markdown the rules are written in: paragraphs, lists, tables, bold, emphasis, code. Everything else is shown as text. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}

function inline(text: string): string {
  return escape(text)
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.startsWith('`') && piece.length > 2
        ? `<code>${piece.slice(1, -1)}</code>`
        : piece.replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>').replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>'),
    )
    .join('');
}

function table(lines: string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((text) => inline(text.trim()));
  const cell = (text: string, tag: string) => (text ? `<${tag}>${text}</${tag}>` : '<td></td>'); // an empty corner heads nothing
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((text) => cell(text, tag))
      .join('')}</tr>`;
  const body = lines.slice(1).filter((line) => !/^[|\s:-]+$/.test(line));
  return `<table><thead>${row(lines[0]!, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

function list(lines: string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    if (/^\s*([-*]|\d+\.)\s/.test(line)) items.push(line.replace(/^\s*([-*]|\d+\.)\s+/, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
}

/** Safe HTML: every sign of the source is escaped before any tag is made. */
export function markdown(source: string): string {
  const blocks: string[][] = [];
  let kind = '';
  for (const line of source.split('\n')) {
    const is = !line.trim() ? '' : line.startsWith('|') ? 'table' : /^\s*([-*]|\d+\.)\s/.test(line) ? 'list' : 'text';
    if (!is) kind = '';
    else if (is === kind || (is === 'text' && kind === 'list')) blocks.at(-1)!.push(line);
    else {
      kind = is;
      blocks.push([line]);
    }
  }
  return blocks.map(block).join('');
}

function block(lines: string[]): string {
  if (lines[0]!.startsWith('|')) return table(lines);
  if (/^\s*([-*]|\d+\.)\s/.test(lines[0]!)) return list(lines);
  return `<p>${inline(lines.map((line) => line.trim()).join(' '))}</p>`;
}
