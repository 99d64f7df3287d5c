import { anyOf, type IndexQuery, ofCategories } from './index-query.ts';

/** A source of candidates: all products of these categories, and those that any of the index queries returns. */
export interface Share {
  categoryIds: readonly string[];
  indexes: readonly IndexQuery[];
}

/** The same as index queries only. */
export const queriesOf = ({ categoryIds, indexes }: Share): IndexQuery[] =>
  categoryIds.length > 0 ? [ofCategories(categoryIds), ...indexes] : [...indexes];

export const queryOf = (share: Share): IndexQuery => anyOf(queriesOf(share));
