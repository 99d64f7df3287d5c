import {
  arrivalOf,
  arrivalTexts,
  type DeliveryPlan,
  type DeliveryRegion,
  regionOfPostcode,
} from './arrival.ts';
import { ORDER_STATUS } from './order-status.ts';
import { pickupStore } from './pickup.ts';
import { orderShips } from './preorder.ts';

/** The statuses in which a parcel is prepared: paid, or to be paid on receipt. */
const PREPARED: readonly number[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.cashOnDelivery,
  ORDER_STATUS.storePickup,
];

interface PromisedOrder {
  status: number;
  /** When it was placed, and when it was paid, as ISO text; '' for not. */
  ord_date: string;
  pay_date: string;
  ship_date: string;
  rec_meta: string;
  addr1_postcode: string;
  lines: readonly { ship_days?: number | undefined; preorder?: string | undefined }[];
}

/** The preparation of an order before its parcel leaves, in shipping days: that of its slowest product. */
export const longestShipDays = (lines: PromisedOrder['lines']): number =>
  Math.max(0, ...lines.map(({ ship_days }) => ship_days ?? 0));

function regionOf({ rec_meta, addr1_postcode }: PromisedOrder): DeliveryRegion {
  const store = pickupStore(rec_meta);
  if (!store) return regionOfPostcode(addr1_postcode);
  return store.CVSOutSide === '1' ? 'islands' : 'store';
}

/** The promised days of an order as text; '' where nothing is promised, before it is paid, and once it has left. */
export function orderArrivalText(plan: DeliveryPlan | undefined, order: PromisedOrder): string {
  if (!plan || order.ship_date !== '' || !PREPARED.includes(order.status)) return '';
  const now = new Date(order.pay_date || order.ord_date);
  const region = regionOf(order);
  const ship_days = longestShipDays(order.lines);
  const not_before = orderShips(order.lines);
  const arrival = arrivalOf(plan, { now, ship_days, region, not_before });
  const toStore = pickupStore(order.rec_meta) !== undefined;
  return arrival === undefined ? '' : arrivalTexts(plan, arrival, { now, toStore }).arrives;
}
