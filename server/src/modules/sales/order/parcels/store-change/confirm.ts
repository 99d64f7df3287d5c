import { type PickupStore, pickupStore, storeTitle } from '@pinpu/shared/domain';
import type { Database } from '../../../../../platform/db/index.ts';
import { findEvents, type OrderRow, recordEntry } from '../../repository.ts';
import { changeParcel, type ParcelRow } from '../notice-repository.ts';
import { updateDispatch } from '../order-repository.ts';

/** Entries about the change of a parcel's store; the last one says whether its outcome is known. */
const ABOUT = ['store change sent', 'store changed', 'store change refused'] as const;

/** Adds an entry to the order's history, which is also the only record of the store that was sent. */
export const recordStoreChange = (
  tx: Database,
  order: OrderRow,
  entry: { cause: (typeof ABOUT)[number]; parcel: ParcelRow; detail?: object },
  now: Date,
) =>
  recordEntry(
    tx,
    order,
    {
      actor: entry.cause === 'store change sent' ? 'guest' : 'carrier',
      cause: entry.cause,
      detail: { parcel: entry.parcel.trade_no, ...entry.detail },
    },
    now,
  );

/** The store that was sent to the provider, and of which it is not known whether it was accepted. */
async function sentStore(
  tx: Database,
  { ord_id }: OrderRow,
  { trade_no }: ParcelRow,
): Promise<PickupStore | undefined> {
  const about = (await findEvents(tx, ord_id)).filter(
    ({ cause, detail }) =>
      (ABOUT as readonly string[]).includes(cause) && detail.parcel === trade_no,
  );
  const last = about.at(-1);
  if (last?.cause !== 'store change sent') return undefined;
  return pickupStore(JSON.stringify(last.detail.store ?? {}));
}

/** The provider sends the parcel to the store that was sent to it: it becomes the order's. */
export async function confirmStoreChange(
  tx: Database,
  order: OrderRow,
  parcel: ParcelRow,
  now: Date,
): Promise<OrderRow> {
  const store = await sentStore(tx, order, parcel);
  if (store === undefined) return order;
  const form = { ...parcel.form, store_id: store.CVSStoreID };
  const message = parcel.message.includes('門市') ? '' : parcel.message;
  await changeParcel(tx, parcel, { form, message }, now);
  const change = { rec_meta: JSON.stringify(store) };
  const changed = await updateDispatch(tx, order, change, now);
  const detail = { store: storeTitle(store) };
  await recordStoreChange(tx, order, { cause: 'store changed', parcel, detail }, now);
  return changed;
}
