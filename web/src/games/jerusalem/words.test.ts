import { describe, expect, it } from 'vitest';
import text from './en.ftl?raw';

const sources = Object.values(
  import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true }),
).join('\n');
const written = [...text.matchAll(/^jerusalem-ui-([a-z-]+) =/gm)].map((found) => found[1]!);

describe("the board's own words", () => {
  it('are all written', () => {
    const asked = [...sources.matchAll(/words\('([a-z-]+)'/g)].map((found) => found[1]!);
    expect(asked.filter((id) => !written.includes(id))).toEqual([]);
  });

  it('are all used', () => {
    expect(written.filter((id) => !sources.includes(`'${id}'`))).toEqual([]);
  });
});
