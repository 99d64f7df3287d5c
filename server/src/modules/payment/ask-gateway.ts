import type { Database } from '../../db/index.ts';
import type { PaymentProvider } from '../../payments/port.ts';
import { currentAttempt } from '../order/attempts.ts';
import { settle } from './settle.ts';

export interface Settlement {
  provider: Pick<PaymentProvider, 'name' | 'merchant' | 'query'>;
  publicUrl: string;
  now: Date;
}

/**
 * Asks the gateway how an order's current attempt stands and applies what it says, as if its notice had come.
 * Never inside a transaction: the gateway's answer may take seconds, and locks would be held meanwhile.
 */
export async function settleCurrent(
  db: Database,
  ord_id: string,
  settlement: Settlement,
): Promise<void> {
  const attempt = await currentAttempt(db, ord_id);
  const news = attempt && (await settlement.provider.query(attempt.trade_no));
  if (news) await settle(db, news, settlement);
}
