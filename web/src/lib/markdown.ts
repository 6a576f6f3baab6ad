/* The little Markdown the rules and books are written in: paragraphs, lists, tables, examples, bold, emphasis, code, links inside a
   book. Everything else is shown as text. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const ITEM = /^\s*([-*]|\d+\.)\s/;
const FIGURE = /^!\[(.*)\]\(figure:([a-z-]+)\)$/;
const LINK = /\[([^\]]+)\]\(#([a-z-]+)\)/g;

/** Where a link to a passage of the book leads. */
export type Linking = (passage: string) => string;
const nowhere: Linking = (passage) => `#${passage}`;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}

function inline(text: string, linking: Linking): string {
  return escape(text)
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.startsWith('`') && piece.length > 2
        ? `<code>${piece.slice(1, -1)}</code>`
        : piece
            .replace(LINK, (_, words: string, passage: string) => `<a href="${linking(passage)}">${words}</a>`)
            .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
            .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>'),
    )
    .join('');
}

function table(lines: string[], linking: Linking): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((text) => inline(text.trim(), linking));
  const cell = (text: string, tag: string) => (text ? `<${tag}>${text}</${tag}>` : '<td></td>'); // an empty corner heads nothing
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((text) => cell(text, tag))
      .join('')}</tr>`;
  const body = lines.slice(1).filter((line) => !/^[|\s:-]+$/.test(line));
  return `<table><thead>${row(lines[0]!, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

function list(lines: string[], linking: Linking): string {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(/^\s*([-*]|\d+\.)\s+/, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const tag = /^\s*\d/.test(lines[0]!) ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${inline(item, linking)}</li>`).join('')}</${tag}>`;
}

function kindOf(line: string): string {
  if (!line.trim()) return '';
  if (line.startsWith('|')) return 'table';
  if (line.startsWith('>')) return 'example';
  return ITEM.test(line) ? 'list' : 'text';
}

/** Safe HTML: every sign of the source is escaped before any tag is made. */
export function markdown(source: string, linking = nowhere): string {
  const blocks: { kind: string; lines: string[] }[] = [];
  let kind = '';
  for (const line of source.split('\n')) {
    const is = kindOf(line);
    if (!is) kind = '';
    else if (is === kind || (is === 'text' && kind === 'list')) blocks.at(-1)!.lines.push(line);
    else {
      kind = is;
      blocks.push({ kind, lines: [line] });
    }
  }
  return blocks.map((block) => html(block, linking)).join('');
}

function html({ kind, lines }: { kind: string; lines: string[] }, linking: Linking): string {
  if (kind === 'table') return table(lines, linking);
  if (kind === 'list') return list(lines, linking);
  if (kind === 'example') return `<blockquote>${markdown(lines.map((line) => line.replace(/^> ?/, '')).join('\n'), linking)}</blockquote>`;
  return `<p>${inline(lines.map((line) => line.trim()).join(' '), linking)}</p>`;
}

/** A stretch of text, or a picture between two. */
export type Piece = { kind: 'text'; html: string } | { kind: 'figure'; name: string; caption: string };

/** A passage of a book, cut at its pictures. */
export function pieces(source: string, linking = nowhere): Piece[] {
  const cut: string[][] = [[]];
  for (const line of source.split('\n')) {
    if (FIGURE.test(line)) cut.push([line], []);
    else cut.at(-1)!.push(line);
  }
  return cut
    .filter((lines) => lines.some((line) => line.trim()))
    .map((lines) => {
      const figure = FIGURE.exec(lines[0]!);
      return figure
        ? { kind: 'figure', caption: figure[1]!, name: figure[2]! }
        : { kind: 'text', html: markdown(lines.join('\n'), linking) };
    });
}

/** A caption with its numbers as the marks of the picture. */
export function captioned(caption: string): string {
  return inline(caption, nowhere).replace(/ ?\((\d)\)/g, '&nbsp;<i class="spot">$1</i>');
}

/** The same HTML with every match marked. */
export function marked(html: string, found: RegExp | null): string {
  return found ? inWords(html, (words) => words.replace(found, '<mark>$&</mark>')) : html;
}

const RULE = /\b[A-Z]{3}-(?:\d+\.\d+|R\d+)\b/g;

/** The same HTML with every numbered rule that it names as a link. */
export function ruled(html: string, address: (rule: string) => string): string {
  return inWords(html, (words) => words.replace(RULE, (rule) => `<a class="rule" href="${address(rule)}">${rule}</a>`));
}

/** HTML with its words changed and its tags left alone. */
function inWords(html: string, change: (words: string) => string): string {
  return html
    .split(/(<[^>]+>)/)
    .map((part) => (part.startsWith('<') ? part : change(part)))
    .join('');
}
