import type { Database } from '../../../../platform/db/index.ts';
import { SANDBOX_PROVIDERS } from '../../payment/provider.ts';
import { findPaidAttempt } from '../../payment/repository.ts';
import { moveRejected } from './for-shop.ts';

/** Whether an order was paid by a provider that moves no money. */
export async function isSandboxPaid(db: Database, ord_id: string): Promise<boolean> {
  const attempt = await findPaidAttempt(db, ord_id);
  return attempt !== undefined && SANDBOX_PROVIDERS.includes(attempt.provider);
}

/**
 * @throws Rejection where the order was paid through a provider that moves no money, since a live shop must not ship
 * it.
 */
export async function rejectSandboxPayment(
  db: Database,
  { ord_id, ord_code }: { ord_id: string; ord_code: string },
): Promise<void> {
  if (!(await isSandboxPaid(db, ord_id))) return;
  const sentence = `訂單 ${ord_code} 是在沙盒付款的，沒有收到款項，不能出貨。`;
  throw moveRejected(`${sentence}請取消這筆訂單。`, { command: `${sentence}請用 refund 取消。` });
}
