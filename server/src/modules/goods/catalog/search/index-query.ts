/** Matches where all of these `tsquery` texts do: faster than one joined query where words are common. */
export type IndexQuery = readonly string[];

const lexeme = (characters: string) =>
  `'${characters.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;

const joined = (texts: readonly string[], operator: string): string => {
  const each = [...new Set(texts)];
  return each.length === 1 ? (each[0] as string) : `(${each.join(operator)})`;
};

const textOf = (query: IndexQuery): string => joined(query, ' & ');

export const allOf = (queries: readonly IndexQuery[]): IndexQuery => [...new Set(queries.flat())];
export const anyOf = (queries: readonly IndexQuery[]): IndexQuery => {
  const [only, ...others] = queries;
  return only !== undefined && others.length === 0 ? only : [joined(queries.map(textOf), ' | ')];
};

/** Matches of `query` that are no matches of `excluded`. */
export const without = (query: IndexQuery, excluded: IndexQuery): IndexQuery => [
  `${textOf(query)} & !${textOf(excluded)}`,
];

/** The bigrams of a word. A single character is a term by itself, which `allTerms` matches as a prefix of bigrams. */
export function termsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((end, i) => `${characters[i]}${end}`);
}

const isSingle = (term: string) => [...term].length === 1;

/** Texts with all of these terms. */
export const allTerms = (terms: readonly string[]): IndexQuery => [
  textOf(terms.map((term) => (isSingle(term) ? `${lexeme(term)}:*` : lexeme(term)))),
];

/** Texts with all bigrams of a word; for a single character, texts with any bigram that begins with it. */
export const pairsOf = (word: string): IndexQuery => allTerms(termsOf(word));

/** `search_index` adds a term of the category's id after two spaces, which no text contains. */
export const ofCategories = (ids: readonly string[]): IndexQuery =>
  anyOf(ids.map((id) => [lexeme(`  ${id}`)]));

/** All terms implied by these: each bigram also implies its first character. */
const impliedBy = (terms: readonly string[]) =>
  new Set(terms.flatMap((term) => [term, String.fromCodePoint(term.codePointAt(0) ?? 0)]));

/** The alternatives without those that match only what another one matches, too. */
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
