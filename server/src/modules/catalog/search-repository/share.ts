import { anyOf, type IndexQuery, ofCategories } from './index-query.ts';

/** Some of what may match: all products of these categories, and what the index returns by any of these. */
export interface Share {
  categoryIds: readonly string[];
  indexes: readonly IndexQuery[];
}

/** The same by queries of the index alone. */
export const queriesOf = ({ categoryIds, indexes }: Share): IndexQuery[] =>
  categoryIds.length > 0 ? [ofCategories(categoryIds), ...indexes] : [...indexes];

export const queryOf = (share: Share): IndexQuery => anyOf(queriesOf(share));
