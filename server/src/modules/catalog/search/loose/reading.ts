import { type SQL, sql } from 'drizzle-orm';
import { allOf, anyOf, type IndexQuery } from '../index-query.ts';
import { hasPart, indexOf, placeOf, type SearchPart, searchPart } from '../search-part.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import { and, greatest, least, or } from '../sql-terms.ts';
import { likelyDivisions } from './divide-word.ts';
import type { Level } from './level.ts';

/** A way to match one typed word. */
export interface Reading {
  index: IndexQuery;
  condition: SQL;
  place: SQL;
}

const readingOf = (parts: readonly SearchPart[]): Reading => ({
  index: allOf(parts.map(indexOf)),
  condition: sql`(${and(parts.map(hasPart))})`,
  place: least(parts.map(placeOf)),
});

export const partsOf = (pieces: readonly string[], vocabulary: SearchVocabulary) =>
  pieces.map((piece) => searchPart(piece, vocabulary));

/** A typed word as it is, and as several. */
export const readingsOf = (
  word: string,
  vocabulary: SearchVocabulary,
  divisionsOf = likelyDivisions,
): Reading[] => [
  readingOf([searchPart(word, vocabulary, true)]),
  ...divisionsOf(word, vocabulary).map((pieces) => readingOf(partsOf(pieces, vocabulary))),
];

/** Each word by any of its readings. */
export const anyReading = (words: readonly (readonly Reading[])[]): Level => ({
  indexes: [allOf(words.map((readings) => anyOf(readings.map(({ index }) => index))))],
  matches: and(words.map((readings) => or(readings.map(({ condition }) => condition)))),
  relevance: least(
    words.map((readings) =>
      greatest(
        readings.map(
          ({ condition, place }) => sql`CASE WHEN ${condition} THEN ${place} ELSE 0 END`,
        ),
      ),
    ),
  ),
});
