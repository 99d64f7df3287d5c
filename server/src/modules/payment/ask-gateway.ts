import type { Database } from '../../platform/db/index.ts';
import { currentAttempt } from '../order/attempts.ts';
import { paymentUnavailable } from './payment-unavailable.ts';
import type { PaymentNews, PaymentProvider } from './port.ts';
import { ProviderUnreachable } from './provider-unreachable.ts';
import { settle } from './settle.ts';

export interface Settlement {
  provider: Pick<PaymentProvider, 'name' | 'merchant' | 'allowsSimulated' | 'query'>;
  publicUrl: string;
  now: Date;
}

async function ask(
  provider: Settlement['provider'],
  trade_no: string,
): Promise<PaymentNews | null> {
  try {
    return await provider.query(trade_no);
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw paymentUnavailable();
    throw error;
  }
}

/**
 * Asks the gateway how an order's current attempt stands and applies what it says, as if its notice had come.
 * Never inside a transaction: the gateway's answer may take seconds, and locks would be held meanwhile.
 * @throws Refusal 503 where it can't be asked; then nothing may be concluded.
 */
export async function settleCurrent(
  db: Database,
  ord_id: string,
  settlement: Settlement,
): Promise<void> {
  const attempt = await currentAttempt(db, ord_id);
  const news = attempt && (await ask(settlement.provider, attempt.trade_no));
  if (news) await settle(db, news, settlement);
}
