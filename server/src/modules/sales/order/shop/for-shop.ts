import { ORDER_STATUS, orderStatusText } from '@pinpu/shared/domain';
import type { Config } from '../../../../platform/config/config.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { markAttemptsSuperseded } from '../../payment/repository.ts';
import { orderCancelledMail } from '../mails/order-mails.ts';
import type { QueryContext } from '../paying/sync-with-provider.ts';
import { type Cause, lockOrder, type OrderRow, updateOrderStatus } from '../repository.ts';
import { updateOpenRequest } from '../request-repository.ts';
import { releaseSoldStock, releaseStock } from '../stock/stock-repository.ts';

/** A move by the shop: through the operator's commands, or by an administrator on a screen. */
export interface ShopContext extends QueryContext {
  actor: Extract<Cause['actor'], `admin${string}`>;
  /** Called with the locked order before the move. @throws Rejection where this request must not make it. */
  check?: (tx: Database, order: OrderRow) => Promise<void>;
}

export type ShipContext = ShopContext & Pick<Config, 'shopMode'>;

/** Locks an order that the shop is about to move, and runs the check. */
export async function lockForShop(
  tx: Database,
  ord_id: string,
  { check }: Pick<ShopContext, 'check'>,
): Promise<OrderRow> {
  const order = await lockOrder(tx, ord_id);
  await check?.(tx, order);
  return order;
}

/** A move that the order does not allow, or an invalid field of it. */
export class MoveRejection extends Rejection {
  /** The sentence for `npm run orders`, with the command's options. */
  readonly command: string;

  constructor(
    sentence: string,
    { field, command = sentence }: { field?: string; command?: string },
  ) {
    super(409, 'ORDER_MOVE_REFUSED', sentence, field === undefined ? {} : { field });
    this.command = command;
  }
}

/** Creates a MoveRejection: `field` is the input to correct, `command` the sentence for operators with a command. */
export const moveRejected = (
  sentence: string,
  about: { field?: string; command?: string } = {},
): MoveRejection => new MoveRejection(sentence, about);

export const byShop = ({ actor }: Pick<ShopContext, 'actor'>, cause: string): Cause => ({
  actor,
  cause,
});

/** A cause with the reason that the buyer is given, for the order's history. */
export const withReason = (cause: Cause, reason: string): Cause =>
  reason === '' ? cause : { ...cause, detail: { ...cause.detail, reason } };

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

/**
 * Cancels a locked order: releases its stock, makes its payment attempts unpayable, and accepts an open request. `owed`
 * is what is paid back, which the buyer is mailed with the shop's answer; `areGone` is for goods that were sold and do
 * not come back.
 */
export async function closeOrder(
  tx: Database,
  order: OrderRow,
  cause: Cause,
  sending: Pick<QueryContext, 'publicUrl' | 'now'> & { areGone?: boolean },
  { answer = '', owed = order.pay_amt }: { answer?: string; owed?: number } = {},
): Promise<OrderRow> {
  const { now, areGone = false } = sending;
  await releaseStock(tx, order.ord_id, now);
  if (!areGone) await releaseSoldStock(tx, order.ord_id, now);
  await markAttemptsSuperseded(tx, order.ord_id, now);
  await updateOpenRequest(tx, order.ord_id, { state: 'accepted', answer }, now);
  const change = { lease_until: null };
  const closed = await updateOrderStatus(tx, order, ORDER_STATUS.cancelled, cause, now, change);
  await orderCancelledMail(tx, closed, sending, { answer, owed });
  return closed;
}
