import type { Category, Suggestions } from '@pinpu/shared/contracts';
import type { RequestMember } from '../../request-member.ts';
import type { Catalogue } from './finder/catalogue.ts';
import { byRelevance } from './finder/relevance.ts';
import { searchWords } from './finder/search-text.ts';
import { forReader } from './for-reader.ts';
import { findProductsById } from './product-repository.ts';
import type { Shop } from './service.ts';

const PRODUCTS = 6;
const CATEGORIES = 4;

/** Categories with all the words in their name in which something is for sale; those that begin so come first. */
function suggestedCategories(catalogue: Catalogue, words: readonly string[]): Category[] {
  const { tree } = catalogue;
  const isNamedSo = ({ cate_id }: Category) =>
    words.every((word) => tree.nameOf(cate_id).includes(word));
  const begins = ({ cate_id }: Category) => tree.nameOf(cate_id).startsWith(words.join(' '));
  return tree.all
    .filter(isNamedSo)
    .filter(({ cate_id }) => catalogue.holds(cate_id))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, CATEGORIES);
}

/** A few products and categories for what has been typed so far; nothing for nothing. */
export async function suggestionsFor(
  { db, finder }: Shop,
  keyword: string,
  reader: RequestMember | null,
): Promise<Suggestions> {
  const words = searchWords(keyword);
  if (words.length === 0) return { products: [], categories: [] };
  const catalogue = await finder.current();
  const categories = suggestedCategories(catalogue, words);
  const best = byRelevance(catalogue.sorted('rank'), catalogue.scores(words)).slice(0, PRODUCTS);
  const products = await findProductsById(
    db,
    best.map((slot) => catalogue.shelved.prd_id[slot] ?? ''),
  );
  return { products: products.map((product) => forReader(product, reader)), categories };
}
