import { type SQL, sql } from 'drizzle-orm';
import { allOf } from './index-query.ts';
import {
  type CountedMatches,
  countedMatches,
  hasPartBeyondIndex,
  headedBy,
  type IndexedMatches,
  indexOf,
  isHead,
  isNamed,
  namedExactly,
  placedAbove,
  placeOf,
  type SearchPart,
  searchPart,
} from './search-part.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';
import { soldOutLast } from './sold-out-last.ts';
import { and, inIndex, least } from './sql-terms.ts';

/** How a keyword is matched: the condition, and the relevance, where higher is better. */
export interface SearchMatch {
  condition: SQL;
  relevance: SQL;
  named?: NamedMatches;
  /** The ids of all matches by relevance and the shop's rank, where they are known. */
  ids?: readonly string[];
}

/** Matches by name or category: their condition, and those with a relevance above a given value. */
export interface NamedMatches {
  condition: SQL;
  above(place: number): IndexedMatches;
  counted: CountedMatches;
}

export const typedParts = (words: readonly string[], vocabulary: SearchVocabulary) =>
  words.map((word) => searchPart(word, vocabulary, true));

export function exactRelevance(parts: readonly SearchPart[]): SQL {
  const whole = parts.map(({ word }) => word).join(' ');
  const place = sql`CASE WHEN search_name = ${whole} THEN 7 WHEN ${isHead(whole, parts)} THEN 6
    ELSE ${least(parts.map(placeOf))} END`;
  return soldOutLast(place, whole);
}

function aboveOf(part: SearchPart, place: number): IndexedMatches {
  if (place >= 6) return namedExactly(part);
  return place === 5 ? headedBy(part) : placedAbove(part, place);
}

/** The matches of a single word whose relevance does not depend on texts: values 2 to 7 of `exactRelevance`. */
function namedMatches(parts: readonly SearchPart[]): { named?: NamedMatches } {
  const [part] = parts;
  if (part === undefined || parts.length > 1 || part.accidents.length > 0) return {};
  return {
    named: {
      condition: isNamed(part),
      counted: countedMatches(part),
      above: (place) => aboveOf(part, place),
    },
  };
}

/** All words as typed, or synonyms of them, in any order. */
export function exactMatch(words: readonly string[], vocabulary: SearchVocabulary): SearchMatch {
  const parts = typedParts(words, vocabulary);
  const beyond = parts.flatMap((part) => hasPartBeyondIndex(part) ?? []);
  return {
    condition: and([inIndex(allOf(parts.map(indexOf))), ...beyond]),
    relevance: exactRelevance(parts),
    ...namedMatches(parts),
  };
}
