import { isParcelInEffect, ORDER_STATUS, parcelTrackingNumber } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { numbersOf } from '../../../sales/order/parcels/follow-parcels.ts';
import { findParcels } from '../../../sales/order/parcels/repository.ts';
import type { OrderRow } from '../../../sales/order/repository.ts';
import { moveRejected } from '../../../sales/order/shop/for-shop.ts';

const parcelsInEffect = async (tx: Database, ord_id: string) =>
  (await findParcels(tx, ord_id)).filter(isParcelInEffect);

/** @throws Rejection for the correction of a number that the provider issued, or is to issue: nobody has typed it. */
export async function rejectCorrectedParcel(
  tx: Database,
  { ord_id, status, ship_code }: OrderRow,
): Promise<void> {
  if (status !== ORDER_STATUS.fulfilled) return;
  const created = (await parcelsInEffect(tx, ord_id)).filter(({ state }) => state === 'created');
  if (created.length === 0) return;
  if (ship_code !== '' && !created.flatMap(numbersOf).includes(ship_code)) return;
  throw moveRejected('這個單號由物流商提供，不用更正。要換包裹時，請到託運單取消或重新建立。');
}

/** @throws Rejection for another number of an order that has a parcel at the provider. */
export async function rejectBesideParcel(
  tx: Database,
  { ord_id, ord_code }: OrderRow,
  tracking: string,
): Promise<void> {
  const parcels = await parcelsInEffect(tx, ord_id);
  if (parcels.length === 0 || parcels.flatMap(numbersOf).includes(tracking)) return;
  const number = parcels.map(parcelTrackingNumber).find((one) => one !== '') ?? '';
  throw moveRejected(
    `訂單 ${ord_code} 已經有託運單${number && ` ${number}`}，交寄後會自動出貨。要用別的單號，請到訂單頁。`,
  );
}
