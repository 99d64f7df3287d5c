import { type Order, soldLines } from '@pinpu/shared/contracts';
import {
  dispatchText,
  isRepayable,
  ORDER_STATUS,
  orderShips,
  orderStatusText,
} from '@pinpu/shared/domain';
import type { Outcome } from '../../features/payment/returned-outcome.ts';

const PAID: readonly number[] = [ORDER_STATUS.paid, ORDER_STATUS.fulfilled];

const CHECKING: Outcome = { variant: 'info', message: '正在確認付款結果，請稍候。' };

const LATE: Outcome = {
  variant: 'warning',
  message: '付款結果尚未送達。',
  help: '通常會在幾分鐘內更新，請稍後再查看訂單明細，暫時不需要重新付款。',
};

const UNREADABLE: Outcome = {
  variant: 'info',
  message: '請開啟訂單明細，確認付款結果。',
};

/** For orders paid on receipt: the placed order is the message, whatever the address says. */
const AT_THE_DOOR: Outcome = {
  variant: 'success',
  message: '訂單已成立，採貨到付款。',
  help: '我們會盡快為您出貨，請於收貨時付款。',
};

const AT_THE_STORE: Outcome = {
  variant: 'success',
  message: '訂單已成立，採超商取貨付款。',
  help: '商品送達門市後會以簡訊通知，請於取貨時付款。',
};

const FREE_OF_CHARGE: Outcome = {
  variant: 'success',
  message: '訂單已成立，無需付款。',
  help: '我們會盡快為您出貨。',
};

const BY_STATUS: Readonly<Record<number, Outcome>> = {
  ...Object.fromEntries(
    PAID.map((status) => [
      status,
      { variant: 'success', message: '付款完成，謝謝您的訂購。', help: '我們會盡快為您出貨。' },
    ]),
  ),
  [ORDER_STATUS.awaitingAsyncPayment]: {
    variant: 'warning',
    message: '已取得繳費資訊，請於期限內完成繳費。',
    help: '繳費帳號或條碼在訂單明細中。',
  },
};

const UNPAID: Outcome = {
  variant: 'danger',
  message: '付款未完成，訂單仍為您保留。',
  help: '請在訂單明細中選擇『重新付款』。',
};

const NOT_YET_PAID: Outcome = {
  variant: 'warning',
  message: '訂單已成立，尚未付款。',
  help: '商品為您保留 30 分鐘，請在訂單明細中選擇『重新付款』，不需要再次下單。',
};

/**
 * The text for an order that was left on the payment page, by Back or by closing the tab; undefined once it is settled.
 */
export function waitingOutcome({ status }: Pick<Order, 'status'>): Outcome | undefined {
  if (status === ORDER_STATUS.placed) return NOT_YET_PAID;
  if (status === ORDER_STATUS.awaitingAsyncPayment) return BY_STATUS[status];
  return isRepayable(status) ? UNPAID : undefined;
}

/** Whether the payment page reported success but the order has no payment yet. */
export const isNoticeLate = (act: string, { status }: Order): boolean =>
  act === 'paid' && (status === ORDER_STATUS.placed || status === ORDER_STATUS.processing);

/** What the page knows about the order in the address. */
export interface OrderSight {
  order: Order | undefined;
  /** The order could not be loaded. */
  failed: boolean;
  /** The page is still waiting for a late payment webhook. */
  patient: boolean;
}

/** A pre-order is not sent soon, but on its day. */
function withDispatchDay(outcome: Outcome, order: Order): Outcome {
  const ships = orderShips(soldLines(order));
  if (ships === '' || outcome.help === undefined) return outcome;
  return { ...outcome, help: outcome.help.replace('盡快為您出貨', `於 ${dispatchText(ships)}`) };
}

/** The text for an order opened by its own address: whether it has to be paid, else its status. */
const lookedUp = (order: Order): Outcome =>
  waitingOutcome(order) ?? { variant: 'info', message: orderStatusText(order.status) };

function knownOutcome(act: string, { order, failed, patient }: OrderSight): Outcome | undefined {
  if (order?.status === ORDER_STATUS.cashOnDelivery) return AT_THE_DOOR;
  if (order?.status === ORDER_STATUS.storePickup) return AT_THE_STORE;
  if (order?.ap_amt === 0 && PAID.includes(order.status)) return FREE_OF_CHARGE;
  if (act === 'order') return order && lookedUp(order);
  if (order === undefined) return failed ? UNREADABLE : CHECKING;
  if (isNoticeLate(act, order)) return patient ? CHECKING : LATE;
  return BY_STATUS[order.status] ?? (isRepayable(order.status) ? UNPAID : undefined);
}

/**
 * The text above the cart when the shopper returns; the order's status takes precedence over the address. Undefined
 * while nothing is known.
 */
export function outcomeOf(act: string, sight: OrderSight): Outcome | undefined {
  const outcome = knownOutcome(act, sight);
  return outcome && sight.order ? withDispatchDay(outcome, sight.order) : outcome;
}
