import type { ProductFacets } from '@pinpu/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { readOnce } from '../../../../platform/read-once.ts';
import type { CategoryTree } from './category-tree.ts';
import { base, filters, isSearched, priceColumn } from './conditions.ts';
import { counted } from './counts.ts';
import { FEW, findMatchByLevels } from './loose/match-by-levels.ts';
import type { ProductFilter } from './product-filter.ts';
import type { SearchAllowance } from './search-allowance.ts';

/** One category's share of the list; each column is computed without the filter it is named after. */
interface Share {
  [column: string]: unknown;
  cate_id: string;
  in_cate: number;
  total: number;
  in_stock: number;
  free: number;
  lowest: number | null;
  highest: number | null;
}

/** Shares of a keyword search: every product is read. */
function sharesFound(filter: ProductFilter): SQL {
  const { cate, price, stock, free } = filters(filter);
  const amount = priceColumn(filter.query.narrowing.pl);
  return sql`SELECT cate_id,
      (count(*) FILTER (WHERE ${price} AND ${stock} AND ${free}))::integer AS in_cate,
      (count(*) FILTER (WHERE ${cate} AND ${price} AND ${stock} AND ${free}))::integer AS total,
      (count(*) FILTER (WHERE ${cate} AND ${price} AND ${free} AND in_stock))::integer AS in_stock,
      (count(*) FILTER (WHERE ${cate} AND ${price} AND ${stock} AND ships_free))::integer AS free,
      min(${amount}) FILTER (WHERE ${cate} AND ${stock} AND ${free}) AS lowest,
      max(${amount}) FILTER (WHERE ${cate} AND ${stock} AND ${free}) AS highest
    FROM listed_products WHERE ${base(filter)} GROUP BY cate_id`;
}

/** The same for a list without words, from the price counts; the lowest price is read from an index. */
function sharesCounted(filter: ProductFilter): SQL {
  const { cate, stock, free } = filters(filter);
  const amount = priceColumn(filter.query.narrowing.pl);
  // The indexes have products for sale before sold-out ones, so that each kind has a first one of its own.
  const first = (which: SQL, order: SQL) => sql`CASE WHEN ${cate} THEN (
    SELECT ${which}(edge) FROM (VALUES (true), (false)) AS kind (stocked) CROSS JOIN LATERAL (
      SELECT ${amount} AS edge FROM listed_products AS listed
      WHERE listed.cate_id = share.cate_id AND in_stock = stocked AND ${stock} AND ${free}
      ORDER BY ${order} LIMIT 1) AS found) END`;
  const sum = (where: SQL) =>
    sql`coalesce(sum(products) FILTER (WHERE priced AND ${where}), 0)::integer`;
  return sql`SELECT share.*, ${first(sql`min`, sql`${amount}`)} AS lowest,
      ${first(sql`max`, sql`${amount} DESC`)} AS highest
    FROM (SELECT cate_id,
        ${sum(sql`${stock} AND ${free}`)} AS in_cate,
        ${sum(sql`${cate} AND ${stock} AND ${free}`)} AS total,
        ${sum(sql`${cate} AND ${free} AND in_stock`)} AS in_stock,
        ${sum(sql`${cate} AND ${stock} AND ships_free`)} AS free
      FROM (${counted(filter)}) AS counted GROUP BY cate_id) AS share`;
}

const sumOf = (shares: readonly Share[], column: 'in_cate' | 'total' | 'in_stock' | 'free') =>
  shares.reduce((sum, share) => sum + share[column], 0);
/** Categories with products; a parent includes its children's. */
const categoryCounts = (tree: CategoryTree, shares: readonly Share[]) =>
  tree.all
    .map(({ cate_id }) => {
      const family = tree.family(cate_id);
      const inside = shares.filter((share) => family.includes(share.cate_id));
      return { cate_id, count: sumOf(inside, 'in_cate') };
    })
    .filter(({ count }) => count > 0);

async function findShares(
  db: Database,
  filter: ProductFilter,
  allowance: SearchAllowance,
): Promise<Share[]> {
  const shares = readOnce(async (at: ProductFilter) => {
    const query = isSearched(at) ? sharesFound(at) : sharesCounted(at);
    return (await db.execute<Share>(query)).rows;
  });
  const totalOf = async (at: ProductFilter) => sumOf(await shares(at), 'total');
  if ((await totalOf(filter)) >= FEW) return shares(filter);
  return shares(await findMatchByLevels(db, filter, allowance, { totalOf }));
}

/** Facets of this list: each is counted without its own filter. */
export async function findFacets(
  db: Database,
  filter: ProductFilter,
  allowance: SearchAllowance,
): Promise<ProductFacets> {
  const rows = await findShares(db, filter, allowance);
  const lows = rows.flatMap(({ lowest }) => lowest ?? []);
  const highs = rows.flatMap(({ highest }) => highest ?? []);
  return {
    total: sumOf(rows, 'total'),
    categories: categoryCounts(filter.tree, rows),
    price: { min: lows.length > 0 ? Math.min(...lows) : 0, max: Math.max(0, ...highs) },
    in_stock: sumOf(rows, 'in_stock'),
    free_shipping: sumOf(rows, 'free'),
  };
}
