import { chainOf, isCarrier } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { type OrderRow, updateParcel } from '../repository.ts';
import { isInEffect } from './contents.ts';
import { findParcels, type ParcelRow } from './repository.ts';

/** The number that a parcel is handed in by, else tracked by; '' while it has none. */
export const parcelNumber = ({
  tracking_no,
  payment_no,
  validation_no,
}: Pick<ParcelRow, 'tracking_no' | 'payment_no' | 'validation_no'>): string =>
  payment_no === '' ? tracking_no : `${payment_no}${validation_no}`;

/** The carrier of a kind of carriage, a key of `CARRIERS`; '' for an unknown one. */
const carrierOf = (sub_type: string): string => {
  const id = chainOf(sub_type).toLowerCase();
  return isCarrier(id) ? id : '';
};

/**
 * Gives a locked order the number of its first parcel in effect, so that packing lists, mails and the order's page show
 * it. A number that a clerk has entered stays.
 */
export async function followParcels(tx: Database, order: OrderRow, now: Date): Promise<OrderRow> {
  const all = await findParcels(tx, order.ord_id);
  const numbers = all.map(parcelNumber);
  if (order.ship_code !== '' && !numbers.includes(order.ship_code)) return order;
  const first = all.find(
    (parcel) => parcel.state === 'created' && isInEffect(parcel) && parcelNumber(parcel) !== '',
  );
  const shown = first
    ? { ship_carrier: carrierOf(first.sub_type), ship_code: parcelNumber(first) }
    : { ship_carrier: '', ship_code: '' };
  if (shown.ship_code === order.ship_code) return order;
  return updateParcel(tx, order, shown, now);
}
