import {
  type ProductOption,
  type ProductVideo,
  SHIP_DAYS_MAX,
  type TaxClass,
  type Temperature,
} from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, htmlText, json, moment, plainText } from './columns.ts';

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

/** A hidden maker has no page, but its registration still applies to its goods. */
export const makers = pgTable('makers', {
  maker_id: text().primaryKey(),
  maker_name: text().notNull(),
  maker_place: plainText(),
  maker_story: htmlText(),
  maker_picture: plainText(),
  /** 食品業者登錄字號, '' for makers of other goods. */
  food_reg_no: plainText(),
  sort: integer().notNull().default(0),
  enabled: boolean().notNull().default(true),
});

/** What a page says of goods; prices and stock belong to `variants`. */
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
    maker_id: text().references(() => makers.maker_id),
    net_content: plainText(),
    ingredients: plainText(),
    /** Names of allergen groups: empty for none, null where nothing is stated. */
    allergens: text().array(),
    shelf_life: plainText(),
    storage: plainText(),
    /** The product's own 食品業者登錄字號; '' where the maker's applies. */
    food_reg_no: plainText(),
    sold_out_qty: integer().notNull().default(0),
    like_count: integer().notNull().default(0),
    ship_fee: amount(),
    ship_fee_free_amt: amount(),
    /** Preparation time in days on which parcels leave, beyond the first. */
    ship_days: amount(),
    /** Position among the featured products, null for none. */
    featured: integer(),
    rank: integer().notNull().default(0),
    enabled: boolean().notNull().default(true),
    /** Put on sale by itself on the day of `u_date`; false once it is on sale. */
    auto_list: boolean().notNull().default(false),
    /** When it was listed; "new" is counted from here (spec §9). */
    u_date: moment().notNull(),
    /** Least and most pieces in an order, and most for a person; 0 for no limit. */
    min_qty: amount(),
    max_qty: amount(),
    max_buyer: amount(),
    tax_class: text().$type<TaxClass>().notNull().default('taxed'),
    /** What a shopper chooses; empty for a product without options. */
    options: json<ProductOption[]>().notNull().default([]),
    /** How it is stored on the way: parcels of another temperature can't carry it. */
    temperature: text().$type<Temperature>().notNull().default('room'),
    /** Length, width and height of its parcel together, in cm; 0 where it is not stated. */
    size_cm: amount(),
    /** When it goes off sale by itself; null for never. */
    sale_until: moment(),
    /** Between these moments the special prices of its variants apply; null for no limit. */
    special_from: moment(),
    special_until: moment(),
    /** Until when it can be pre-ordered once it is out of stock; null for no pre-orders. */
    preorder_until: moment(),
    /** The day on which pre-orders leave, YYYY-MM-DD in Taipei; '' for none. */
    preorder_ships: plainText(),
    videos: json<ProductVideo[]>().notNull().default([]),
    /** Rows of cells, the first of them headings; empty for none. */
    size_table: json<string[][]>().notNull().default([]),
    /** Path of the PDF that its page offers as 說明書; '' for none. */
    manual: plainText(),
  },
  (t) => [
    check(
      'products_ship_days',
      sql`${t.ship_days} BETWEEN 0 AND ${sql.raw(String(SHIP_DAYS_MAX))}`,
    ),
    check('products_limits', sql`${t.min_qty} >= 0 AND ${t.max_qty} >= 0 AND ${t.max_buyer} >= 0`),
    index('products_cate').on(t.cate_id),
    index('products_maker').on(t.maker_id),
    // Columns that the back office counts and filters by.
    index('products_hidden').on(t.prd_id).where(sql`NOT enabled`),
    index('products_auto_list').on(t.u_date).where(sql`auto_list`),
    index('products_sale_until').on(t.sale_until).where(sql`enabled AND sale_until IS NOT NULL`),
    index('products_special')
      .on(t.prd_id)
      .where(sql`special_from IS NOT NULL OR special_until IS NOT NULL`),
    index('products_preorder').on(t.prd_id).where(sql`preorder_until IS NOT NULL`),
  ],
);

/** Uploaded pictures that nothing uses yet. After a day, the unused ones are deleted with their rows. */
export const unsavedPictures = pgTable(
  'unsaved_pictures',
  {
    name: text().primaryKey(),
    at: moment().notNull(),
  },
  (t) => [index('unsaved_pictures_age').on(t.at)],
);

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

/** One changed setting of a version; null for the default. */
interface StoredSettingChange {
  key: string;
  before: unknown;
  after: unknown;
}

/** Every earlier state can be computed from the changes (ADR 0190). */
export const settingVersions = pgTable('setting_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  /** Account of an administrator, or `operator` for a command. */
  actor: text().notNull(),
  actor_kind: text().$type<'administrator' | 'operator'>().notNull(),
  /** The version that this one restored; null for other changes. */
  restored_id: bigint({ mode: 'number' }),
  changes: json<StoredSettingChange[]>().notNull(),
});
