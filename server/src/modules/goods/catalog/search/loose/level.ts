import type { SQL } from 'drizzle-orm';
import type { SearchVocabulary } from '../search-vocabulary.ts';
import type { Share } from '../share.ts';

/** A way to match the typed words: its candidates, the condition that they must fulfil, and their relevance. */
export interface Level {
  /** Sources of candidates; the same number is compared from each. */
  shares: readonly Share[];
  /** Whether a share may be a common word alone; then the shop's best-ranked products likely match often enough. */
  hasCommon?: boolean;
  /** Columns computed once per candidate, for the conditions below. */
  columns?: readonly SQL[];
  matches: SQL;
  relevance: SQL;
}

/** Undefined where the level is not applicable to these words. */
export type LevelOf = (words: readonly string[], vocabulary: SearchVocabulary) => Level | undefined;
