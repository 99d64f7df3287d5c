import type { ShopProductsQuery } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { pageOf } from '../../../../platform/db/page-of.ts';
import { type Cursor, findShopProducts } from './product-list-repository.ts';

const PAGE = 50;

const cursorOf = ({ value, prd_id }: Cursor) =>
  Buffer.from(JSON.stringify([value, prd_id])).toString('base64url');

/** Parses the cursor of an address; a damaged one starts at the first page. */
function readCursor(text: string, sort: ShopProductsQuery['sort']): Cursor | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(read)) return undefined;
    const [value, prd_id] = read.map(String);
    if (value === undefined || prd_id === undefined || value.includes('\0')) return undefined;
    const isSound =
      sort === 'new'
        ? /^\d{4}-\d{2}-\d{2} [\d:.]{5,15}[+-][\d:]{2,8}$/.test(value)
        : sort === 'name' || sort === 'code' || /^-?\d{1,9}$/.test(value);
    return isSound ? { value, prd_id } : undefined;
  } catch {
    return undefined;
  }
}

export async function listShopProducts(db: Database, query: ShopProductsQuery) {
  const cursor = readCursor(query.after, query.sort);
  const found = await findShopProducts(db, query, cursor, PAGE + 1);
  const { rows, next } = pageOf(found, PAGE, cursorOf);
  const products = rows.map(({ value: _, variants, price_regular, set_qty, ...row }) => ({
    ...row,
    ...(price_regular > 0 && { price_regular }),
    ...(set_qty !== null && { set_qty }),
    ...(variants > 0 && { variants }),
  }));
  return { products, next };
}
