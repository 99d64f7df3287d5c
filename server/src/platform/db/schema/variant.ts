import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOW_STOCK_DEFAULT } from '../low-stock-default.ts';
import { products } from './catalog.ts';
import { amount, plainText } from './columns.ts';

/**
 * What is sold. Every product has a variant whose id is the product's: the only one of a product without options. Where
 * there are options, it is not for sale, and answers for lines from before they were added. Lines, orders and
 * reservations name a variant by its id in `prd_id`. The stock on the wire, `tot_qty`, is `on_hand − reserved`; both
 * change only by guarded updates (`WHERE on_hand - reserved >= qty`); the checks below reject what a guard missed.
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
    /** The price at level 1 (spec §9), computed as `priceAtLevel` does. */
    price_group: integer()
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN price1 > 0 AND price1 < price THEN price1 ELSE price END`),
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
    check('variants_low_stock_amount', sql`${t.low_stock} >= 0`),
    check('variants_stock', sql`${t.reserved} >= 0 AND ${t.on_hand} >= ${t.reserved}`),
    index('variants_product').on(t.prd_id, t.enabled.desc(), t.price, t.price_group, t.var_id),
    uniqueIndex('variants_values').on(t.prd_id, t.option_values),
    index('variants_low_stock')
      .on(t.var_id)
      .where(sql`enabled AND on_hand - reserved <= low_stock`),
  ],
);

/**
 * What a product is offered for: the prices of its cheapest variant on sale, and the stock of all of them together. A
 * product of which no variant is on sale has a row, too, without `on_sale`.
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
  /** `on_hand − reserved` of variants on sale. */
  tot_qty: integer().notNull(),
  /** Some variants on sale have another price or group price than the cheapest. */
  price_varies: boolean().notNull(),
}).existing();
