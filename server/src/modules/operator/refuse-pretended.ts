import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { PRETENDED_PROVIDERS } from '../payment/provider.ts';
import { findPaidAttempt } from '../payment/repository.ts';

/** @throws Refusal where the order was paid by a provider that moves no money: a live shop ships nothing for it. */
export async function refusePretended(
  db: Database,
  { ord_id, ord_code }: { ord_id: string; ord_code: string },
): Promise<void> {
  const attempt = await findPaidAttempt(db, ord_id);
  if (!attempt || !PRETENDED_PROVIDERS.includes(attempt.provider)) return;
  throw new Refusal(
    409,
    'ORDER_MOVE_REFUSED',
    `訂單 ${ord_code} 是在沙盒付款的，沒有收到款項，不能出貨。請用 refund 取消。`,
  );
}
