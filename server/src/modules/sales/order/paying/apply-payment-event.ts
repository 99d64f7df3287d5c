import type { Database } from '../../../../platform/db/index.ts';
import type { EventContext, EventResult, PaymentEvent } from '../../payment/port.ts';
import {
  type Attempt,
  findAttemptByTradeNo,
  insertPaymentEvent,
  insertUnmatchedEvent,
  updatePaymentEvent,
} from '../../payment/repository.ts';
import { lockOrder } from '../repository.ts';
import {
  applyCode,
  applyFailure,
  applyMismatch,
  applyPayment,
  applyPending,
} from './payment-outcomes.ts';

const OUTCOMES = {
  paid: applyPayment,
  failed: applyFailure,
  code_issued: applyCode,
  pending: applyPending,
} as const;

const isOfProvider = (
  attempt: Attempt,
  event: PaymentEvent,
  { name, merchant }: EventContext['provider'],
) => attempt.provider === name && merchant === event.merchant;

/** Applies a verified payment event to its order, exactly once, in one transaction (docs/specification). */
export async function applyPaymentEvent(
  db: Database,
  event: PaymentEvent,
  { provider, publicUrl, limits, now }: EventContext,
): Promise<EventResult> {
  // A simulated payment leaves no record, so that the real payment of the same trade is not a duplicate.
  if (event.simulated && !provider.acceptsSimulated) return 'simulated';
  return db.transaction(async (tx) => {
    const found = await findAttemptByTradeNo(tx, event.trade_no);
    if (!found || !isOfProvider(found, event, provider)) {
      const outcome = found ? 'mismatch' : 'unknown';
      await insertUnmatchedEvent(tx, { event, provider: provider.name, outcome }, now);
      return outcome;
    }
    const order = await lockOrder(tx, found.ord_id);
    const isExpected = found.amount === event.amount;
    const id = await insertPaymentEvent(tx, { event, provider: provider.name, isExpected }, now);
    if (id === null) return isExpected ? 'repeated' : 'mismatch';
    // Read again, since the attempt may have changed while this transaction waited for the order's lock.
    const attempt = (await findAttemptByTradeNo(tx, event.trade_no)) ?? found;
    const apply = isExpected ? OUTCOMES[event.outcome] : applyMismatch;
    const result = await apply({ tx, order, attempt, event, publicUrl, limits, now });
    await updatePaymentEvent(tx, id, { outcome: result, processed_at: now });
    return result;
  });
}
