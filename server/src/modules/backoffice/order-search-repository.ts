import { normaliseMobile } from '@pinpu/shared/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beginsWith, contains } from '../../platform/db/like-pattern.ts';
import { orderLines, orders, products } from '../../platform/db/schema/index.ts';
import { normaliseInvoiceNumber } from '../order/invoice-number.ts';
import { normaliseParcelNumber } from '../order/parcel-number.ts';

/** The most products whose name a word of a search may be part of. */
const PRODUCTS = 200;

const begins = (column: PgColumn, text: string): SQL => sql`${column} LIKE ${beginsWith(text)}`;

const is = (column: PgColumn, text: string | undefined): SQL[] =>
  text === undefined ? [] : [sql`${column} = ${text} AND ${column} <> ''`];

// drizzle writes a column of the outer query without its table, which inside a subquery is the inner one.
const sold = (which: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ${orderLines} WHERE ord_id = "orders"."ord_id" AND prd_id IN (${which}))`;

const named = (text: string): SQL =>
  sql`SELECT prd_id FROM ${products} WHERE prd_name ILIKE ${contains(text)} LIMIT ${PRODUCTS}`;

/** Where a number is looked for: telephones as typed and as stored, order codes, parcels. */
function byNumber(text: string): SQL[] {
  const phone = normaliseMobile(text) ?? text.replaceAll(/[\s()-]/g, '');
  return [text, phone].flatMap((one) => [
    begins(orders.cus_mobile, one),
    begins(orders.phone1, one),
  ]);
}

/** The conditions of orders that a text can mean, by what it can be: each has an index of its own. */
function meanings(text: string): SQL[] {
  if (text.includes('@')) return [begins(orders.cus_email, text.toLowerCase())];
  const isCode = /^[\d\sA-Za-z_-]+$/.test(text);
  return [
    ...(/^[+\d][\d\s()-]{3,}$/.test(text) ? byNumber(text) : []),
    ...(isCode ? [begins(orders.ord_code, text.toUpperCase())] : []),
    ...(isCode ? is(orders.ship_code, normaliseParcelNumber(text)) : []),
    ...(isCode ? is(orders.invoice_code, normaliseInvoiceNumber(text)) : []),
    ...(isCode
      ? [sold(sql`${text.toUpperCase()}, ${text}`), begins(orders.cus_email, text.toLowerCase())]
      : []),
    begins(orders.cus_name, text),
    begins(orders.cnt_name, text),
    sold(named(text)),
  ];
}

/**
 * The condition that an order is among the newest `limit` that a text can mean and that are `among` the ones wanted. Each
 * meaning reads no more than that, so that a surname which half of the orders have costs what a rare one does.
 */
export function isMeantBy(typed: string, among: SQL | undefined, limit: number): SQL {
  const newest = meanings(typed.normalize('NFKC').trim()).map(
    (meaning) =>
      sql`(SELECT ord_id FROM ${orders} WHERE ${and(among, meaning)} ORDER BY ${orders.ord_date} DESC, ${orders.ord_code} DESC LIMIT ${limit})`,
  );
  return sql`${orders.ord_id} IN (${sql.join(newest, sql` UNION ALL `)})`;
}
