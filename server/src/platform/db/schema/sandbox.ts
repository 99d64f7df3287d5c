import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';

export type SandboxTradeState = 'open' | 'paid' | 'failed' | 'code_issued';

/** The sandbox provider's own records: the shop gets webhooks and queries, and never reads them. */
export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    /** The provider's own number, which can't be guessed, since it is the address of the payment page. */
    provider_trade_no: text().primaryKey(),
    trade_no: text().notNull(),
    merchant: text().notNull(),
    amount: integer().notNull(),
    ord_code: plainText(),
    item_names: plainText(),
    /** URLs that the browser returns to, by outcome: paid, failed, order. */
    return_urls: json<Record<'paid' | 'failed' | 'order', string>>().notNull(),
    state: text().$type<SandboxTradeState>().notNull(),
    pay_way: integer().notNull().default(0),
    /** In how many instalments the shop wants a card charged; 0 for none. */
    pay_period: integer().notNull().default(0),
    /** The issued code: Barcode1–3, or BankCode and vAccount. */
    meta: json<Record<string, string>>().notNull().default({}),
    expires_at: moment(),
    /** Webhooks the shop has not acknowledged yet are sent again. */
    unacknowledged: integer('unheard').notNull().default(0),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('sandbox_trades_trade').on(t.trade_no),
    index('sandbox_trades_unheard').on(t.unacknowledged, t.u_date),
  ],
);
