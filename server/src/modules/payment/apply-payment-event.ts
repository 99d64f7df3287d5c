import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { paymentNotices } from '../../platform/db/schema/index.ts';
import { type Attempt, attemptOfTrade } from '../order/attempts.ts';
import { lockOrder } from '../order/repository.ts';
import {
  applyCode,
  applyFailure,
  applyPayment,
  applyPending,
  type EventContext,
} from './outcomes.ts';
import type { PaymentEvent, PaymentProvider } from './port.ts';

/** The result of applying an event; only `unknown` and `mismatch` are rejected. */
export type ApplyResult =
  | 'applied'
  | 'ignored'
  | 'refund'
  | 'repeated'
  | 'simulated'
  | 'unknown'
  | 'mismatch';

export interface ApplySettings {
  provider: Pick<PaymentProvider, 'name' | 'merchant' | 'acceptsSimulated'>;
  publicUrl: string;
  now: Date;
}

const OUTCOMES = {
  paid: applyPayment,
  failed: applyFailure,
  code_issued: applyCode,
  pending: applyPending,
} as const;

/** Repeated webhooks may differ in their text, so trade, provider's number and code identify them (docs/taiwan). */
const dedupeKey = (provider: string, event: PaymentEvent) =>
  [provider, event.trade_no, event.provider_trade_no, event.code].join(' ');

/** Stores the event; null for a duplicate. */
async function insertWebhook(
  tx: Database,
  event: PaymentEvent,
  provider: string,
  now: Date,
): Promise<string | null> {
  const { trade_no, provider_trade_no, merchant, amount, code, message, pay_way } = event;
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
      dedupe_key: dedupeKey(provider, event),
      provider,
      trade_no,
      kind: event.outcome,
      verified: true,
      payload,
      received_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  return row?.id ?? null;
}

const isOurs = (attempt: Attempt, event: PaymentEvent, provider: ApplySettings['provider']) =>
  attempt.provider === provider.name &&
  provider.merchant === event.merchant &&
  attempt.amount === event.amount;

/** Applies a verified event to its order, exactly once, in one transaction (docs/specification). */
export async function applyPaymentEvent(
  db: Database,
  event: PaymentEvent,
  { provider, publicUrl, now }: ApplySettings,
): Promise<ApplyResult> {
  // Not stored, so that the real payment of the same trade is no duplicate.
  if (event.simulated && !provider.acceptsSimulated) return 'simulated';
  return db.transaction(async (tx) => {
    const found = await attemptOfTrade(tx, event.trade_no);
    if (!found) return 'unknown';
    if (!isOurs(found, event, provider)) return 'mismatch';
    const order = await lockOrder(tx, found.ord_id);
    const id = await insertWebhook(tx, event, provider.name, now);
    if (id === null) return 'repeated';
    // Read again: the attempt may have changed while this transaction waited for the order's lock.
    const attempt = (await attemptOfTrade(tx, event.trade_no)) ?? found;
    const context: EventContext = { tx, order, attempt, event, publicUrl, now };
    const outcome = await OUTCOMES[event.outcome](context);
    await tx
      .update(paymentNotices)
      .set({ outcome, processed_at: now })
      .where(eq(paymentNotices.id, id));
    return outcome;
  });
}
