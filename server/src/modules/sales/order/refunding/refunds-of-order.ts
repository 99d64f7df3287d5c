import { creditOfOrder, formatTwd, refundRest } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findRefunds } from '../../payment/refund-repository.ts';
import { findPaidAttempt } from '../../payment/repository.ts';
import type { OrderRow } from '../repository.ts';
import { moveRejected } from '../shop/for-shop.ts';

/** The trade of an order's paid store credit. */
export const creditTrade = (ord_code: string): string => `credit ${ord_code}`;

/** The trade that an order was paid by, the refunds so far, and what is left of its money and of its paid credit. */
export async function refundsOfOrder(tx: Database, order: OrderRow) {
  const { ord_id, ord_code, pay_amt } = order;
  const trade_no = (await findPaidAttempt(tx, ord_id))?.trade_no ?? ord_code;
  const refunds = await findRefunds(tx, ord_id);
  const ofTrade = refunds.filter((one) => one.trade_no === trade_no);
  const ofCredit = refunds.filter((one) => one.trade_no === creditTrade(ord_code));
  const creditRest = refundRest(creditOfOrder(order).paid, ofCredit);
  return { trade_no, refunds, rest: refundRest(pay_amt, ofTrade), creditRest };
}

/** @throws Rejection for more than what is left of an order's payment. */
export function requireRest(amount: number, rest: number): void {
  if (amount > rest)
    throw moveRejected(
      rest === 0
        ? '這筆訂單的款項已經全部退還或待退。'
        : `退款金額不能超過還沒退的 ${formatTwd(rest)}。`,
      { field: 'amount' },
    );
}
