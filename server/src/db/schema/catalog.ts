import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { amount, htmlText, json, moment, plainText, tsvector } from './columns.ts';

/** Categories on two levels; a parent has `parent_cate_id` '' (spec §3). */
export const categories = pgTable(
  'categories',
  {
    cate_id: text().primaryKey(),
    cate_name: text().notNull(),
    parent_cate_id: plainText(),
    cate_attachment: plainText(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    index('categories_parent').on(t.parent_cate_id),
    index('categories_name').on(t.cate_name),
  ],
);

/** A list's order, over the whole shop and within a category; equals are ordered by id. */
const inOrder = (
  name: string,
  by: Partial<ExtraConfigColumn>,
  { prd_id, cate_id }: Record<'prd_id' | 'cate_id', ExtraConfigColumn>,
) => [
  index(`products_${name}`).on(by, prd_id).where(sql`enabled`),
  index(`products_cate_${name}`).on(cate_id, by, prd_id).where(sql`enabled`),
];

/**
 * Products. The stock on the wire, `tot_qty`, is `on_hand − reserved`; both move only by guarded updates
 * (`WHERE on_hand - reserved >= qty`), and the checks below refuse what a guard forgot.
 */
export const products = pgTable(
  'products',
  {
    prd_id: text().primaryKey(),
    prd_name: text().notNull(),
    prd_man_pic: plainText(),
    prd_album_pics: text().notNull().default('{"section_1":[]}'),
    prd_text_desc: htmlText(),
    sl_desc_content: htmlText(),
    ma_desc_content: htmlText(),
    cate_id: text()
      .notNull()
      .references(() => categories.cate_id),
    price: integer().notNull(),
    price1: amount(),
    cost_wholesale: amount(),
    on_hand: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    sold_out_qty: integer().notNull().default(0),
    like_count: integer().notNull().default(0),
    ship_fee: amount(),
    ship_fee_free_amt: amount(),
    /** Place among the featured ones, null for none. */
    featured: integer(),
    /** What 綜合排名 sorts by, highest first. */
    rank: integer().notNull().default(0),
    enabled: boolean().notNull().default(true),
    /** When it was listed; the product's age is counted from here (spec §9). */
    u_date: moment().notNull(),
    /** The price at level 1 (spec §9), as `priceAtLevel` has it. */
    price_group: integer()
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN price1 > 0 AND price1 < price THEN price1 ELSE price END`),
    /** Name, categories and description as they are searched, and the index over all three; by trigger (ADR 0013). */
    search_name: plainText(),
    search_shelf: plainText(),
    search_text: plainText(),
    search: tsvector().notNull().default(sql`''::tsvector`),
  },
  (t) => [
    check('products_price', sql`${t.price} > 0 AND ${t.price1} >= 0 AND ${t.cost_wholesale} >= 0`),
    check('products_stock', sql`${t.reserved} >= 0 AND ${t.on_hand} >= ${t.reserved}`),
    index('products_search').using('gin', t.search),
    ...inOrder('rank', t.rank.desc(), t),
    ...inOrder('new', t.u_date.desc(), t),
    ...inOrder('hot', t.sold_out_qty.desc(), t),
    ...inOrder('price', t.price.asc(), t),
    ...inOrder('group', t.price_group.asc(), t),
    index('products_featured').on(t.featured, t.prd_id).where(sql`featured IS NOT NULL`),
  ],
);

/** How many products of a category are for sale, kept by triggers (`db/triggers.sql`). */
export const shelfCounts = pgTable('shelf_counts', {
  cate_id: text().primaryKey(),
  products: integer().notNull(),
});

/** Slides of the home carousel; dates are `YYYY-MM-DD` in Taipei, '' for open (spec §3). */
export const slideshows = pgTable('slideshows', {
  id: text().primaryKey(),
  title: plainText(),
  sub_title: plainText(),
  m: plainText(),
  d: plainText(),
  url: plainText(),
  target: text().$type<'_self' | '_blank'>().notNull().default('_self'),
  enable: boolean().notNull().default(true),
  enable_sdate: plainText(),
  enable_edate: plainText(),
  caption: plainText(),
  caption_position: text().$type<'left' | 'right'>().notNull().default('left'),
  sort: integer().notNull().default(0),
});

/** The shop's settings by name: web resources, keywords, home blocks, support (see `ShopSettings`). */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: json<unknown>().notNull(),
  u_date: moment().notNull(),
});
