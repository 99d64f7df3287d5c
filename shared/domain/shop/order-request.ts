import { ORDER_STATUS, type OrderStatus } from './order-status.ts';
import { REC_WAY } from './pickup.ts';
import { startOfTaipeiDay, taipeiDate } from './taipei-date.ts';

/** What a buyer can request: to cancel an order that is not shipped, or to return a delivered one. */
export type OrderRequestKind = 'cancel' | 'return';

const TEXTS: Readonly<Record<string, string>> = {
  cancel: '取消',
  return: '退貨',
} satisfies Record<OrderRequestKind, string>;

/** A kind of request as text; '' for an unknown one. */
export const orderRequestText = (kind: string): string => TEXTS[kind] ?? '';

/** Request offered for an order; `cancel-now` needs no answer of the shop. */
export type OrderRequestOffer = OrderRequestKind | 'cancel-now';

const { placed, failed, awaitingAsyncPayment, paid, storePickup, cashOnDelivery, fulfilled } =
  ORDER_STATUS;

const UNPAID: readonly OrderStatus[] = [placed, failed, awaitingAsyncPayment];
const UNSHIPPED: readonly OrderStatus[] = [paid, storePickup, cashOnDelivery];

/** The days of the legal withdrawal period, counted from the day after receipt (消保法 §19, 民法 §120). */
const WITHDRAWAL_DAYS = 7;

/**
 * For how many days after shipping a return can be requested: until the parcel has surely been received (a store keeps
 * it for a week), plus the withdrawal period.
 */
export const RETURN_DAYS = { home: 3 + WITHDRAWAL_DAYS, store: 10 + WITHDRAWAL_DAYS } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

interface Shipped {
  /** ISO 8601; '' before it is shipped. */
  ship_date: string;
  rec_way: number;
}

/** Until when a return can be requested: the end of a day in Taipei. Undefined before the order is shipped. */
export function returnDeadline({ ship_date, rec_way }: Shipped): Date | undefined {
  if (ship_date === '') return undefined;
  const days = rec_way === REC_WAY.store ? RETURN_DAYS.store : RETURN_DAYS.home;
  const day = startOfTaipeiDay(taipeiDate(new Date(ship_date)));
  return new Date(day.getTime() + (1 + days) * DAY_MS);
}

/** The request that the buyer may make now; undefined where there is none. */
export function orderRequestOffer(
  order: Shipped & { status: number },
  now: Date,
): OrderRequestOffer | undefined {
  const isOneOf = (statuses: readonly number[]) => statuses.includes(order.status);
  if (isOneOf(UNPAID)) return 'cancel-now';
  // An order that is paid on receipt may be sent before its status changes.
  if (isOneOf(UNSHIPPED)) return order.ship_date === '' ? 'cancel' : undefined;
  const deadline = returnDeadline(order);
  if (order.status !== fulfilled || deadline === undefined) return undefined;
  return now < deadline ? 'return' : undefined;
}
