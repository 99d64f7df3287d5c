import {
  CASH_ON_DELIVERY,
  formatTwd,
  ORDER_STATUS,
  type PayWayOffer,
  payWayText,
} from '@pinpu/shared/domain';
import type { Database } from '../../db/index.ts';
import { Refusal } from '../../http/refusal.ts';
import { currentAttempt, openAttempt, supersedeAttempts } from './attempts.ts';
import { type Cause, moveOrder, type OrderRow, setPayWay } from './order-repository.ts';
import { extendHold } from './stock.ts';
import { after, ORDER_TIMING } from './timing.ts';

/** How an order is to be paid, and what the shop offers. */
export interface PayBy {
  /** Pay way of spec §4; 0 where it is chosen on the payment page. */
  pay_way: number;
  offers: readonly PayWayOffer[];
  /** The payment provider's name. */
  provider: string;
}

const refused = (message: string) => new Refusal(400, 'PAY_WAY_REFUSED', message);

/** @throws Refusal naming the limits where the shop doesn't take this amount in this way. */
function requireOffered({ pay_way, offers }: PayBy, amount: number): void {
  if (pay_way === 0) return;
  const offer = offers.find((one) => one.pay_way === pay_way);
  if (!offer) throw refused('目前不提供這個付款方式，請選擇其他付款方式。');
  const { min_amt, max_amt } = offer;
  if (amount >= min_amt && amount <= max_amt) return;
  throw refused(
    `「${payWayText(pay_way)}」限訂單金額 ${formatTwd(min_amt)} 至 ${formatTwd(max_amt)}，請選擇其他付款方式。`,
  );
}

/** Of a placed order: opens a try to pay it at the provider, or leaves it to be paid at the door (2 → 5). */
export async function payBy(
  tx: Database,
  order: OrderRow,
  wish: PayBy,
  cause: Cause,
  now: Date,
): Promise<OrderRow> {
  const { pay_way, provider } = wish;
  requireOffered(wish, order.ap_amt);
  if (pay_way === CASH_ON_DELIVERY) {
    await extendHold(tx, order.ord_id, after(now, ORDER_TIMING.atTheDoor), now);
    const by = { ...cause, cause: 'cash on delivery' };
    return moveOrder(tx, order, ORDER_STATUS.cashOnDelivery, by, now, { pay_way });
  }
  await openAttempt(tx, order, { provider, pay_way }, now);
  return setPayWay(tx, order, pay_way);
}

/** The same, where a try to pay in another way may be open: it no longer counts. */
export async function payOtherwise(
  tx: Database,
  order: OrderRow,
  wish: PayBy,
  cause: Cause,
  now: Date,
): Promise<OrderRow> {
  if (order.status !== ORDER_STATUS.placed) return order;
  const attempt = await currentAttempt(tx, order.ord_id);
  if (attempt?.pay_way === wish.pay_way) return order;
  await supersedeAttempts(tx, order.ord_id, now);
  return payBy(tx, order, wish, cause, now);
}
