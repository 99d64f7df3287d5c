import type { RejectionCode } from '@pinpu/shared/contracts';
import { isRepayable, ORDER_STATUS } from '@pinpu/shared/domain';
import type { Limits } from '../../../../platform/config/limits.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { markAttemptsSuperseded } from '../../payment/repository.ts';
import { soldLines } from '../order-view.ts';
import { lockOrder, type OrderRow, updateOrderStatus } from '../repository.ts';
import {
  confirmRoom,
  isInTime,
  onlineReservationEnd,
  requireRoom,
  reserveUntil,
} from '../stock/reservation.ts';
import { type PayBy, payBy } from './pay-by.ts';
import { type QueryContext, syncWithProvider } from './sync-with-provider.ts';

const REASONS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.cancelled]: '這筆訂單已取消，請重新選購。',
  [ORDER_STATUS.awaitingAsyncPayment]:
    '這筆訂單已取得繳費代碼，請於期限內依訂單明細的繳費資訊完成付款。',
  [ORDER_STATUS.processing]: '這筆訂單的付款正在處理中，請稍後再查看訂單。',
  [ORDER_STATUS.storePickup]: '這筆訂單於取貨時付款，無需線上付款。',
  [ORDER_STATUS.cashOnDelivery]: '這筆訂單於收貨時付款，無需線上付款。',
};

const notRepayable = (status: number) =>
  new Rejection(
    409,
    'ORDER_NOT_PAYABLE' satisfies RejectionCode,
    REASONS[status] ?? '這筆訂單已完成付款，無需再次付款。',
  );

const tooLate = () =>
  new Rejection(
    409,
    'ORDER_NOT_PAYABLE' satisfies RejectionCode,
    '這筆訂單已超過付款期限，請重新選購。',
  );

const soldOut = () =>
  new Rejection(409, 'OUT_OF_STOCK', '訂單中有商品庫存不足，目前無法重新付款，請重新選購。');

export interface Payer {
  actor: 'member' | 'guest';
  /** Hash of the payer's address. */
  client: string;
  limits: Limits;
}

async function reopen(
  tx: Database,
  ord_id: string,
  { actor, client, limits }: Payer,
  choice: PayBy,
  now: Date,
): Promise<OrderRow> {
  const order = await lockOrder(tx, ord_id);
  if (!isRepayable(order.status)) throw notRepayable(order.status);
  if (!isInTime(order, now)) throw tooLate();
  const { s, cus_email } = order;
  const buyer = { ord_id, s, cus_email, client_hash: client };
  await requireRoom(tx, buyer, soldLines(order), limits);
  const paying = { ...order, client_hash: client };
  const until = onlineReservationEnd(order, now);
  if (!(await reserveUntil(tx, paying, until, { limits, now }))) throw soldOut();
  await markAttemptsSuperseded(tx, ord_id, now);
  const by = { actor, cause: 'repay' };
  const change = { client_hash: client };
  const placed = await updateOrderStatus(tx, order, ORDER_STATUS.placed, by, now, change);
  const payable = await payBy(tx, placed, choice, by, now);
  await confirmRoom(tx, buyer, soldLines(order), limits);
  return payable;
}

/**
 * Opens a new payment attempt, under a new trade number, for a placed or failed order. The old attempt is queried
 * first, and counts if it was paid after all. @throws Rejection 409 where the order can't be paid (any more) or its
 * goods are sold out, 429 where too many unpaid orders reserve stock, 503 where the provider can't be queried.
 */
export async function repay(
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  payer: Payer,
  context: QueryContext,
  choice: PayBy,
): Promise<OrderRow> {
  const { now } = context;
  await syncWithProvider(db, ord_id, context);
  return db.transaction((tx) => reopen(tx, ord_id, payer, choice, now));
}
