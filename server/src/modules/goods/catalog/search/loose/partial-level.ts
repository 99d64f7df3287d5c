import { sql } from 'drizzle-orm';
import { allOf, anyOf } from '../index-query.ts';
import { indexOf, namedPlaceOf, type SearchPart, sourcesOf } from '../search-part.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import { queryOf, type Share } from '../share.ts';
import { greatest, or, sumOf } from '../sql-terms.ts';
import { likelyDivisions } from './divide-word.ts';
import type { LevelOf } from './level.ts';
import { meantBy } from './mistyped-level.ts';
import { partsOf } from './reading.ts';

/** The most readings of the typed text that are compared. */
const MOST_READINGS = 4;
/** Where there are more shares, they are joined to a single query. */
const MOST_SHARES = 10;

/** A single character weighs half of a longer piece. */
const weightOf = ({ word }: SearchPart) => ([...word].length > 1 ? 2 : 1);
const weightOfAll = (parts: readonly SearchPart[]) =>
  parts.reduce((sum, part) => sum + weightOf(part), 0);

/** The typed text divided into pieces in several ways, without divisions of only one piece. */
function piecesOf(words: readonly string[], vocabulary: SearchVocabulary): string[][] {
  const divided = words.map((word) => [...likelyDivisions(word, vocabulary), [word]]);
  const most = Math.min(MOST_READINGS, Math.max(...divided.map(({ length }) => length)));
  return Array.from({ length: most }, (_, at) => [
    ...new Set(divided.flatMap((divisions) => divisions[Math.min(at, divisions.length - 1)] ?? [])),
  ]).filter((pieces) => pieces.length > 1);
}

/** A product must contain one piece that weighs half of all, or at least two others. */
function sharesOfHalf(parts: readonly SearchPart[]): Share[] {
  const isHalf = (part: SearchPart) => weightOf(part) * 2 >= weightOfAll(parts);
  const smaller = parts.filter((part) => !isHalf(part));
  const pairs = smaller.flatMap((one, at) => smaller.slice(at + 1).map((other) => [one, other]));
  return [
    ...parts.filter(isHalf).map(sourcesOf),
    ...pairs.map((some) => ({ categoryIds: [], indexes: [allOf(some.map(indexOf))] })),
  ];
}

const asOne = (shares: readonly Share[]): Share => ({
  categoryIds: [],
  indexes: [anyOf(shares.map(queryOf))],
});

const withMeant =
  (vocabulary: SearchVocabulary) =>
  (part: SearchPart): SearchPart => ({
    ...part,
    synonyms: [...part.synonyms, ...meantBy(part.word, vocabulary)],
  });

/** One column per distinct piece of all readings, with its relevance in a product. */
function placesOf(readings: readonly (readonly SearchPart[])[]) {
  const byWord = new Map(readings.flat().map((part) => [part.word, part]));
  const names = new Map([...byWord.keys()].map((word, at) => [word, sql.raw(`place_${at}`)]));
  const nameOf = ({ word }: SearchPart) => names.get(word) ?? sql`0`;
  const columns = [...byWord.values()].map((part) => sql`${namedPlaceOf(part)} AS ${nameOf(part)}`);
  return { nameOf, columns };
}

/** At least half of the pieces of what was typed, in names and categories; undefined for a single piece. */
export const partialLevel: LevelOf = (words, vocabulary) => {
  const readings = piecesOf(words, vocabulary).map((pieces) =>
    partsOf(pieces, vocabulary).map(withMeant(vocabulary)),
  );
  if (readings.length === 0) return undefined;
  const { nameOf, columns } = placesOf(readings);
  const weights = (part: SearchPart) => sql.raw(String(weightOf(part)));
  const halves = readings.map((parts) => {
    const named = parts.map(
      (part) => sql`CASE WHEN ${nameOf(part)} > 0 THEN ${weights(part)} ELSE 0 END`,
    );
    return sql`${sumOf(named)} * 2 >= ${sql.raw(String(weightOfAll(parts)))}`;
  });
  const scores = readings.map((parts) =>
    sumOf(parts.map((part) => sql`${weights(part)} * ${nameOf(part)}`)),
  );
  const all = readings.flatMap(sharesOfHalf);
  const shares = [...new Map(all.map((share) => [String(queryOf(share)), share])).values()];
  return {
    shares: shares.length > MOST_SHARES ? [asOne(shares)] : shares,
    hasCommon: true,
    columns,
    matches: or(halves),
    relevance: greatest(scores),
  };
};
