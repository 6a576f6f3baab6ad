import { expect, test } from 'vitest';
import { markdown } from '../src/lib/markdown';

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
