declare module 'virtual:first-words' {
  /** The Fluent text of each language's first words. */
  const words: Record<import('./lib/words').Language, string>;
  export default words;
}
