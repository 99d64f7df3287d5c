import type { RejectionCode } from '@pinpu/shared/contracts';
import { normaliseEmail } from '@pinpu/shared/domain';
import { before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { RequestMember } from '../../../platform/http/request-member.ts';
import { findOrder, type OrderRow } from './repository.ts';
import { ORDER_TIMING } from './timing.ts';

export interface Asker {
  member: Pick<RequestMember, 'cus_id' | 'acc_email'> | null;
  /** The cart session of the request; '' for none. */
  s: string;
  /** The e-mail in the request; '' for none. */
  acc_email: string;
}

/** The same response for a missing order and somebody else's, so that nobody can find orders by trying. */
export const orderNotFound = () =>
  new Rejection(
    404,
    'ORDER_NOT_FOUND' satisfies RejectionCode,
    '查無指定查詢條件資料，請重新確認後再試一次，謝謝。',
  );

/** A member's own order, or a guest's order under the member's verified e-mail. */
export const belongsTo = (
  { cus_id, cus_email }: Pick<OrderRow, 'cus_id' | 'cus_email'>,
  member: Asker['member'],
): boolean =>
  member !== null && (cus_id === null ? cus_email === member.acc_email : cus_id === member.cus_id);

/** Whether a request by guid has what only the buyer has: the e-mail, or the session that just placed the order. */
function isBuyer(order: OrderRow, { s, acc_email }: Asker, now: Date): boolean {
  const bySession =
    s !== '' && s === order.s && order.c_date > before(now, ORDER_TIMING.sessionAccess);
  const email = normaliseEmail(acc_email);
  return bySession || (email !== '' && email === order.cus_email);
}

/**
 * The order with this guid, code or id: for its owner by token; or by guid with the buyer's e-mail, or with the cart
 * session that placed it. @throws Rejection 404 for everybody else.
 */
export async function openOrder(db: Database, id: string, asker: Asker, now: Date) {
  const order = await findOrder(db, id);
  if (!order) throw orderNotFound();
  const allowed =
    belongsTo(order, asker.member) || (order.guid === id && isBuyer(order, asker, now));
  if (!allowed) throw orderNotFound();
  return order;
}
