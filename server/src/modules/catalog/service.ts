import type { Product, ProductItem } from '@pinpu/shared/contracts';
import type { Database } from '../../db/index.ts';
import type { RequestMember } from '../../request-member.ts';
import { findBundle, findShelf } from './category-repository.ts';
import { type ListQuery, wordsOf } from './list-query.ts';
import { findProduct, findProducts, findProductsById } from './product-repository.ts';

interface Pager {
  items: ProductItem[];
  total: number;
  page: number;
  size: number;
}

interface Shown {
  cost_wholesale: number;
  u_date: Date;
}

/** As it goes on the wire: what the shop pays is for promoters alone (ledger P9). */
function forReader<T extends Shown>(
  { cost_wholesale, u_date, ...rest }: T,
  reader: RequestMember | null,
) {
  const shown = { ...rest, u_date: u_date.toISOString() };
  return reader && reader.status > 0 ? { ...shown, cost_wholesale } : shown;
}

/** Products of a list: `cate` is a category's id or name, or a keyword (spec §2). */
export async function productPage(
  db: Database,
  query: ListQuery,
  cate: string,
  reader: RequestMember | null,
): Promise<Pager> {
  const shelf = cate === '' ? null : await findShelf(db, cate);
  const { page, size, featured } = query;
  const filter = {
    featured,
    words: shelf ? query.words : [...wordsOf(cate), ...query.words],
    ...(shelf ? { cate_ids: shelf } : {}),
  };
  const order = featured ? 'featured' : query.order;
  const { items, total } = await findProducts(db, filter, { order, page, size });
  return { items: items.map((item) => forReader(item, reader)), total, page, size };
}

/** The bundle variant: a promoter's bundle by its code, else the same list as without (spec §2). */
export async function bundlePage(
  db: Database,
  query: ListQuery,
  cate: string,
  reader: RequestMember | null,
): Promise<Pager> {
  const prd_ids = await findBundle(db, cate);
  if (!prd_ids) return productPage(db, query, cate, reader);
  const items = await findProductsById(db, prd_ids);
  return {
    items: items.map((item) => forReader(item, reader)),
    total: items.length,
    page: 1,
    size: items.length,
  };
}

/** A product with everything its page shows; null where there is none, or no longer. */
export async function productDetails(
  db: Database,
  prd_id: string,
  reader: RequestMember | null,
): Promise<Product | null> {
  const found = await findProduct(db, prd_id);
  return found && forReader(found, reader);
}
