import { ORDER_STATUS, orderStatusText } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { markAttemptsSuperseded } from '../../payment/repository.ts';
import { orderCancelledMail } from '../mails/order-mails.ts';
import type { QueryContext } from '../paying/sync-with-provider.ts';
import { type Cause, type OrderRow, updateOrderStatus } from '../repository.ts';
import { updateOpenRequest } from '../request-repository.ts';
import { releaseSoldStock, releaseStock } from '../stock/stock-repository.ts';
import { moveRejected, type ShopContext } from './for-shop.ts';

export const byShop = ({ actor }: Pick<ShopContext, 'actor'>, cause: string): Cause => ({
  actor,
  cause,
});

/** @throws Rejection with the order's status and what to do instead, unless `allowed`. */
export function rejectUnless(
  allowed: boolean,
  order: OrderRow,
  what: string,
  { instead = '', command = instead }: { instead?: string; command?: string } = {},
): void {
  if (allowed) return;
  const status = `訂單 ${order.ord_code} 目前是「${orderStatusText(order.status)}」，不能${what}。`;
  throw moveRejected(status + instead, { command: status + command });
}

/** Cancels a locked order: releases its stock, makes its payment attempts unpayable, and accepts an open request. */
export async function closeOrder(
  tx: Database,
  order: OrderRow,
  cause: Cause,
  { publicUrl, now }: Pick<QueryContext, 'publicUrl' | 'now'>,
  answer = '',
): Promise<OrderRow> {
  await releaseStock(tx, order.ord_id, now);
  await releaseSoldStock(tx, order.ord_id, now);
  await markAttemptsSuperseded(tx, order.ord_id, now);
  await updateOpenRequest(tx, order.ord_id, { state: 'accepted', answer }, now);
  const change = { lease_until: null };
  const closed = await updateOrderStatus(tx, order, ORDER_STATUS.cancelled, cause, now, change);
  await orderCancelledMail(tx, closed, publicUrl, now, answer);
  return closed;
}
