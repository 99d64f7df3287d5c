import {
  normaliseInvoiceNumber,
  normaliseMobile,
  normaliseParcelNumber,
} from '@pinpu/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { orderLines, orders, products } from '../../platform/db/schema/index.ts';

/** The most products whose name a word of a search may be part of. */
const PRODUCTS = 200;

const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const begins = (column: PgColumn, text: string): SQL =>
  sql`SELECT ord_id FROM ${orders} WHERE ${column} LIKE ${`${literal(text)}%`}`;

const is = (column: PgColumn, text: string | undefined): SQL[] =>
  text === undefined
    ? []
    : [sql`SELECT ord_id FROM ${orders} WHERE ${column} = ${text} AND ${column} <> ''`];

const sold = (which: SQL): SQL => sql`SELECT ord_id FROM ${orderLines} WHERE prd_id IN (${which})`;

const named = (text: string): SQL =>
  sql`SELECT prd_id FROM ${products} WHERE prd_name ILIKE ${`%${literal(text)}%`} LIMIT ${PRODUCTS}`;

/** Where a number is looked for: telephones as typed and as stored, order codes, parcels. */
function byNumber(text: string): SQL[] {
  const phone = normaliseMobile(text) ?? text.replaceAll(/[\s()-]/g, '');
  return [text, phone].flatMap((one) => [
    begins(orders.cus_mobile, one),
    begins(orders.phone1, one),
  ]);
}

/** The searches for a text, by what it can be: each reads an index of its own. */
function searches(text: string): SQL[] {
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

/** The condition that an order is one that a text can mean; undefined for ''. */
export function meantBy(typed: string): SQL | undefined {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return undefined;
  return sql`${orders.ord_id} IN (${sql.join(searches(text), sql` UNION ALL `)})`;
}
