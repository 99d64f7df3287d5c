import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import type { ListQuery } from '../list-query.ts';
import { type CategoryTree, rememberedTree } from './category-tree.ts';
import { type Intent, intentOf } from './intent.ts';
import { labelCondition, labelMatch } from './labels.ts';
import { exactMatch, type SearchMatch } from './search-match.ts';
import { findSearchVocabulary, SearchVocabulary } from './search-vocabulary.ts';
import { findTypedList, storable } from './typed-list.ts';

export interface ProductFilter {
  tree: CategoryTree;
  /** Ids of the requested category and its children; undefined for the whole shop. */
  categoryIds: string[] | undefined;
  /** Ids that the category filter selects; undefined for no filter, empty for unknown categories. */
  chosen: string[] | undefined;
  words: string[];
  /** What was typed besides the words; undefined where nothing was typed. */
  intent: Intent | undefined;
  /** The condition on labels that was typed. */
  labels: SQL | undefined;
  vocabulary: SearchVocabulary;
  /** How the words are matched; undefined without words. */
  match: SearchMatch | undefined;
  /** How many products match as typed, 0 or few, where `match` is looser than that. */
  exact?: number;
  /** About how many products are for sale; only set for a list with words. */
  listed: number;
  query: ListQuery;
}

const NO_VOCABULARY = new SearchVocabulary([]);

/** Punctuation alone is a keyword that matches nothing; invisible characters are none. */
const wordsOf = (words: readonly string[], typed: string): string[] =>
  words.length === 0 && /[^\p{C}\p{Z}\p{M}\s]/u.test(typed) ? [storable(typed)] : [...words];

/** A budget narrows like the price filter. */
function within(query: ListQuery, intent: Intent): ListQuery {
  const { narrowing, order } = query;
  const min = Math.max(narrowing.min, intent.min);
  const max = Math.min(narrowing.max, intent.max);
  const isByPrice = intent.isCheapest && intent.words.length === 0 && order === 'rank';
  return {
    ...query,
    order: isByPrice ? 'price_asc' : order,
    // No product costs nothing.
    narrowing: { ...narrowing, ...(min > max ? { min: 0, max: 0 } : { min, max }) },
  };
}

function matchOf(intent: Intent, labels: SQL | undefined, vocabulary: SearchVocabulary) {
  if (intent.words.length > 0) return exactMatch(intent.words, vocabulary);
  return labels && labelMatch(intent);
}

const treeOf = rememberedTree();

/** Parses a list query: `cate` is a category's id or name, else a keyword (spec §2). */
export async function findProductFilter(
  db: Database,
  query: ListQuery,
  cate: string,
): Promise<ProductFilter> {
  const { form, words, words_of_cate, ...read } = await findTypedList(db, query.keyword, cate);
  const { categories, synonyms, listed } = read;
  const tree = await treeOf(db, categories);
  const category = tree.named(cate, form);
  const { cate: filter } = query.narrowing;
  const typed = wordsOf(words, query.keyword);
  const keywords = category ? typed : [...new Set([...wordsOf(words_of_cate, cate), ...typed])];
  const vocabulary =
    keywords.length > 0 ? await findSearchVocabulary(db, synonyms, tree.all) : NO_VOCABULARY;
  const intent = intentOf(keywords.join(' '));
  const labels = labelCondition(intent);
  return {
    tree,
    categoryIds: category && tree.family(category.cate_id),
    chosen: filter?.flatMap((cate_id) => tree.family(cate_id)),
    words: intent.words,
    intent: keywords.length > 0 ? intent : undefined,
    labels,
    vocabulary,
    match: matchOf(intent, labels, vocabulary),
    listed,
    query: within(query, intent),
  };
}
