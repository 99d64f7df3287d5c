import { STOCK_LIMIT, type StockQuery } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { countStock, findStock } from './stock-list-repository.ts';

/** A page of the table of stock and prices, and how many products each filter has. */
export async function listStock(db: Database, query: StockQuery) {
  const found = await findStock(db, query, STOCK_LIMIT + 1);
  const page = found.slice(0, STOCK_LIMIT);
  const last = page.at(-1);
  const cursor = last && `${query.sort === 'code' ? '' : last.sorted_by}~${last.prd_id}`;
  return {
    products: page.map(({ sorted_by: _, ...product }) => product),
    next: found.length > STOCK_LIMIT && cursor ? cursor : '',
    counts: await countStock(db),
  };
}
