import type { Database } from '../../../platform/db/index.ts';
import { listQuery } from './list-query.ts';
import { findProductsById } from './repository.ts';
import { findTypedPage } from './search/list-page.ts';
import { findProductFilter } from './search/product-filter.ts';

/** Pictures of the first products of a category or of the whole shop; none for a keyword, whose search is slow. */
export async function firstPictures(db: Database, cate: string, count: number): Promise<string[]> {
  const filter = await findProductFilter(db, listQuery({ l: String(count) }), cate);
  if (filter.words.length > 0) return [];
  const items = await findProductsById(db, (await findTypedPage(db, filter)).prd_ids);
  return items.map(({ prd_man_pic }) => prd_man_pic).filter((picture) => picture !== '');
}
