import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '../../../../../platform/db/text-array.ts';
import { anyOf } from '../index-query.ts';
import { exactRelevance, type SearchMatch, typedParts } from '../search-match.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import { queryOf } from '../share.ts';
import { soldOutLast } from '../sold-out-last.ts';
import { and, greatest, inIndex, or } from '../sql-terms.ts';
import { allDivisions } from './divide-word.ts';
import type { Level, LevelOf } from './level.ts';
import { anyReading, dividedReadings, readingsOf } from './reading.ts';

/** Every word as typed or divided into several, including divisions that no dictionary knows. */
export const freelyDividedLevel: LevelOf = (words, vocabulary) => {
  const [only = '', ...others] = words;
  if (others.length > 0)
    return anyReading(words.map((word) => readingsOf(word, vocabulary, allDivisions)));
  const divided = dividedReadings(only, vocabulary, allDivisions);
  return divided.length > 0 ? anyReading([divided]) : undefined;
};

/**
 * Every word as typed or divided into several. For a single word, each division becomes a level of its own and the
 * undivided word is left out: combined, the texts of one division's matches would also be read for every other
 * division.
 */
function dividedLevels(words: readonly string[], vocabulary: SearchVocabulary): Level[] {
  const [only = '', ...others] = words;
  if (others.length === 0)
    return dividedReadings(only, vocabulary).map((reading) => anyReading([[reading]]));
  const readings = words.map((word) => readingsOf(word, vocabulary));
  return readings.some(({ length }) => length > 1) ? [anyReading(readings)] : [];
}

const indexOf = ({ shares }: Level) => anyOf(shares.map(queryOf));

const conditionOf = (level: Level): SQL => and([inIndex(indexOf(level)), sql`(${level.matches})`]);

const foundAt = (level: Level): SQL =>
  sql`SELECT ctid FROM listed_products WHERE ${conditionOf(level)}`;

/** Condition over the `ctid` of matches: looking thousands up by their keys takes three times as long. */
function anyOfLevels(levels: readonly Level[], isExact: SQL): SQL {
  const exactly = sql`SELECT ctid FROM listed_products WHERE ${isExact}`;
  return sql`ctid = ANY(ARRAY(${sql.join([exactly, ...levels.map(foundAt)], sql` UNION `)}))`;
}

/** With several levels, the matches of each would be compared with the texts of all. */
const orExact = (level: Level, isExact: SQL): SQL =>
  and([or([sql`(${inIndex(indexOf(level))})`, isExact]), or([isExact, level.matches])]);

const relevanceIn = (levels: readonly Level[]): SQL =>
  greatest(
    levels.map(({ matches, relevance }) =>
      levels.length > 1 ? sql`CASE WHEN ${matches} THEN ${relevance} ELSE 0 END` : relevance,
    ),
  );

/** Exact ones first, which are few and known; undefined where no word can be divided. */
export function dividedMatch(
  words: readonly string[],
  vocabulary: SearchVocabulary,
  exact: readonly string[],
): SearchMatch | undefined {
  const divided = dividedLevels(words, vocabulary);
  const [only, ...others] = divided;
  if (only === undefined) return undefined;
  if (others.length === 0 && exact.length === 0)
    return { condition: conditionOf(only), relevance: soldOutLast(only.relevance) };
  const isExact = sql`prd_id = ANY(${textArray(exact)})`;
  const isFound = others.length > 0 ? anyOfLevels(divided, isExact) : orExact(only, isExact);
  return {
    condition: isFound,
    relevance: sql`CASE WHEN ${isExact} THEN 1000 + ${exactRelevance(typedParts(words, vocabulary))}
      ELSE ${soldOutLast(relevanceIn(divided))} END`,
  };
}
