import type { FakeParcel } from '../../../server/src/testing/fakes/ecpay-logistics/fake-logistics.ts';
import { stepsOf } from '../../../server/src/testing/fakes/ecpay-logistics/scenarios.ts';
import type { ParcelShop, PlacedOrder } from '../shops/parcel-shop.ts';
import { first } from './day-orders.ts';

/** The parcel of an order at the fake ECPay; its trade number begins with the order's code. */
export function parcelOf(own: ParcelShop, ord_code: string): FakeParcel {
  const found = [...own.logistics.parcels].find(([trade_no]) => trade_no.startsWith(ord_code));
  if (!found) throw new Error(`ECPay has no parcel of ${ord_code}`);
  return found[1];
}

type Phase = 'handed in' | 'at the store' | 'ended';

/** ECPay's notices about a parcel until a phase has ended; that of one order is never collected. */
async function report(
  own: ParcelShop,
  { ord_code, chain }: PlacedOrder,
  phase: Phase,
  isCollected: boolean,
) {
  const sub_type = chain || 'TCAT';
  const steps = stepsOf(sub_type, isCollected ? 'collected' : 'uncollected');
  const sent = chain === '' ? 2 : 1;
  const arrived = chain === '' ? 4 : 3;
  const part = {
    'handed in': steps.slice(0, sent),
    'at the store': steps.slice(sent, arrived),
    ended: steps.slice(arrived),
  }[phase];
  for (const step of part) await own.logistics.report(parcelOf(own, ord_code), step);
}

export async function reportAll(own: ParcelShop, orders: readonly PlacedOrder[], phase: Phase) {
  for (const order of orders) await report(own, order, phase, order !== first(orders, 3));
}
