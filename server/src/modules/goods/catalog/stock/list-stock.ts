import { STOCK_LIMIT, type StockQuery } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { countStock, findStock } from './stock-list-repository.ts';

/** A page of the table of stock and prices, and how many products each filter has. */
export async function listStock(db: Database, query: StockQuery) {
  const found = await findStock(db, query, STOCK_LIMIT + 1);
  const { rows, next } = pageOf(
    found,
    STOCK_LIMIT,
    ({ sorted_by, prd_id }) => `${query.sort === 'code' ? '' : sorted_by}~${prd_id}`,
  );
  return {
    products: rows.map(({ sorted_by: _, ...product }) => product),
    next,
    counts: await countStock(db),
  };
}
