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
  by: () => Partial<ExtraConfigColumn>,
  { prd_id, cate_id }: Record<'prd_id' | 'cate_id', ExtraConfigColumn>,
) => [
  index(`listed_${name}`).on(by(), prd_id),
  index(`listed_cate_${name}`).on(cate_id, by(), prd_id),
];

/**
 * Products for sale, one short row each, with everything a list is searched, filtered and sorted by. Written only by
 * triggers on `products` (in the first migration, ADR 0013).
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
    /** The shop's, and below all of it for what is sold out (`rank_in_lists`). */
    rank: integer().notNull(),
    u_date: moment().notNull(),
    sold_out_qty: integer().notNull(),
    featured: integer(),
    /** Name and descriptions, normalised for search. */
    search_name: text().notNull(),
    search_text: text().notNull(),
    /** The character bigrams of both, and the category's id (`search_index`). */
    search: tsvector().notNull(),
    /** PostgreSQL moves long texts out of a row only where the row is longer than 2 KB; this setting moves all of them. */
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
 * Listed products counted by category, price and kind, maintained by trigger. A change inserts a row with a positive or
 * negative count and locks nothing, so orders that sell out the same kind don't wait for one another. Readers sum the
 * counts; `merge_price_counts()` merges rows.
 */
export const priceCounts = pgTable(
  'price_counts',
  {
    cate_id: text().notNull(),
    /** Whether this is the price at level 1. */
    at_group: boolean().notNull(),
    /** The lowest price of the same length that begins with the same two digits (`price_step`). */
    step: integer().notNull(),
    in_stock: boolean().notNull(),
    ships_free: boolean().notNull(),
    products: integer().notNull(),
  },
  // Covers every column, so that sums read the index alone however many rows have been merged away.
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
