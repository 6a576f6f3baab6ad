import { expect, test } from 'vitest';
import { captioned, markdown, marked, pieces, ruled } from '../src/lib/markdown';

test('paragraphs, bold, emphasis and code', () => {
  expect(markdown('A **land** is\n*one* `x*y*z` thing.\n\nNext.')).toBe(
    '<p>A <strong>land</strong> is <em>one</em> <code>x*y*z</code> thing.</p><p>Next.</p>',
  );
});

test('lists keep their wrapped lines', () => {
  expect(markdown('- one\n  more\n- two')).toBe('<ul><li>one more</li><li>two</li></ul>');
});

test('tables', () => {
  expect(markdown('| a | b |\n| --- | --- |\n| 1 | 2 |')).toBe(
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
});

test('markup in the source is shown, never obeyed', () => {
  expect(markdown('<img src=x onerror="y"> & **<b>**')).toBe(
    '<p>&lt;img src=x onerror=&quot;y&quot;&gt; &amp; <strong>&lt;b&gt;</strong></p>',
  );
});

test('numbered lists and examples', () => {
  expect(markdown('1. one\n2. two')).toBe('<ol><li>one</li><li>two</li></ol>');
  expect(markdown('> **Anna** throws.\n> Twice.')).toBe('<blockquote><p><strong>Anna</strong> throws. Twice.</p></blockquote>');
});

test('links lead where the book says', () => {
  expect(markdown('see [the end](#end).', (id) => `/rules/x/${id}`)).toBe('<p>see <a href="/rules/x/end">the end</a>.</p>');
});

test('a passage is cut at its pictures', () => {
  expect(pieces('Before.\n\n![The ring (1), and [more].](figure:start)\n\nAfter.')).toEqual([
    { kind: 'text', html: '<p>Before.</p>' },
    { kind: 'figure', name: 'start', caption: 'The ring (1), and [more].' },
    { kind: 'text', html: '<p>After.</p>' },
  ]);
});

test('numbers of a caption are marks', () => {
  expect(captioned('Frisia (1), <b> (x).')).toBe('Frisia&nbsp;<i class="spot">1</i>, &lt;b&gt; (x).');
});

test('what is looked for is marked in words, never in tags', () => {
  expect(marked('<p>A <strong>strong</strong> wall</p>', /strong|wall/gi)).toBe(
    '<p>A <strong><mark>strong</mark></strong> <mark>wall</mark></p>',
  );
  expect(marked('<p>as it is</p>', null)).toBe('<p>as it is</p>');
});

test('rules that are named are links', () => {
  expect(ruled('<p>as in BYZ-24.1 and BYZ-R28, not BYZ-24</p>', (rule) => `#${rule}`)).toBe(
    '<p>as in <a class="rule" href="#BYZ-24.1">BYZ-24.1</a> and <a class="rule" href="#BYZ-R28">BYZ-R28</a>, not BYZ-24</p>',
  );
});
