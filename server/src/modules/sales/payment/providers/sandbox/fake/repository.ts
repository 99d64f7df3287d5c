import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../../../platform/db/index.ts';
import { firstRow } from '../../../../../../platform/db/rows.ts';
import {
  type SandboxTradeState,
  sandboxTrades,
} from '../../../../../../platform/db/schema/index.ts';

export type Trade = typeof sandboxTrades.$inferSelect;
type NewTrade = Omit<Trade, 'state' | 'meta' | 'expires_at' | 'unacknowledged'>;

/** The trade with this trade number, inserted if unknown, so that a form sent twice opens one trade. */
export async function findOrInsertTrade(db: Database, trade: NewTrade): Promise<Trade | undefined> {
  await db
    .insert(sandboxTrades)
    .values({ ...trade, state: 'open' })
    .onConflictDoNothing();
  return findTradeByTradeNo(db, trade.trade_no);
}

export const findTradeByTradeNo = (db: Database, trade_no: string) =>
  firstRow(db.select().from(sandboxTrades).where(eq(sandboxTrades.trade_no, trade_no)));

export const findTradeById = (db: Database, id: string) =>
  firstRow(db.select().from(sandboxTrades).where(eq(sandboxTrades.provider_trade_no, id)));

/** A trade by the number that a shopper types at a machine: its ATM account, or the second of its barcodes. */
export async function findTradeByCode(db: Database, code: string): Promise<Trade | undefined> {
  const named = ['vAccount', 'Barcode2'].map(
    (name) => sql`${sandboxTrades.meta}->>${name} = ${code}`,
  );
  const [row] = await db
    .select()
    .from(sandboxTrades)
    .where(or(...named))
    .limit(1);
  return row;
}

/** Changes a trade's state once; undefined where it is no longer one of `from`. */
export const updateTradeState = (
  db: Database,
  id: string,
  from: readonly SandboxTradeState[],
  change: Partial<Pick<Trade, 'state' | 'pay_way' | 'meta' | 'expires_at'>>,
  now: Date,
) =>
  firstRow(
    db
      .update(sandboxTrades)
      .set({ ...change, unacknowledged: 1, u_date: now })
      .where(and(eq(sandboxTrades.provider_trade_no, id), inArray(sandboxTrades.state, [...from])))
      .returning(),
  );

/** What has been paid back of a trade, in TWD; stored beside its codes. */
export const refundedOf = ({ meta }: Pick<Trade, 'meta'>): number => Number(meta.Refunded ?? 0);

/** Pays an amount of a paid trade back; undefined where less is left. */
export const addRefund = (db: Database, trade_no: string, refund: number, now: Date) => {
  const refunded = sql`coalesce((${sandboxTrades.meta}->>'Refunded')::int, 0) + ${refund}`;
  return firstRow(
    db
      .update(sandboxTrades)
      .set({
        meta: sql`${sandboxTrades.meta} || jsonb_build_object('Refunded', (${refunded})::text)`,
        u_date: now,
      })
      .where(
        and(
          eq(sandboxTrades.trade_no, trade_no),
          eq(sandboxTrades.state, 'paid'),
          sql`${refunded} <= ${sandboxTrades.amount}`,
        ),
      )
      .returning(),
  );
};

export async function markAcknowledged(db: Database, { provider_trade_no, state }: Trade) {
  await db
    .update(sandboxTrades)
    .set({ unacknowledged: 0 })
    .where(
      and(eq(sandboxTrades.provider_trade_no, provider_trade_no), eq(sandboxTrades.state, state)),
    );
}

/** Trades whose last webhook the shop has not acknowledged and which are older than `before`. */
export async function findUnacknowledgedTrades(db: Database, before: Date): Promise<Trade[]> {
  return db
    .select()
    .from(sandboxTrades)
    .where(and(gt(sandboxTrades.unacknowledged, 0), lte(sandboxTrades.u_date, before)))
    .limit(20);
}

export const deleteTrades = (db: Database, before: Date) =>
  db.delete(sandboxTrades).where(lt(sandboxTrades.u_date, before));
