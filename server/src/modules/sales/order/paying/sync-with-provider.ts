import type { Database } from '../../../../platform/db/index.ts';
import type { EventContext, PaymentEvent, PaymentProvider, TradeRef } from '../../payment/port.ts';
import {
  ProviderUnreachable,
  paymentUnavailable,
  QueryLimitReached,
} from '../../payment/provider-unreachable.ts';
import { markAnswered } from '../../payment/query-repository.ts';
import { findCurrentAttempt } from '../../payment/repository.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

export interface QueryContext extends EventContext {
  provider: EventContext['provider'] & Pick<PaymentProvider, 'query' | 'confirm' | 'refund'>;
}

/** Whether an error only says that the provider must not be queried again yet. */
export const isQueryLimit = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof QueryLimitReached;

type Ask = (trade: TradeRef) => Promise<PaymentEvent | null>;

async function applyState(db: Database, ord_id: string, context: QueryContext, ask: Ask) {
  const attempt = await findCurrentAttempt(db, ord_id);
  if (attempt?.provider !== context.provider.name) return;
  const { trade_no, provider_trade_no, amount } = attempt;
  let event: PaymentEvent | null;
  try {
    event = await ask({ trade_no, provider_trade_no, amount });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    throw Object.assign(paymentUnavailable(), { cause: error });
  }
  if (!event) return;
  await applyPaymentEvent(db, event, context);
  await markAnswered(db, trade_no);
}

/**
 * Queries the provider for the order's current attempt, captures what the shopper has authorised, and applies the
 * answer like a webhook. Must not run in a transaction, which would hold its locks for the seconds that an answer may
 * take. @throws Rejection 503 where the provider is unreachable; then nothing is known about the payment.
 */
export const syncWithProvider = (
  db: Database,
  ord_id: string,
  context: QueryContext,
): Promise<void> => {
  const { provider } = context;
  return applyState(db, ord_id, context, (trade) =>
    provider.confirm ? provider.confirm(trade) : provider.query(trade),
  );
};

/** The same without capturing money, for an order that is about to be cancelled. */
export const queryProvider = (db: Database, ord_id: string, context: QueryContext): Promise<void> =>
  applyState(db, ord_id, context, (trade) => context.provider.query(trade));
