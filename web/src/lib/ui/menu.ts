/* Where a key leads in a menu. */

const WAYS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The entry that a key leads to from entry `at`: arrows go round, a letter goes to the next name that begins with it. Null for any
 *  other key. */
export function leadsTo(key: string, at: number, names: string[]): number | null {
  const way = WAYS[key];
  if (way) return way(at, names.length);
  if (key.length !== 1 || key === ' ') return null;
  const starts = (name: string) => name.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const found = names.map((_, k) => (at + 1 + k) % names.length).find((k) => starts(names[k]!));
  return found ?? null;
}
