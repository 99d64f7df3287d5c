import type { RejectionCode } from '@pinpu/shared/contracts';
import {
  CARD_INSTALMENTS,
  CASH_ON_DELIVERY,
  formatTwd,
  isPaidOnReceipt,
  ORDER_STATUS,
  type PayWayOffer,
  payWaysOfRecWay,
  payWayText,
} from '@pinpu/shared/domain';
import { after } from '../../../../platform/clock.ts';
import type { Limits } from '../../../../platform/config/limits.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import {
  findCurrentAttempt,
  insertAttempt,
  markAttemptsSuperseded,
} from '../../payment/repository.ts';
import { type Cause, type OrderRow, updateOrderStatus, updatePayWay } from '../repository.ts';
import { onlineReservationEnd, reserveUntil } from '../stock/reservation.ts';
import { commitStock, updateReservation } from '../stock/stock-repository.ts';
import { ORDER_TIMING } from '../timing.ts';

export interface PayBy {
  /** Pay way of spec §4; 0 where it is chosen on the payment page. */
  pay_way: number;
  /** For pay way 4, the number of instalments; 0 where it is chosen on the payment page. */
  pay_period: number;
  offers: readonly PayWayOffer[];
  provider: string;
  /** Whether the payer is a member or has proved this e-mail. */
  hasProved: (email: string) => boolean;
}

const rejected = (message: string) =>
  new Rejection(400, 'PAY_WAY_REFUSED' satisfies RejectionCode, message);

const unproved = () =>
  new Rejection(
    409,
    'PROVE_EMAIL' satisfies RejectionCode,
    '收到商品時付款的訂單，請先以驗證碼確認電子郵件，或登入會員；也可以選擇其他付款方式。',
  );

/** @throws Rejection for a number of instalments that is not offered. */
function requirePeriod({ pay_way, pay_period }: PayBy, periods: readonly number[]): void {
  if (pay_period === 0) return;
  if (pay_way !== CARD_INSTALMENTS || !periods.includes(pay_period))
    throw rejected(`目前不提供分 ${pay_period} 期付款，請重新選擇期數。`);
}

/** @throws Rejection naming the limits where the shop does not accept this amount for this way or instalments. */
function requireOffered(choice: PayBy, { ap_amt, rec_way }: OrderRow): void {
  const { pay_way, offers } = choice;
  const offer = payWaysOfRecWay(offers, rec_way).find((one) => one.pay_way === pay_way);
  requirePeriod(choice, offer?.periods ?? []);
  if (pay_way === 0) return;
  if (!offer) throw rejected('目前不提供這個付款方式，請選擇其他付款方式。');
  const { min_amt, max_amt } = offer;
  if (ap_amt >= min_amt && ap_amt <= max_amt) return;
  throw rejected(
    `「${payWayText(pay_way)}」限訂單金額 ${formatTwd(min_amt)} 至 ${formatTwd(max_amt)}，請選擇其他付款方式。`,
  );
}

/**
 * Makes an order payable on receipt: at the door (2 → 5), or at the store's counter (2 → 4). @throws Rejection 409
 * where the buyer's e-mail is not proved, since the goods are reserved for weeks
 */
async function payOnReceipt(
  tx: Database,
  order: OrderRow,
  { pay_way, hasProved }: PayBy,
  cause: Cause,
  now: Date,
): Promise<OrderRow> {
  if (!hasProved(order.cus_email)) throw unproved();
  await updateReservation(tx, order.ord_id, after(now, ORDER_TIMING.atTheDoor), now);
  const atDoor = pay_way === CASH_ON_DELIVERY;
  const to = atDoor ? ORDER_STATUS.cashOnDelivery : ORDER_STATUS.storePickup;
  const by = { ...cause, cause: atDoor ? 'cash on delivery' : 'cash at the store' };
  return updateOrderStatus(tx, order, to, by, now, { pay_way, pay_period: 0 });
}

/** For an order of NT$0 (2 → 3): the goods are sold at once, without a payment attempt. */
async function completeFree(tx: Database, order: OrderRow, cause: Cause, now: Date) {
  await commitStock(tx, order.ord_id, now);
  const change = { pay_way: 0, pay_period: 0, pay_date: now };
  const by = { ...cause, cause: 'nothing to pay' };
  return updateOrderStatus(tx, order, ORDER_STATUS.paid, by, now, change);
}

/** Opens a payment attempt at the provider for a placed order, or makes it payable on receipt. */
export async function payBy(tx: Database, order: OrderRow, choice: PayBy, cause: Cause, now: Date) {
  const { pay_way, provider, pay_period } = choice;
  if (order.ap_amt === 0) return completeFree(tx, order, cause, now);
  requireOffered(choice, order);
  if (isPaidOnReceipt(pay_way)) return payOnReceipt(tx, order, choice, cause, now);
  await insertAttempt(tx, order, { provider, pay_way, pay_period }, now);
  return updatePayWay(tx, order, { pay_way, pay_period });
}

/**
 * The same for an existing order, whose open attempt in another pay way is superseded. @throws Rejection where its
 * reservation has ended and the goods can't be reserved again
 */
export async function payOtherwise(
  tx: Database,
  order: OrderRow,
  choice: PayBy,
  cause: Cause,
  { limits, now }: { limits: Limits; now: Date },
): Promise<OrderRow> {
  if (order.status !== ORDER_STATUS.placed) return order;
  if (!(await reserveUntil(tx, order, onlineReservationEnd(order, now), { limits, now })))
    throw new Rejection(409, 'OUT_OF_STOCK', '訂單中有商品庫存不足，目前無法付款，請重新選購。');
  const attempt = await findCurrentAttempt(tx, order.ord_id);
  if (attempt?.pay_way === choice.pay_way && attempt.pay_period === choice.pay_period) return order;
  await markAttemptsSuperseded(tx, order.ord_id, now);
  return payBy(tx, order, choice, cause, now);
}
