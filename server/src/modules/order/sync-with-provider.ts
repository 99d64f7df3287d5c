import type { Database } from '../../platform/db/index.ts';
import { paymentUnavailable } from '../payment/payment-unavailable.ts';
import type { EventContext, PaymentEvent, PaymentProvider } from '../payment/port.ts';
import { ProviderUnreachable } from '../payment/provider-unreachable.ts';
import { findCurrentAttempt } from '../payment/repository.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

/** As for an event, with a provider that can be queried. */
export interface QueryContext extends EventContext {
  provider: EventContext['provider'] & Pick<PaymentProvider, 'query'>;
}

async function query(
  provider: QueryContext['provider'],
  trade_no: string,
): Promise<PaymentEvent | null> {
  try {
    return await provider.query(trade_no);
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw paymentUnavailable();
    throw error;
  }
}

/**
 * Queries the provider for the order's current attempt and applies the answer as if its webhook had come. Never inside
 * a transaction: the answer may take seconds, and locks would be held meanwhile.
 * @throws Refusal 503 where the provider is unreachable; then nothing may be concluded.
 */
export async function syncWithProvider(
  db: Database,
  ord_id: string,
  context: QueryContext,
): Promise<void> {
  const attempt = await findCurrentAttempt(db, ord_id);
  const event = attempt && (await query(context.provider, attempt.trade_no));
  if (event) await applyPaymentEvent(db, event, context);
}
