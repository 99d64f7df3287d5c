import { sql } from 'drizzle-orm';
import {
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns.ts';

/** The indexes of one sort order: whole shop and within a category, ties by id. `by` is a function: an index consumes `desc()`. */
const inOrder = (
  name: string,
  by: () => Partial<ExtraConfigColumn>[],
  { prd_id, cate_id }: Record<'prd_id' | 'cate_id', ExtraConfigColumn>,
) => {
  const [first = {}, ...others] = by();
  return [
    index(`listed_${name}`).on(first, ...others, prd_id),
    index(`listed_cate_${name}`).on(cate_id, ...by(), prd_id),
  ];
};

/** All that lists are searched and sorted by; written by triggers on `products` (ADR 0013). */
export const listedProducts = pgTable(
  'listed_products',
  {
    prd_id: text().primaryKey(),
    cate_id: text().notNull(),
    price: integer().notNull(),
    price_group: integer().notNull(),
    in_stock: boolean().notNull(),
    ships_free: boolean().notNull(),
    /** The shop's rank; sold-out products rank below all others (`rank_in_lists`). */
    rank: integer().notNull(),
    u_date: moment().notNull(),
    sold_out_qty: integer().notNull(),
    featured: integer(),
    search_name: text().notNull(),
    search_text: text().notNull(),
    /** The character bigrams of both, and the category's id (`search_index`). */
    search: tsvector().notNull(),
    /** PostgreSQL only moves long texts out of rows longer than 2 KB, and then moves all. */
    filler: text().notNull().default(sql`repeat(' ', 2000)`),
  },
  (t) => [
    index('listed_search').using('gin', t.search),
    ...inOrder('rank', () => [t.rank.desc()], t),
    ...inOrder('new', () => [t.in_stock.desc(), t.u_date.desc()], t),
    ...inOrder('hot', () => [t.in_stock.desc(), t.sold_out_qty.desc()], t),
    ...inOrder('price', () => [t.in_stock.desc(), t.price.asc()], t),
    ...inOrder('group', () => [t.in_stock.desc(), t.price_group.asc()], t),
    index('listed_featured').on(t.featured, t.prd_id).where(sql`featured IS NOT NULL`),
  ],
);

/**
 * Counts of listed products by category, price and kind, maintained by a trigger. A change inserts a row with a
 * positive or negative count and locks nothing, so that orders for similar products do not wait for each other. Readers
 * add the rows up; `merge_price_counts()` merges them.
 */
export const priceCounts = pgTable(
  'price_counts',
  {
    cate_id: text().notNull(),
    /** Whether this is the price at level 1. */
    at_group: boolean().notNull(),
    /** The lowest price with the same length and the same first two digits (`price_step`). */
    step: integer().notNull(),
    in_stock: boolean().notNull(),
    ships_free: boolean().notNull(),
    products: integer().notNull(),
  },
  // Covers every column, so that sums only read the index, even after many rows were merged.
  (t) => [
    index('price_counts_sum').on(
      t.at_group,
      t.cate_id,
      t.step,
      t.in_stock,
      t.ships_free,
      t.products,
    ),
  ],
);
