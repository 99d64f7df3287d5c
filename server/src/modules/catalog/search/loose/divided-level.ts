import { type SQL, sql } from 'drizzle-orm';
import { allOf, anyOf } from '../index-query.ts';
import { exactRelevance, type SearchMatch, typedParts } from '../search-match.ts';
import { hasPart, indexOf } from '../search-part.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import { and, inIndex } from '../sql-terms.ts';
import { allDivisions } from './divide-word.ts';
import type { Level, LevelOf } from './level.ts';
import { anyReading, readingsOf } from './reading.ts';

/** All words as typed, as one of several levels. */
function exactLevel(words: readonly string[], vocabulary: SearchVocabulary): Level {
  const parts = typedParts(words, vocabulary);
  return {
    indexes: [allOf(parts.map(indexOf))],
    matches: and(parts.map(hasPart)),
    relevance: exactRelevance(parts),
  };
}

/** All words, each perhaps typed together with another. */
export const dividedLevel = (words: readonly string[], vocabulary: SearchVocabulary): Level =>
  anyReading(words.map((word) => readingsOf(word, vocabulary)));

/** The same with divisions that no dictionary knows. */
export const freelyDividedLevel: LevelOf = (words, vocabulary) =>
  anyReading(words.map((word) => readingsOf(word, vocabulary, allDivisions)));

const foundAt = ({ indexes, matches }: Level): SQL =>
  sql`SELECT prd_id FROM listed_products WHERE ${inIndex(anyOf(indexes))} AND (${matches})`;

/**
 * What matches exactly, and after that what does with words typed together. Each is looked up by itself: the index
 * returns few products for the one and many for the other, whose texts must not be read to compare them with the first.
 */
export function dividedMatch(words: readonly string[], vocabulary: SearchVocabulary): SearchMatch {
  const [exact, divided] = [exactLevel(words, vocabulary), dividedLevel(words, vocabulary)];
  return {
    condition: sql`prd_id = ANY(ARRAY(${foundAt(exact)} UNION ${foundAt(divided)}))`,
    relevance: sql`CASE WHEN prd_id IN (${foundAt(exact)}) THEN 1000 + ${exact.relevance}
      ELSE ${divided.relevance} END`,
  };
}
