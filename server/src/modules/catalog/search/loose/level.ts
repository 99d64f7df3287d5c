import type { SQL } from 'drizzle-orm';
import type { IndexQuery } from '../index-query.ts';
import type { SearchVocabulary } from '../search-vocabulary.ts';

/** A way to match what was typed: what the index returns, which of it match, and how relevant each is. */
export interface Level {
  /** Products that may match are returned by any of these, each of which has a share of what is compared. */
  indexes: readonly (readonly IndexQuery[])[];
  /** A common word alone is such an index query: what leads the shop's rank most likely suffices. */
  hasCommon?: boolean;
  /** What is computed of each of them, once, for the conditions below. */
  columns?: readonly SQL[];
  matches: SQL;
  relevance: SQL;
}

/** Undefined where the level does not apply to these words. */
export type LevelOf = (words: readonly string[], vocabulary: SearchVocabulary) => Level | undefined;
