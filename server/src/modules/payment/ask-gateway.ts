import type { Database } from '../../platform/db/index.ts';
import { currentAttempt } from '../order/attempts.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { paymentUnavailable } from './payment-unavailable.ts';
import type { PaymentEvent, PaymentProvider } from './port.ts';
import { ProviderUnreachable } from './provider-unreachable.ts';

export interface Settlement {
  provider: Pick<PaymentProvider, 'name' | 'merchant' | 'acceptsSimulated' | 'query'>;
  publicUrl: string;
  now: Date;
}

async function ask(
  provider: Settlement['provider'],
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
 * Asks the gateway for the state of an order's current attempt and applies the answer like a webhook.
 * Never inside a transaction: the gateway's answer may take seconds, and locks would be held meanwhile.
 * @throws Refusal 503 where it can't be asked; then nothing may be concluded.
 */
export async function settleCurrent(
  db: Database,
  ord_id: string,
  settlement: Settlement,
): Promise<void> {
  const attempt = await currentAttempt(db, ord_id);
  const event = attempt && (await ask(settlement.provider, attempt.trade_no));
  if (event) await applyPaymentEvent(db, event, settlement);
}
