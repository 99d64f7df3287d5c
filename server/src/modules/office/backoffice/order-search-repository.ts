import { cleanPhone, normaliseParcelNumber } from '@pinpu/shared/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beginsWith, contains } from '../../../platform/db/like-pattern.ts';
import { orderLines, orders, products, variants } from '../../../platform/db/schema/index.ts';
import { normaliseInvoiceNumber } from '../../sales/order/shop/invoice.ts';

/** The most products that are looked up for a word that is part of their names. */
const PRODUCTS = 200;

const begins = (column: PgColumn, text: string): SQL => sql`${column} LIKE ${beginsWith(text)}`;

const is = (column: PgColumn, text: string | undefined): SQL[] =>
  text === undefined ? [] : [sql`${column} = ${text} AND ${column} <> ''`];

// drizzle writes an outer column without its table, which a subquery takes for its own.
const sold = (which: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ${orderLines} WHERE ord_id = "orders"."ord_id" AND prd_id IN (${which}))`;

/** A code of a variant, or of a product, which means all its variants. */
const coded = (text: string): SQL => {
  const codes = sql`${text.toUpperCase()}, ${text}`;
  return sql`SELECT unnest(ARRAY[${codes}]) UNION ALL SELECT var_id FROM ${variants} WHERE prd_id IN (${codes})`;
};

const named = (text: string): SQL =>
  sql`SELECT var_id FROM ${variants} JOIN ${products} USING (prd_id) WHERE prd_name ILIKE ${contains(text)} LIMIT ${PRODUCTS}`;

/** Conditions that find a telephone number, as typed and as stored. */
function byNumber(text: string): SQL[] {
  const spellings = new Set([text, cleanPhone(text), text.replaceAll(/[\s()-]/g, '')]);
  return [...spellings].flatMap((one) => [
    begins(orders.cus_mobile, one),
    begins(orders.phone1, one),
  ]);
}

const plain = (text: string) => text.replaceAll(' ', '');

/** Whether a text looks like part of an address. No index finds it, so that other texts do not look for it. */
const isAddress = (text: string) => text.length > 1 && /[縣市鄉鎮區村里路街段巷弄號樓]/.test(text);

/** Chosen by what the text looks like; each but an address uses an index of its own. */
function meanings(text: string): SQL[] {
  if (text.includes('@')) return [begins(orders.cus_email, text.toLowerCase())];
  const isCode = /^[\d\sA-Za-z_-]+$/.test(text);
  return [
    ...(/^[+\d][\d\s()-]{3,}$/.test(text) ? byNumber(text) : []),
    ...(isCode ? [begins(orders.ord_code, text.toUpperCase())] : []),
    ...(isCode ? is(orders.ship_code, normaliseParcelNumber(text)) : []),
    ...(isCode ? is(orders.invoice_code, normaliseInvoiceNumber(text)) : []),
    ...(isCode ? [sold(coded(text)), begins(orders.cus_email, text.toLowerCase())] : []),
    begins(orders.cus_name, text),
    begins(orders.cnt_name, text),
    sold(named(text)),
    ...(isAddress(text)
      ? [sql`replace(${orders.addr1}, ' ', '') ILIKE ${contains(plain(text))}`]
      : []),
  ];
}

/**
 * Condition: the order is one of the first `limit` matches of a text within `among`. Each way to match reads at most
 * `limit` orders, so that a common surname costs as little as a rare one.
 */
export function isMeantBy(
  typed: string,
  among: SQL | undefined,
  { limit, order }: { limit: number; order: SQL },
): SQL {
  const newest = meanings(typed.normalize('NFKC').trim()).map(
    (meaning) =>
      sql`(SELECT ord_id FROM ${orders} WHERE ${and(among, meaning)} ORDER BY ${order} LIMIT ${limit})`,
  );
  return sql`${orders.ord_id} IN (${sql.join(newest, sql` UNION ALL `)})`;
}
