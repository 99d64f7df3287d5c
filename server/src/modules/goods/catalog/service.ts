import type { Product, ProductFacets, ProductItem } from '@pinpu/shared/contracts';
import type { Database } from '../../../platform/db/index.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import { findBundle } from './category-repository.ts';
import { forReader } from './for-reader.ts';
import { type ListQuery, MAX_PAGE_SIZE } from './list-query.ts';
import { provenance } from './makers.ts';
import { findProduct, findProductsById } from './repository.ts';
import { findFacets } from './search/facets.ts';
import { findPage } from './search/list-page.ts';
import { findProductFilter, type ProductFilter } from './search/product-filter.ts';
import type { SearchAllowance } from './search/search-allowance.ts';

interface Pager {
  items: ProductItem[];
  total: number;
  page: number;
  size: number;
  /** How many products match as typed, where the list also has looser matches. */
  exact?: number;
}

export interface ListReader {
  member: RequestMember | null;
  search: SearchAllowance;
}

/** Parses the list and counts a search where it has words. */
async function countedFilter(
  db: Database,
  query: ListQuery,
  cate: string,
  search: SearchAllowance,
): Promise<ProductFilter> {
  const filter = await findProductFilter(db, query, cate);
  if (filter.words.length > 0) await search.admit();
  return filter;
}

/** Products of a list: `cate` is a category's id or name, or a keyword (spec §2). */
export async function productPage(
  db: Database,
  query: ListQuery,
  cate: string,
  { member, search }: ListReader,
): Promise<Pager> {
  const filter = await countedFilter(db, query, cate, search);
  const { prd_ids, ...found } = await findPage(db, filter, search);
  const items = await findProductsById(db, prd_ids);
  const { page, size } = query;
  return { ...found, items: items.map((item) => forReader(item, member)), page, size };
}

export const productFacets = async (
  db: Database,
  query: ListQuery,
  cate: string,
  { search }: ListReader,
): Promise<ProductFacets> => findFacets(db, await countedFilter(db, query, cate, search), search);

async function chosenProducts(
  db: Database,
  prd_ids: readonly string[],
  reader: RequestMember | null,
): Promise<Pager> {
  const items = await findProductsById(db, prd_ids);
  const { length } = items;
  return {
    items: items.map((item) => forReader(item, reader)),
    total: length,
    page: 1,
    size: length,
  };
}

/** The bundle list: a promoter's bundle by its code, else the same list as without one (spec §2). */
export async function bundlePage(
  db: Database,
  query: ListQuery,
  cate: string,
  reader: ListReader,
): Promise<Pager> {
  const bundle = await findBundle(db, cate);
  return bundle
    ? chosenProducts(db, bundle.prd_ids, reader.member)
    : productPage(db, query, cate, reader);
}

/** Products by comma-separated ids; those not for sale are omitted. */
export const namedProducts = (db: Database, ids: string, reader: RequestMember | null) =>
  chosenProducts(db, [...new Set(ids.split(','))].slice(0, MAX_PAGE_SIZE), reader);

/** A product with everything its page shows; null if unknown or withdrawn. */
export async function productDetails(
  db: Database,
  prd_id: string,
  reader: RequestMember | null,
): Promise<Omit<Product, 'liked' | 'restock'> | null> {
  const found = await findProduct(db, prd_id);
  if (!found) return null;
  return { ...forReader(found.product, reader), ...(await provenance(db, found.provenance)) };
}
