import { allTerms, anyOf, distinctTerms, type IndexQuery, termsOf } from '../index-query.ts';

/** Shorter words would match too much with one character wrong. */
const SHORTEST = 3;
const LONGEST = 12;
/** More index queries than this are joined to one. */
const MOST_INDEXES = 16;

const escaped = (text: string) => text.replaceAll(/[\\^$.|?*+()[\]{}]/gu, String.raw`\$&`);

/** The text before and the text after one character that may be any. */
type Ends = readonly [string, string];

function variantsOf(characters: readonly string[]): { ends: Ends[]; texts: string[] } {
  const part = (from: number, until?: number) => characters.slice(from, until).join('');
  const places = characters.map((_, i) => i);
  const wrong = places.map((i): Ends => [part(0, i), part(i + 1)]);
  const missing = places.slice(1).map((i): Ends => [part(0, i), part(i)]);
  const swapped = places
    .slice(1)
    .map((i) => `${part(0, i - 1)}${characters[i]}${characters[i - 1]}${part(i + 1)}`);
  const surplus = characters.length > SHORTEST ? places.map((i) => part(0, i) + part(i + 1)) : [];
  return { ends: [...wrong, ...missing], texts: [...swapped, ...surplus] };
}

/** The word's characters; null where it is too short or too long for this. */
const charactersOf = (word: string): string[] | null => {
  const characters = [...word];
  return characters.length < SHORTEST || characters.length > LONGEST ? null : characters;
};

/** One wrong, missing, surplus or swapped character; null for a too short or too long word. */
export function typoPattern(word: string): string | null {
  const characters = charactersOf(word);
  if (characters === null) return null;
  const { ends, texts } = variantsOf(characters);
  return [
    ...ends.map(([begin, end]) =>
      begin === '' || end === '' ? escaped(begin + end) : `${escaped(begin)}.${escaped(end)}`,
    ),
    ...texts.map(escaped),
  ].join('|');
}

/** Separate queries are selective; a single one would compare texts with any common bigram. */
export function typoIndexes(word: string): IndexQuery[] {
  const characters = charactersOf(word);
  if (characters === null) return [];
  const { ends, texts } = variantsOf(characters);
  const all = distinctTerms([...ends.map((both) => both.flatMap(termsOf)), ...texts.map(termsOf)]);
  const queries = all.map(allTerms);
  return queries.length > MOST_INDEXES ? [anyOf(queries)] : queries;
}
