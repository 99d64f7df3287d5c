import { carrierOfParcel, isParcelInEffect, parcelTrackingNumber } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { type OrderRow, updateParcel } from '../repository.ts';
import { findParcels, type ParcelRow } from './repository.ts';

/** Every number by which an order may show a parcel: the carrier's own may come after the one it is handed in by. */
export const numbersOf = (parcel: ParcelRow): string[] =>
  [parcelTrackingNumber(parcel), parcelTrackingNumber({ ...parcel, tracking_no: '' })].filter(
    (number) => number !== '',
  );

/**
 * Gives a locked order the number of its first parcel in effect, so that packing lists, mails and the order's page show
 * it. A number that a clerk has entered stays.
 */
export async function followParcels(tx: Database, order: OrderRow, now: Date): Promise<OrderRow> {
  const all = await findParcels(tx, order.ord_id);
  const numbers = all.flatMap(numbersOf);
  if (order.ship_code !== '' && !numbers.includes(order.ship_code)) return order;
  const first = all.find(
    (parcel) =>
      parcel.state === 'created' && isParcelInEffect(parcel) && parcelTrackingNumber(parcel) !== '',
  );
  const shown = first
    ? { ship_carrier: carrierOfParcel(first.sub_type), ship_code: parcelTrackingNumber(first) }
    : { ship_carrier: '', ship_code: '' };
  if (shown.ship_code === order.ship_code) return order;
  return updateParcel(tx, order, shown, now);
}
