import { formatTwd } from './money.ts';
import { ORDER_STATUS, orderStatusText } from './order-status.ts';

/** An order as its promoter sees it: how much is due, and why not more. */
interface PromoterOrder {
  status: number;
  profit: number;
  own: boolean;
  refunded: boolean;
  payable_on: string;
  returned: number;
  asked: boolean;
  paid: number;
  payout_month: string;
  paid_on: string;
}

const { cancelled, failed } = ORDER_STATUS;

/** The state of an order as text, for its promoter. */
export function promoterOrderText({ status, refunded, returned, profit }: PromoterOrder): string {
  if (refunded) return '已退款';
  if (returned > 0) return profit === 0 ? '已退貨' : '部分退貨';
  return orderStatusText(status);
}

const day = (date: string) => date.replaceAll('-', '/');

/** For an order that is in a payout: whether it was transferred, and what a return still has to deduct. */
function paidText({ profit, returned, paid, payout_month, paid_on }: PromoterOrder): string {
  const transfer = paid_on === '' ? `${day(payout_month)} 結算，待匯款` : `${day(paid_on)} 已撥款`;
  if (paid > profit) return `${transfer}，退貨 ${formatTwd(paid - profit)} 於下次結算扣除`;
  return returned > 0 ? `${transfer}，已扣除退貨 ${formatTwd(returned)}` : transfer;
}

/** When the profit of an order is paid out, or why it is not, as text. */
export function payoutText(order: PromoterOrder): string {
  const { status, own, profit, payable_on, returned } = order;
  if (status === cancelled || status === failed) return '不計分潤';
  if (order.payout_month !== '') return paidText(order);
  if (returned > 0 && profit === 0) return '不計分潤';
  if (profit === 0) return own ? '本人訂購，不計分潤' : '沒有分潤';
  if (order.asked) return '退貨申請處理中，暫不撥款';
  const taken = returned > 0 ? `，已扣除退貨 ${formatTwd(returned)}` : '';
  return `${payable_on === '' ? '出貨並過了退貨期後可撥款' : `${day(payable_on)} 起可撥款`}${taken}`;
}
