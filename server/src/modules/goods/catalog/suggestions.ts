import type { Category, Suggestions } from '@pinpu/shared/contracts';
import type { Database } from '../../../platform/db/index.ts';
import { findHolding } from './category-repository.ts';
import { forReader } from './for-reader.ts';
import { listQuery } from './list-query.ts';
import { findProductsById } from './repository.ts';
import type { CategoryTree, ShelvedCategory } from './search/category-tree.ts';
import { findPage } from './search/list-page.ts';
import { findProductFilter } from './search/product-filter.ts';
import type { ListReader } from './service.ts';

const PRODUCTS = 6;
const CATEGORIES = 4;

const categoryOf = ({ form: _form, shelf: _shelf, ...category }: ShelvedCategory): Category =>
  category;

/** Non-empty categories with all the words in their name; prefix matches first. */
async function suggestedCategories(
  db: Database,
  tree: CategoryTree,
  words: readonly string[],
): Promise<Category[]> {
  const begins = ({ form }: ShelvedCategory) => form.startsWith(words.join(' '));
  const named = tree.all.filter(({ form }) => words.every((word) => form.includes(word)));
  const families = named.map(({ cate_id }) => tree.family(cate_id));
  const holding = new Set(await findHolding(db, families.flat()));
  return named
    .filter((_, i) => families[i]?.some((cate_id) => holding.has(cate_id)))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, CATEGORIES)
    .map(categoryOf);
}

/** Suggested products and categories for what has been typed so far; none for empty input. */
export async function suggestionsFor(
  db: Database,
  keyword: string,
  { member, search }: ListReader,
): Promise<Suggestions> {
  const query = listQuery({ q: keyword, l: String(PRODUCTS) });
  const filter = await findProductFilter(db, query, '');
  if (filter.words.length === 0) return { products: [], categories: [] };
  await search.admit();
  const { prd_ids } = await findPage(db, filter, search);
  const products = await findProductsById(db, prd_ids);
  return {
    products: products.map((product) => forReader(product, member)),
    categories: await suggestedCategories(db, filter.tree, filter.words),
  };
}
