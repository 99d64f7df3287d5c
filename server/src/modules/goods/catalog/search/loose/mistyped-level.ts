import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../index-query.ts';
import { indexOf, placeOf, type SearchPart } from '../search-part.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import { queriesOf, type Share } from '../share.ts';
import { and, inCategories, least, or } from '../sql-terms.ts';
import { likelyDivisions } from './divide-word.ts';
import type { LevelOf } from './level.ts';
import { anyReading, hasParts, partsOf, type Reading, readingsOf } from './reading.ts';
import { typoIndexes, typoPattern } from './typo-pattern.ts';

/** Known words that differ from a piece by one typing mistake; empty for a known word. */
export function meantBy(piece: string, { terms }: SearchVocabulary): string[] {
  const pattern = terms.has(piece) ? null : typoPattern(piece);
  if (pattern === null) return [];
  const whole = new RegExp(`^(?:${pattern})$`, 'u');
  return [...terms].filter((term) => whole.test(term));
}

function mistypedPlace(piece: string, pattern: string, vocabulary: SearchVocabulary): SQL {
  const named = meantBy(piece, vocabulary).map((term) => sql`strpos(search_name, ${term}) > 0`);
  const known = named.length > 0 ? sql`WHEN ${or(named)} THEN 4 ` : sql``;
  return sql`CASE ${known}WHEN search_name ~ ${pattern} THEN 3 ELSE 2 END`;
}

/** The share, restricted to products that have all these parts, too. */
const withAll = (share: Share, parts: readonly SearchPart[]): Share => ({
  categoryIds: [],
  indexes: queriesOf(share).map((query) => allOf([query, ...parts.map(indexOf)])),
});

/** Readings in which one piece is mistyped; that piece is only searched in names and categories. */
function mistypedReadings(pieces: readonly string[], vocabulary: SearchVocabulary): Reading[] {
  return pieces.flatMap((piece, at) => {
    const pattern = typoPattern(piece);
    if (pattern === null) return [];
    const others = partsOf(pieces.toSpliced(at, 1), vocabulary);
    const shelves = vocabulary.categoriesWith((shelf) => new RegExp(pattern, 'u').test(shelf));
    const inName = sql`search_name ~ ${pattern}`;
    const isNamed = shelves.length > 0 ? or([inCategories(shelves), inName]) : inName;
    const mistyped = { categoryIds: shelves, indexes: typoIndexes(piece) };
    return {
      mayMatch: others.length > 0 ? withAll(mistyped, others) : mistyped,
      condition: sql`(${others.length > 0 ? and([isNamed, hasParts(others)]) : isNamed})`,
      place: least([mistypedPlace(piece, pattern, vocabulary), ...others.map(placeOf)]),
    };
  });
}

/**
 * All words, each with one wrong character at most; undefined where they are too short. A single word must contain a
 * mistake, since its exact matches are known already.
 */
export const mistypedLevel: LevelOf = (words, vocabulary) => {
  const mistyped = words.map((word) =>
    [[word], ...likelyDivisions(word, vocabulary)].flatMap((pieces) =>
      mistypedReadings(pieces, vocabulary),
    ),
  );
  if (mistyped.every((readings) => readings.length === 0)) return undefined;
  if (words.length === 1) return anyReading(mistyped);
  return anyReading(
    words.map((word, at) => [...readingsOf(word, vocabulary), ...(mistyped[at] ?? [])]),
  );
};
