import { allOf, anyOf, type IndexQuery, pairsOf } from '../index-query.ts';

/** Words of fewer characters say too little once one is wrong. */
const SHORTEST = 3;
const LONGEST = 12;

const escaped = (text: string) => text.replaceAll(/[\\^$.|?*+()[\]{}]/gu, String.raw`\$&`);

/** The same word where one character may be anything, as the two ends that remain. */
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

/** A word with one wrong, missing, surplus or swapped character, for the index and for the texts it returns. */
export interface TypoPattern {
  index: IndexQuery;
  pattern: string;
}

/** Null for a word that is too short, or very long. */
export function typoPattern(word: string): TypoPattern | null {
  const characters = [...word];
  if (characters.length < SHORTEST || characters.length > LONGEST) return null;
  const { ends, texts } = variantsOf(characters);
  const endOf = (end: string) => (end === '' ? [] : [pairsOf(end)]);
  return {
    index: anyOf([
      ...ends.map(([begin, end]) => allOf([...endOf(begin), ...endOf(end)])),
      ...texts.map(pairsOf),
    ]),
    pattern: [
      ...ends.map(([begin, end]) =>
        begin === '' || end === '' ? escaped(begin + end) : `${escaped(begin)}.${escaped(end)}`,
      ),
      ...texts.map(escaped),
    ].join('|'),
  };
}
