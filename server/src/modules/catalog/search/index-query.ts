/** A query of the bigram index, as the text of a `tsquery`. */
export type IndexQuery = string;

const lexeme = (characters: string) =>
  `'${characters.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;

const joined = (queries: readonly IndexQuery[], operator: string): IndexQuery => {
  const each = [...new Set(queries)];
  return each.length === 1 ? (each[0] as string) : `(${each.join(operator)})`;
};

export const allOf = (queries: readonly IndexQuery[]): IndexQuery => joined(queries, ' & ');
export const anyOf = (queries: readonly IndexQuery[]): IndexQuery => joined(queries, ' | ');

/** Texts with all bigrams of a word, or for a single character any that begins with it. */
export function pairsOf(word: string): IndexQuery {
  const characters = [...word];
  if (characters.length === 1) return `${lexeme(word)}:*`;
  return allOf(characters.slice(1).map((end, i) => lexeme(`${characters[i]}${end}`)));
}
