import { ORDER_STATUS, type OrderRequestKind, orderRequestOffer } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { type QueryContext, queryProvider } from '../paying/sync-with-provider.ts';
import { lockOrder, type OrderRow, recordEntry } from '../repository.ts';
import { findRequests, insertRequest, updateOpenRequest } from '../request-repository.ts';
import { closeOrder } from '../shop/for-shop.ts';
import { postRequestMail, requestReceived } from './request-mails.ts';

export interface BuyerRequest {
  kind: OrderRequestKind | 'withdraw';
  reason: string;
  actor: 'member' | 'guest';
}

/** The most requests of one order; each sends a mail, and nobody needs more. */
const MAX_REQUESTS = 5;

const rejected = (message: string) => new Rejection(409, 'REQUEST_REFUSED', message);

const CANCEL_REJECTIONS: Readonly<Record<number, string>> = {
  [ORDER_STATUS.cancelled]: '這筆訂單已經取消。',
  [ORDER_STATUS.processing]: '這筆訂單的付款正在處理中，請稍後再試。',
  [ORDER_STATUS.fulfilled]: '這筆訂單已經出貨，收到商品後可以申請退貨。',
};

/** @throws Rejection with the reason where the order does not allow this request. */
function requireOffered(order: OrderRow, kind: OrderRequestKind, now: Date) {
  const ship_date = order.ship_date?.toISOString() ?? '';
  const offer = orderRequestOffer({ ...order, ship_date }, now);
  if (offer === kind || (offer === 'cancel-now' && kind === 'cancel')) return offer;
  if (kind === 'cancel') throw rejected(CANCEL_REJECTIONS[order.status] ?? '這筆訂單無法取消。');
  throw rejected(
    order.status === ORDER_STATUS.fulfilled
      ? '已超過線上申請退貨的期限；若您收到商品未滿七天，請直接與我們聯絡。'
      : '這筆訂單尚未出貨，無法申請退貨。',
  );
}

/** Stores a request for the shop to answer. @throws Rejection where one is open, or a return was accepted before. */
async function storeRequest(
  tx: Database,
  order: OrderRow,
  { kind, reason, actor }: BuyerRequest & { kind: OrderRequestKind },
  context: QueryContext,
): Promise<void> {
  const { ord_id } = order;
  const { now } = context;
  const earlier = await findRequests(tx, ord_id);
  if (earlier.some((one) => one.kind === 'return' && one.state === 'accepted'))
    throw rejected('這筆訂單的退貨申請已經同意。');
  if (earlier.length >= MAX_REQUESTS) throw rejected('這筆訂單的申請次數過多，請直接與我們聯絡。');
  const request = await insertRequest(tx, { ord_id, kind, reason }, now);
  if (!request) throw rejected('這筆訂單已有待回覆的申請。');
  await recordEntry(tx, order, { actor, cause: `${kind} requested` }, now);
  await postRequestMail(tx, order, request, requestReceived(request), context);
}

async function withdraw(tx: Database, order: OrderRow, actor: BuyerRequest['actor'], now: Date) {
  const end = { state: 'withdrawn', answer: '' } as const;
  const ended = await updateOpenRequest(tx, order.ord_id, end, now);
  if (!ended) throw rejected('這筆訂單沒有待回覆的申請。');
  await recordEntry(tx, order, { actor, cause: `${ended.kind} withdrawn` }, now);
}

/**
 * Handles a buyer's request: cancels an unpaid order at once, asks the shop to cancel a paid or to take back a shipped
 * one, or withdraws such a request (ADR 0147). Before an unpaid order is cancelled, the provider is queried for a
 * payment whose webhook was lost. @throws Rejection 409 with the reason, 503 where the provider can't be queried
 */
export async function askShop(
  db: Database,
  { ord_id, status }: Pick<OrderRow, 'ord_id' | 'status'>,
  request: BuyerRequest,
  context: QueryContext,
): Promise<void> {
  const { kind, actor } = request;
  const { now } = context;
  const isUnpaid = orderRequestOffer({ status, ship_date: '', rec_way: 0 }, now) === 'cancel-now';
  if (kind === 'cancel' && isUnpaid) await queryProvider(db, ord_id, context);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, ord_id);
    if (kind === 'withdraw') return withdraw(tx, order, actor, now);
    const offer = requireOffered(order, kind, now);
    // Includes an order that was unpaid when the request began, and whose payment has arrived meanwhile.
    if (offer !== 'cancel-now') return storeRequest(tx, order, { ...request, kind }, context);
    const by = { actor, cause: 'cancelled by the buyer' };
    await closeOrder(tx, order, by, context);
  });
}
