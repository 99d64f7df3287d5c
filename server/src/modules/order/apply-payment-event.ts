import type { Database } from '../../platform/db/index.ts';
import type { EventContext, EventResult, PaymentEvent } from '../payment/port.ts';
import {
  type Attempt,
  findAttemptByTradeNo,
  insertPaymentEvent,
  updatePaymentEvent,
} from '../payment/repository.ts';
import { applyCode, applyFailure, applyPayment, applyPending } from './payment-outcomes.ts';
import { lockOrder } from './repository.ts';

const OUTCOMES = {
  paid: applyPayment,
  failed: applyFailure,
  code_issued: applyCode,
  pending: applyPending,
} as const;

const isExpected = (
  attempt: Attempt,
  event: PaymentEvent,
  { name, merchant }: EventContext['provider'],
) => attempt.provider === name && merchant === event.merchant && attempt.amount === event.amount;

/** Applies a verified payment event to its order, exactly once, in one transaction (docs/specification). */
export async function applyPaymentEvent(
  db: Database,
  event: PaymentEvent,
  { provider, publicUrl, now }: EventContext,
): Promise<EventResult> {
  // A simulated payment leaves no record, so that the real payment of the same trade is not a duplicate.
  if (event.simulated && !provider.acceptsSimulated) return 'simulated';
  return db.transaction(async (tx) => {
    const found = await findAttemptByTradeNo(tx, event.trade_no);
    if (!found) return 'unknown';
    if (!isExpected(found, event, provider)) return 'mismatch';
    const order = await lockOrder(tx, found.ord_id);
    const id = await insertPaymentEvent(tx, event, provider.name, now);
    if (id === null) return 'repeated';
    // Read again: the attempt may have changed while this transaction waited for the order's lock.
    const attempt = (await findAttemptByTradeNo(tx, event.trade_no)) ?? found;
    const result = await OUTCOMES[event.outcome]({ tx, order, attempt, event, publicUrl, now });
    await updatePaymentEvent(tx, id, { outcome: result, processed_at: now });
    return result;
  });
}
