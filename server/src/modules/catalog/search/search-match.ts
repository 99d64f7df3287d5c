import { type SQL, sql } from 'drizzle-orm';
import { allOf } from './index-query.ts';
import {
  hasPartBeyondIndex,
  indexOf,
  isHead,
  placeOf,
  type SearchPart,
  searchPart,
} from './search-part.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';
import { and, inIndex, least } from './sql-terms.ts';

/** How a keyword is matched: which products, and how relevant each is, best last. */
export interface SearchMatch {
  condition: SQL;
  relevance: SQL;
  best?: BestMatches;
}

/** The matches that many products have and that the name alone decides: which they are, and what ranks above them. */
interface BestMatches {
  condition: SQL;
  above: SQL;
}

export const typedParts = (words: readonly string[], vocabulary: SearchVocabulary) =>
  words.map((word) => searchPart(word, vocabulary, true));

export function exactRelevance(parts: readonly SearchPart[]): SQL {
  const whole = parts.map(({ word }) => word).join(' ');
  return sql`CASE WHEN search_name = ${whole} THEN 7 WHEN ${isHead(whole, parts)} THEN 6
    ELSE ${least(parts.map(placeOf))} END`;
}

/** The places 6 or 5 of a single word, as `exactRelevance` has them. */
function bestMatches(parts: readonly SearchPart[]): { best?: BestMatches } {
  const [part] = parts;
  if (part === undefined || parts.length > 1 || part.accidents.length > 0) return {};
  const { word } = part;
  return {
    best:
      [...word].length === 1
        ? { condition: isHead(word, parts), above: sql`search_name = ${word}` }
        : {
            condition: sql`strpos(search_name, ${word}) > 0`,
            above: sql`starts_with(search_name, ${word})`,
          },
  };
}

/** All words as typed, or a synonym of each, in any order. */
export function exactMatch(words: readonly string[], vocabulary: SearchVocabulary): SearchMatch {
  const parts = typedParts(words, vocabulary);
  const beyond = parts.flatMap((part) => hasPartBeyondIndex(part) ?? []);
  return {
    condition: and([inIndex(allOf(parts.map(indexOf))), ...beyond]),
    relevance: exactRelevance(parts),
    ...bestMatches(parts),
  };
}
