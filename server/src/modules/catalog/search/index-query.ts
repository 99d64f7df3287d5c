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

/** The bigrams of a word; a single character is a term of its own, for any bigram that begins with it. */
export function termsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((end, i) => `${characters[i]}${end}`);
}

const isSingle = (term: string) => [...term].length === 1;

/** Texts with all of these terms. */
export const allTerms = (terms: readonly string[]): IndexQuery =>
  allOf(terms.map((term) => (isSingle(term) ? `${lexeme(term)}:*` : lexeme(term))));

/** Texts with all bigrams of a word, or for a single character any that begins with it. */
export const pairsOf = (word: string): IndexQuery => allTerms(termsOf(word));

/** The terms that a text with these terms has: of each bigram, also its first character. */
const impliedBy = (terms: readonly string[]) =>
  new Set(terms.flatMap((term) => [term, String.fromCodePoint(term.codePointAt(0) ?? 0)]));

/** The same alternatives, without those that only match what another matches, too. */
export function distinctTerms(alternatives: readonly (readonly string[])[]) {
  const implied = alternatives.map(impliedBy);
  const includes = (one: number, other: number) =>
    alternatives[other]?.every((term) => implied[one]?.has(term)) === true;
  return alternatives.filter(
    (_, at) =>
      !alternatives.some(
        (_, other) => other !== at && includes(at, other) && (other < at || !includes(other, at)),
      ),
  );
}
