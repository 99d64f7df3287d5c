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

/** A list's order, over the whole shop and within a category; equals are ordered by id. An index uses `desc()` up. */
const inOrder = (
  name: string,
  by: () => Partial<ExtraConfigColumn>,
  { prd_id, cate_id }: Record<'prd_id' | 'cate_id', ExtraConfigColumn>,
) => [
  index(`listed_${name}`).on(by(), prd_id),
  index(`listed_cate_${name}`).on(cate_id, by(), prd_id),
];

/**
 * What is for sale, a short row each: all that a list is found, filtered and sorted by. Written by triggers on
 * `products` alone (in the first migration, ADR 0013).
 */
export const listedProducts = pgTable(
  'listed_products',
  {
    prd_id: text().primaryKey(),
    cate_id: text().notNull(),
    price: integer().notNull(),
    price_group: integer().notNull(),
    in_stock: boolean().notNull(),
    ships_free: boolean().notNull(),
    rank: integer().notNull(),
    u_date: moment().notNull(),
    sold_out_qty: integer().notNull(),
    featured: integer(),
    /** Name, categories and descriptions in the form in which they are searched. */
    search_name: text().notNull(),
    search_shelf: text().notNull(),
    search_text: text().notNull(),
    /** The pairs of characters of all three. */
    search: tsvector().notNull(),
    /** The database moves long texts out of a row only where the row is longer than 2 KB; with this, every one is. */
    filler: text().notNull().default(sql`repeat(' ', 2000)`),
  },
  (t) => [
    index('listed_search').using('gin', t.search),
    ...inOrder('rank', () => t.rank.desc(), t),
    ...inOrder('new', () => t.u_date.desc(), t),
    ...inOrder('hot', () => t.sold_out_qty.desc(), t),
    ...inOrder('price', () => t.price.asc(), t),
    ...inOrder('group', () => t.price_group.asc(), t),
    index('listed_featured').on(t.featured, t.prd_id).where(sql`featured IS NOT NULL`),
  ],
);

/**
 * How many are listed of each category, price and kind, kept by trigger. A change adds a row, less or more by so
 * many, and locks nothing: orders that sell out the same kind don't wait for one another. The sum counts;
 * `merge_price_counts()` makes one row of several.
 */
export const priceCounts = pgTable(
  'price_counts',
  {
    cate_id: text().notNull(),
    /** Whether the price is that of level 1. */
    at_group: boolean().notNull(),
    /** The lowest price that begins with the same two digits and is as long (`price_step`). */
    step: integer().notNull(),
    in_stock: boolean().notNull(),
    ships_free: boolean().notNull(),
    products: integer().notNull(),
  },
  // All of a row, so that sums are taken from the index alone, however many rows have been merged away.
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
