import {
  isStoreChangeable,
  ORDER_STATUS,
  type ParcelMove,
  type ParcelStage,
  parcelMoves,
  parcelTrackingNumber,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { Sending } from '../mails/order-mail.ts';
import { findEvents, type OrderRow, recordEntry } from '../repository.ts';
import {
  changeParcel,
  findCreatedParcels,
  findOrderUnits,
  type ParcelRow,
} from './notice-repository.ts';
import { moveOrder } from './order-moves.ts';
import {
  parcelAtStoreMail,
  parcelReceivedMail,
  parcelReturningMail,
  parcelSentMail,
} from './parcel-mails.ts';
import { confirmStoreChange } from './store-change/confirm.ts';
import { offerStoreChange } from './store-change/offer.ts';

/** What has happened to a parcel, while its order is locked. */
export interface StageChange {
  order: OrderRow;
  before: ParcelRow;
  parcel: ParcelRow;
  /** When it happened, as the provider says. */
  at: Date;
  isNewlyHandedIn: boolean;
}

const RECORDS: Partial<Record<ParcelStage, string>> = {
  'at-store': 'parcel at the store',
  received: 'parcel received',
  'store-closed': 'parcel store closed',
  returning: 'parcel returning',
  returned: 'parcel returned',
  unclaimed: 'parcel unclaimed',
  lost: 'parcel lost',
  expired: 'parcel expired',
  rejected: 'parcel rejected',
  cancelled: 'parcel cancelled',
};

const TASKS: Partial<Record<ParcelStage, string>> = {
  expired: '超過期限沒有交寄，這張託運單已失效，請重新建立託運單。',
  cancelled: '託運單已在物流商取消，要出貨請重新建立託運單。',
  rejected: '物流商沒有收下這個包裹，請看物流狀態的說明，改正後重新建立託運單。',
  lost: '物流商通報包裹遺失：請與訂購人聯絡，重寄或退款，並向物流商辦理賠償。',
  unclaimed: '退回的包裹沒有領回，已由物流商處理，商品不會回到商店。',
};

const MOVE_TASKS: Partial<Record<ParcelMove, string>> = {
  close: '包裹已退回，訂單已取消，庫存已加回。請檢查商品，不能再賣的請自庫存扣除。',
  refund:
    '包裹已退回，已列入待退款。請檢查商品，並到訂單頁的「收到退回的商品」決定要不要放回庫存。',
  'sent-after-cancel': '訂單已取消，但包裹已寄出。請聯絡物流商攔截，或與訂購人聯絡。',
  'returned-unpaid': '包裹已退回，但訂單已當作收到貨款出貨。請確認是否收到款項，並處理商品與發票。',
  'part-returned': '訂單的一部分已退回。請檢查商品，並退還這部分的款項或重寄。',
  'part-collected': '訂單的一部分已取件付款，其餘已退回。請確認收到的款項，並處理訂單。',
};

const RETURN_ARRIVED =
  '訂購人寄回的包裹已送回。請檢查商品，到訂單頁的「收到退回的商品」記錄，並處理退款。';

/** Whether what a buyer sent back is at the shop. */
const isArrived = (stage: ParcelStage) => stage === 'returned' || stage === 'received';

/** The sentence for the clerk; '' where nobody has to do anything. The order's end says more than the parcel's. */
function taskOf({ parcel, before }: StageChange, moves: readonly ParcelMove[]): string {
  const { stage, kind } = parcel;
  if (kind === 'return') return isArrived(stage) ? RETURN_ARRIVED : (TASKS[stage] ?? '');
  const own = stage === before.stage ? '' : (TASKS[stage] ?? '');
  const ofOrder = moves.map((move) => MOVE_TASKS[move] ?? '').find((text) => text !== '') ?? '';
  return stage === 'unclaimed' && moves.includes('close')
    ? `${own}訂單已取消，庫存沒有加回。`
    : ofOrder || own;
}

const MAILS: Partial<Record<ParcelStage, typeof parcelSentMail>> = {
  'handed-in': parcelSentMail,
  'under-way': parcelSentMail,
  'at-store': parcelAtStoreMail,
  received: parcelReceivedMail,
  returning: parcelReturningMail,
  'back-at-store': parcelReturningMail,
};

/**
 * Mails the buyer where the parcel is now; an order that was shipped by hand has had its mail about that, and a parcel
 * without a number waits for it.
 */
async function mailStage(
  tx: Database,
  { order, parcel, isNewlyHandedIn, before }: StageChange,
  parcels: readonly ParcelRow[],
  sending: Sending,
) {
  const isSentMail = MAILS[parcel.stage] === parcelSentMail;
  if (isSentMail && parcelTrackingNumber(parcel) === '') return;
  const isFirst = !parcels.some((one) => one.id !== parcel.id && one.handed_in_at !== null);
  const isByHand = order.status === ORDER_STATUS.fulfilled && isFirst;
  if (isSentMail ? !isNewlyHandedIn || isByHand : parcel.stage === before.stage) return;
  if (order.status === ORDER_STATUS.cancelled) return;
  await MAILS[parcel.stage]?.(tx, order, parcel, sending);
}

const isShippedByHand = async (tx: Database, { ord_id }: OrderRow) =>
  (await findEvents(tx, ord_id)).some(
    ({ cause, actor }) => cause === 'shipped' && actor !== 'carrier',
  );

/**
 * Mails the buyer about a parcel that was handed in before it had a number: once there is one, or once the provider was
 * asked and has none either.
 */
export async function mailLateNumber(
  tx: Database,
  { order, before, parcel }: Pick<StageChange, 'order' | 'before' | 'parcel'>,
  isQuery: boolean,
  sending: Sending,
): Promise<void> {
  if (parcel.kind === 'return' || parcelTrackingNumber(before) !== '') return;
  if (before.handed_in_at === null || MAILS[parcel.stage] !== parcelSentMail) return;
  if (!isQuery && parcelTrackingNumber(parcel) === '') return;
  if (order.status === ORDER_STATUS.cancelled || (await isShippedByHand(tx, order))) return;
  await parcelSentMail(tx, order, parcel, sending);
}

async function recordStage(tx: Database, change: StageChange, now: Date): Promise<void> {
  const { order, parcel, before, isNewlyHandedIn } = change;
  const { trade_no, status_code: code } = parcel;
  const record = (cause: string) =>
    recordEntry(tx, order, { actor: 'carrier', cause, detail: { parcel: trade_no, code } }, now);
  if (parcel.kind === 'return') {
    if (isArrived(parcel.stage) && !isArrived(before.stage)) await record('return parcel arrived');
    return;
  }
  if (isNewlyHandedIn) await record('parcel handed in');
  const cause = RECORDS[parcel.stage];
  if (cause !== undefined && parcel.stage !== before.stage) await record(cause);
}

const hasNewStore = ({ parcel: { stage }, before }: StageChange) =>
  before.stage === 'store-closed' &&
  (stage === 'at-store' || (stage !== before.stage && isStoreChangeable(stage)));

/** What a parcel's new stage does to its locked order, to its buyer, and to the clerk's tasks (ADR 0221). */
export async function applyStage(
  tx: Database,
  change: StageChange,
  sending: Sending & { stateLength?: number | undefined },
): Promise<void> {
  const { parcel, before, isNewlyHandedIn } = change;
  await recordStage(tx, change, sending.now);
  const order = hasNewStore(change)
    ? await confirmStoreChange(tx, change.order, parcel, sending.now)
    : change.order;
  const parcels = await findCreatedParcels(tx, order.ord_id);
  const lines = await findOrderUnits(tx, order.ord_id);
  const moving = parcels.map((one) => ({ ...one, isHandedIn: one.handed_in_at !== null }));
  const changed = { ...parcel, isHandedIn: parcel.handed_in_at !== null, isNewlyHandedIn };
  const moves = parcelMoves(order, lines, moving, changed);
  const moved = await moveOrder(tx, { ...change, order, parcels }, moves, sending);
  const message = taskOf(change, moves);
  if (message !== '') await changeParcel(tx, parcel, { message }, sending.now);
  if (parcel.kind === 'return') return;
  // With the status from before the notice, which tells whether it was shipped by hand.
  await mailStage(
    tx,
    { ...change, order: { ...moved, status: change.order.status } },
    parcels,
    sending,
  );
  if (parcel.stage === 'store-closed' && before.stage !== 'store-closed')
    await offerStoreChange(tx, moved, parcel, sending);
}
