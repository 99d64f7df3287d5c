import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { paymentNotices } from '../../platform/db/schema/index.ts';
import { type Attempt, attemptOfTrade } from '../order/attempts.ts';
import { lockOrder } from '../order/repository.ts';
import { applyCode, applyFailure, applyPayment, applyPending, type Settling } from './outcomes.ts';
import type { PaymentNews, PaymentProvider } from './port.ts';

/** What became of a piece of news; only `unknown` and `mismatch` are refused. */
export type Settled =
  | 'applied'
  | 'ignored'
  | 'refund'
  | 'repeated'
  | 'simulated'
  | 'unknown'
  | 'mismatch';

export interface SettleSettings {
  provider: Pick<PaymentProvider, 'name' | 'merchant' | 'allowsSimulated'>;
  publicUrl: string;
  now: Date;
}

const OUTCOMES = {
  paid: applyPayment,
  failed: applyFailure,
  code_issued: applyCode,
  pending: applyPending,
} as const;

/** Notices repeat with a changed text, so the body says nothing: trade, provider's number and code do (docs/taiwan). */
const dedupeKey = (provider: string, news: PaymentNews) =>
  [provider, news.trade_no, news.provider_trade_no, news.code].join(' ');

/** Writes the notice down; null where it had been before. */
async function keepNotice(
  tx: Database,
  news: PaymentNews,
  provider: string,
  now: Date,
): Promise<string | null> {
  const { trade_no, provider_trade_no, merchant, amount, code, message, pay_way } = news;
  const payload = {
    provider_trade_no,
    merchant,
    amount: `${amount}`,
    code,
    message,
    pay_way: `${pay_way}`,
  };
  const [row] = await tx
    .insert(paymentNotices)
    .values({
      id: randomUUID(),
      dedupe_key: dedupeKey(provider, news),
      provider,
      trade_no,
      kind: news.outcome,
      verified: true,
      payload,
      received_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  return row?.id ?? null;
}

const isOurs = (attempt: Attempt, news: PaymentNews, provider: SettleSettings['provider']) =>
  attempt.provider === provider.name &&
  provider.merchant === news.merchant &&
  attempt.amount === news.amount;

/** Applies verified news of a trade to its order, once, in one transaction (docs/specification). */
export async function settle(
  db: Database,
  news: PaymentNews,
  { provider, publicUrl, now }: SettleSettings,
): Promise<Settled> {
  // Nothing of it is kept, so that the same trade's real payment is no repeat.
  if (news.simulated && !provider.allowsSimulated) return 'simulated';
  return db.transaction(async (tx) => {
    const found = await attemptOfTrade(tx, news.trade_no);
    if (!found) return 'unknown';
    if (!isOurs(found, news, provider)) return 'mismatch';
    const order = await lockOrder(tx, found.ord_id);
    const id = await keepNotice(tx, news, provider.name, now);
    if (id === null) return 'repeated';
    // Read again: the attempt may have moved while the order's lock was waited for.
    const attempt = (await attemptOfTrade(tx, news.trade_no)) ?? found;
    const settling: Settling = { tx, order, attempt, news, publicUrl, now };
    const outcome = await OUTCOMES[news.outcome](settling);
    await tx
      .update(paymentNotices)
      .set({ outcome, processed_at: now })
      .where(eq(paymentNotices.id, id));
    return outcome;
  });
}
