import { gt, lte, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOW_STOCK_DEFAULT } from '../low-stock-default.ts';
import { products } from './catalog.ts';
import { amount, plainText } from './columns.ts';

const PRICE_NOW =
  'CASE WHEN special_on AND price_special > 0 AND price_special < price THEN price_special ELSE price END';

/**
 * What is sold. Every product has a variant whose id is the product's: the only one of a product without options. Where
 * there are options, it is not for sale, and answers for lines from before they were added. Lines, orders and
 * reservations name a variant by its id in `prd_id`. The stock on the wire, `tot_qty`, is `freeUnits`; `on_hand` and
 * `reserved` change only by guarded updates (`WHERE on_hand - reserved >= qty`); the checks below reject what a guard missed.
 */
export const variants = pgTable(
  'variants',
  {
    var_id: text().primaryKey(),
    prd_id: text()
      .notNull()
      .references(() => products.prd_id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    price: integer().notNull(),
    price1: amount(),
    cost_wholesale: amount(),
    on_hand: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    /** With this many or fewer for sale, the variant is nearly sold out; 0 for never. */
    low_stock: integer().notNull().default(LOW_STOCK_DEFAULT),
    enabled: boolean().notNull().default(true),
    /** A lower price for some time; 0 for none. */
    price_special: amount(),
    /** Whether it is that time now; written when the product's dates are saved, and by the schedule. */
    special_on: boolean().notNull().default(false),
    /** The price that shoppers pay at level 0. */
    price_now: integer().notNull().generatedAlwaysAs(sql.raw(PRICE_NOW)),
    /** The price at level 1 (spec §9), computed as `priceAtLevel` does. */
    price_group: integer()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(`CASE WHEN price1 > 0 AND price1 < ${PRICE_NOW} THEN price1 ELSE ${PRICE_NOW} END`),
      ),
    /** How many more can be pre-ordered. Counted apart from stock, and only sold where there is none. */
    pre_left: integer().notNull().default(0),
    /** Whether pre-orders are accepted now; written as `special_on` is. */
    pre_open: boolean().notNull().default(false),
    /** Made of others (`setParts`): it has no stock of its own. */
    is_set: boolean().notNull().default(false),
    /** One value for each of the product's options, in their order; no two variants of a product have the same. */
    option_values: text().array().notNull().default(sql`'{}'`),
    /** The picture that the choice shows; '' for the product's. */
    picture: plainText(),
    /** EAN-8, EAN-13 or UPC; '' for none. */
    barcode: plainText(),
    /** In grams; 0 where it is not stated. */
    weight: amount(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    check('variants_price', sql`${t.price} > 0 AND ${t.price1} >= 0 AND ${t.cost_wholesale} >= 0`),
    check('variants_special', sql`${t.price_special} >= 0`),
    check('variants_pre_left', sql`${t.pre_left} >= 0`),
    check('variants_low_stock_amount', sql`${t.low_stock} >= 0`),
    check('variants_stock', sql`${t.reserved} >= 0 AND ${t.on_hand} >= ${t.reserved}`),
    index('variants_product').on(t.prd_id, t.enabled.desc(), t.price_now, t.price_group, t.var_id),
    uniqueIndex('variants_values').on(t.prd_id, t.option_values),
    index('variants_low_stock')
      .on(t.var_id)
      .where(sql`enabled AND NOT is_set AND on_hand - reserved <= low_stock`),
  ],
);

/** What a set is made of, for one piece of it. Its parts are no sets. */
export const setParts = pgTable(
  'set_parts',
  {
    /** The variant that is a set. */
    var_id: text()
      .notNull()
      .references(() => variants.var_id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    part_id: text()
      .notNull()
      .references(() => variants.var_id, { onUpdate: 'cascade' }),
    qty: integer().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.var_id, t.part_id] }),
    check('set_parts_qty', sql`${t.qty} > 0`),
    check('set_parts_other', sql`${t.var_id} <> ${t.part_id}`),
    index('set_parts_part').on(t.part_id),
  ],
);

/**
 * How many pieces of a variant can be ordered now: its stock; where there is none, what can be pre-ordered; of a set, what
 * its parts allow (SQL function `free_units`). `row` is the table or its alias in the query.
 */
export const freeUnits = (row = 'variants') =>
  sql<number>`free_units(${sql.identifier(row)})`.mapWith(Number);

/** How many pieces are in stock, without pre-orders; of a set, what its parts allow. */
export const stockUnits =
  sql<number>`CASE WHEN ${variants.is_set} THEN set_units(${variants.var_id})
  ELSE ${variants.on_hand} - ${variants.reserved} END`.mapWith(Number);

/**
 * Whether the dates of a variant's product let its special price apply at a moment (`isSpecialTime` of the domain).
 * `special_on` follows within seconds; what an order is charged is decided by this.
 */
export const isSpecialAt = (now: Date) =>
  sql<boolean>`(${variants.price_special} > 0
    AND coalesce(${lte(products.special_from, now)}, true)
    AND coalesce(${gt(products.special_until, now)}, true))`;

/** What a variant costs at a moment, without a group price. */
export const priceAt = (now: Date) =>
  sql<number>`CASE WHEN ${isSpecialAt(now)} AND ${variants.price_special} < ${variants.price}
    THEN ${variants.price_special} ELSE ${variants.price} END`.mapWith(Number);

/** The ordinary price of a variant whose special one applies; 0 where it does not. */
export const priceRegular =
  sql<number>`CASE WHEN ${variants.price_now} < ${variants.price} THEN ${variants.price} ELSE 0 END`.mapWith(
    Number,
  );

/** Whether a variant is out of stock and can be pre-ordered. */
export const isPreorder = sql<boolean>`${variants.pre_open} AND ${variants.pre_left} > 0 AND ${variants.on_hand} <= ${variants.reserved}`;

/**
 * What a product is offered for: the price of its cheapest variant on sale, the lowest group price of all, and the stock
 * of all together. A product of which no variant is on sale has a row, too, without `on_sale`.
 */
export const offers = pgView('offers', {
  prd_id: text().notNull(),
  on_sale: boolean().notNull(),
  price: integer().notNull(),
  price1: integer().notNull(),
  price_group: integer().notNull(),
  cost_wholesale: integer().notNull(),
  on_hand: integer().notNull(),
  reserved: integer().notNull(),
  /** `freeUnits` of variants on sale. */
  tot_qty: integer().notNull(),
  /** Some variants on sale have another price or group price than the cheapest. */
  price_varies: boolean().notNull(),
  /** What the cheapest variant costs without its special price; 0 where it has none now. */
  price_regular: integer().notNull(),
  /** None is in stock, and some can be pre-ordered. */
  preorder: boolean().notNull(),
}).existing();
