import { isStoreChangeable, type PickupStore, pickupStore } from '@pinpu/shared/domain';
import type { Database } from '../../../../../platform/db/index.ts';
import { secretHash } from '../../../../../platform/secrets/index.ts';
import type { ParcelService } from '../../../parcel/port.ts';
import { ProviderUnreachable } from '../../../payment/provider-unreachable.ts';
import type { ChosenStore } from '../../../pickup/port.ts';
import { lockOrder, type OrderRow } from '../../repository.ts';
import { changeParcel, findParcelById, lockParcel, type ParcelRow } from '../notice-repository.ts';
import { confirmStoreChange, recordStoreChange } from './confirm.ts';
import {
  findStoreChange,
  markStoreChangeUsed,
  reopenStoreChange,
  type StoreChange,
} from './repository.ts';

/** What a link can still do, or why it cannot. */
export type LinkState = 'open' | 'unknown' | 'used' | 'expired' | 'moved';

export interface LinkedParcel {
  state: LinkState;
  change?: StoreChange;
  parcel?: ParcelRow;
}

/** The parcel of a link by the hash of its secret, or of the map's, and whether its store can still be changed. */
export async function linkedParcel(
  db: Database,
  by: 'secret' | 'map_state',
  hash: string,
  now: Date,
): Promise<LinkedParcel> {
  const change = await findStoreChange(db, by, hash);
  const parcel = change && (await findParcelById(db, change.parcel_id));
  if (!change || !parcel) return { state: 'unknown' };
  return { state: stateOf(change, parcel, now), change, parcel };
}

function stateOf(change: StoreChange, parcel: ParcelRow, now: Date): LinkState {
  if (change.used_at !== null) return 'used';
  if (change.expires_at <= now) return 'expired';
  return parcel.state === 'created' && isStoreChangeable(parcel.stage) ? 'open' : 'moved';
}

/** `changed`, `refused` with the provider's sentence, `sent` where its answer was lost, or why nothing was sent. */
export type ChangeResult =
  | { result: 'changed' | 'sent'; store: PickupStore }
  | { result: 'refused'; message: string }
  | { result: 'same' | 'other-chain' | Exclude<LinkState, 'open'> };

interface Claimed {
  change: StoreChange;
  parcel: ParcelRow;
  order: OrderRow;
}

/** Uses the link up and records what is sent, before it is sent. */
async function claim(
  tx: Database,
  { state, store }: ChosenStore,
  now: Date,
): Promise<Claimed | Exclude<ChangeResult, { result: 'changed' }>> {
  const linked = await linkedParcel(tx, 'map_state', secretHash(state), now);
  if (!linked.parcel || !linked.change) return { result: 'unknown' };
  const order = await lockOrder(tx, linked.parcel.ord_id);
  const parcel = await lockParcel(tx, linked.parcel.id);
  const { state: now_is } = await linkedParcel(tx, 'map_state', secretHash(state), now);
  if (now_is !== 'open') return { result: now_is };
  if (store.LogisticsSubType !== parcel.sub_type) return { result: 'other-chain' };
  if (store.CVSStoreID === pickupStore(order.rec_meta)?.CVSStoreID) return { result: 'same' };
  if (!(await markStoreChangeUsed(tx, linked.change.id, now))) return { result: 'used' };
  await recordStoreChange(
    tx,
    order,
    { cause: 'store change sent', parcel, detail: { store } },
    now,
  );
  const message = '已送出門市變更，等候物流商確認；若一天後仍未確認，請到物流商後台查看。';
  await changeParcel(tx, parcel, { message }, now);
  return { change: linked.change, parcel, order };
}

async function finish(
  tx: Database,
  { change, parcel: { id, ord_id } }: Claimed,
  refused: { message: string } | undefined,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, ord_id);
  const parcel = await lockParcel(tx, id);
  if (refused) {
    await reopenStoreChange(tx, change.id);
    const message = `取貨門市停止營業，訂購人選擇的門市未獲接受：${refused.message}`;
    await changeParcel(tx, parcel, { message }, now);
    const detail = { message: refused.message };
    await recordStoreChange(tx, order, { cause: 'store change refused', parcel, detail }, now);
    return;
  }
  await confirmStoreChange(tx, order, parcel, now);
  // A notice may have said so in the meantime.
  if (parcel.stage === 'store-closed') {
    const stage = parcel.handed_in_at === null ? 'accepted' : 'under-way';
    await changeParcel(tx, parcel, { stage }, now);
  }
}

/**
 * Sends a parcel to the store that its buyer chose on the map. The link is used up, and the store recorded, before the
 * call: after a lost answer, the provider's status tells, and nothing is sent twice. A refusal opens the link again.
 */
export async function changeStore(
  db: Database,
  chosen: ChosenStore,
  { service, clock }: { service: ParcelService; clock: () => Date },
): Promise<ChangeResult> {
  const claimed = await db.transaction((tx) => claim(tx, chosen, clock()));
  if ('result' in claimed) return claimed;
  const { store } = chosen;
  try {
    const refused = await service.changeStore(claimed.parcel, store.CVSStoreID);
    await db.transaction((tx) => finish(tx, claimed, refused, clock()));
    return refused ? { result: 'refused', message: refused.message } : { result: 'changed', store };
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return { result: 'sent', store };
  }
}
