import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../index-query.ts';
import {
  hasPart,
  indexOf,
  isInTexts,
  placeOf,
  type SearchPart,
  searchPart,
} from '../search-part.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import { queryOf, type Share } from '../share.ts';
import { and, greatest, least, or } from '../sql-terms.ts';
import { likelyDivisions } from './divide-word.ts';
import type { Level } from './level.ts';

export interface Reading {
  mayMatch: Share;
  condition: SQL;
  place: SQL;
}

/** Parts only searched in names come first, so that texts are not read if one is missing. */
export const hasParts = (parts: readonly SearchPart[]): SQL =>
  and(parts.toSorted((a, b) => Number(isInTexts(a)) - Number(isInTexts(b))).map(hasPart));

const readingOf = (parts: readonly SearchPart[]): Reading => ({
  mayMatch: { categoryIds: [], indexes: [allOf(parts.map(indexOf))] },
  condition: sql`(${hasParts(parts)})`,
  place: least(parts.map(placeOf)),
});

export const partsOf = (pieces: readonly string[], vocabulary: SearchVocabulary) =>
  pieces.map((piece) => searchPart(piece, vocabulary));

export const dividedReadings = (
  word: string,
  vocabulary: SearchVocabulary,
  divisionsOf = likelyDivisions,
): Reading[] =>
  divisionsOf(word, vocabulary).map((pieces) => readingOf(partsOf(pieces, vocabulary)));

export const readingsOf = (
  word: string,
  vocabulary: SearchVocabulary,
  divisionsOf = likelyDivisions,
): Reading[] => [
  readingOf([searchPart(word, vocabulary, true)]),
  ...dividedReadings(word, vocabulary, divisionsOf),
];

const bestPlace = (readings: readonly Reading[]): SQL => {
  const [only, ...others] = readings;
  if (only !== undefined && others.length === 0) return only.place;
  return greatest(
    readings.map(({ condition, place }) => sql`CASE WHEN ${condition} THEN ${place} ELSE 0 END`),
  );
};

const shareOfAny = (readings: readonly Reading[]): Share => ({
  categoryIds: [...new Set(readings.flatMap(({ mayMatch }) => mayMatch.categoryIds))],
  indexes: readings.flatMap(({ mayMatch }) => mayMatch.indexes),
});

function shareOfAll(words: readonly (readonly Reading[])[]): Share {
  const [only, ...others] = words.map(shareOfAny);
  if (only !== undefined && others.length === 0) return only;
  return {
    categoryIds: [],
    indexes: [allOf(words.map((readings) => queryOf(shareOfAny(readings))))],
  };
}

/** A level that matches each word by any of its readings. */
export const anyReading = (words: readonly (readonly Reading[])[]): Level => ({
  shares: [shareOfAll(words)],
  matches: and(words.map((readings) => or(readings.map(({ condition }) => condition)))),
  relevance: least(words.map(bestPlace)),
});
