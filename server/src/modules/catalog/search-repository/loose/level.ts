import type { SQL } from 'drizzle-orm';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import type { Share } from '../share.ts';

/** A way to match what was typed: what may match, which of it does, and how relevant each is. */
export interface Level {
  /** Candidates; of each, as many are compared. */
  shares: readonly Share[];
  /** A common word alone is an index query of theirs: what leads the shop's rank most likely suffices. */
  hasCommon?: boolean;
  /** Columns computed once per candidate, for the conditions below. */
  columns?: readonly SQL[];
  matches: SQL;
  relevance: SQL;
}

/** Undefined where the level does not apply to these words. */
export type LevelOf = (words: readonly string[], vocabulary: SearchVocabulary) => Level | undefined;
