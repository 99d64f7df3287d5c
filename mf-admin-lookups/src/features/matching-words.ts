const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The words of a text, as `isContaining` compares them. */
export const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** Whether `text` contains every word; case and character width don't matter. */
export function isContaining(text: string, words: readonly string[]): boolean {
  const content = plain(text);
  return words.every((word) => content.includes(word));
}
