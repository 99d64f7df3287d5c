import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../index-query.ts';
import { exactRelevance, type SearchMatch, typedParts } from '../search-match.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import { greatest, inIndex } from '../sql-terms.ts';
import { allDivisions } from './divide-word.ts';
import type { Level, LevelOf } from './level.ts';
import { anyReading, readingsOf } from './reading.ts';

/** All words, each perhaps typed together with another. */
export const dividedLevel = (words: readonly string[], vocabulary: SearchVocabulary): Level =>
  anyReading(words.map((word) => readingsOf(word, vocabulary)));

/** The same with divisions that no dictionary knows. */
export const freelyDividedLevel: LevelOf = (words, vocabulary) =>
  anyReading(words.map((word) => readingsOf(word, vocabulary, allDivisions)));

/**
 * A single word as several. Each reading is looked up by itself, and the word as typed is left out: a reading reads
 * texts that the index of another returns a thousand times.
 */
function readingLevels([word, ...others]: readonly string[], vocabulary: SearchVocabulary) {
  if (word === undefined || others.length > 0) return undefined;
  const [, ...divided] = readingsOf(word, vocabulary);
  return divided.length > 0 ? divided.map((reading) => anyReading([[reading]])) : undefined;
}

const foundAt = ({ indexes, matches }: Level): SQL =>
  sql`SELECT prd_id FROM listed_products WHERE ${inIndex(anyOf(indexes))} AND (${matches})`;

/** What matches exactly, which is known and few, and after that what does with words typed together. */
export function dividedMatch(
  words: readonly string[],
  vocabulary: SearchVocabulary,
  exact: readonly string[],
): SearchMatch {
  const divided = readingLevels(words, vocabulary) ?? [dividedLevel(words, vocabulary)];
  const found = sql.join(divided.map(foundAt), sql` UNION `);
  const isExact = sql`prd_id = ANY(${sql.param([...exact])}::text[])`;
  return {
    condition: sql`prd_id = ANY(${sql.param([...exact])}::text[] || ARRAY(${found}))`,
    relevance: sql`CASE WHEN ${isExact} THEN 1000 + ${exactRelevance(typedParts(words, vocabulary))}
      ELSE ${greatest(divided.map(({ relevance }) => relevance))} END`,
  };
}
