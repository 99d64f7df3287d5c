import { normaliseEmail } from '@pinpu/shared/domain';
import { before } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { RequestMember } from '../../platform/http/request-member.ts';
import { findOrder, type OrderRow } from './repository.ts';
import { ORDER_TIMING } from './timing.ts';

/** Who asks for an order, and with what in hand. */
export interface Asker {
  member: Pick<RequestMember, 'cus_id' | 'acc_email'> | null;
  /** The cart session of the request; '' for none. */
  s: string;
  /** The e-mail given with the request; '' for none. */
  acc_email: string;
}

/** One and the same answer whether an order does not exist or is not the asker's: nobody can probe for orders. */
export const orderNotFound = () =>
  new Refusal(404, 'ORDER_NOT_FOUND', '查無指定查詢條件資料，請重新確認後再試一次，謝謝。');

/** A member's own order, or a guest's order under the e-mail the member has proved to own. */
export const belongsTo = (
  { cus_id, cus_email }: Pick<OrderRow, 'cus_id' | 'cus_email'>,
  member: Asker['member'],
): boolean =>
  member !== null && (cus_id === null ? cus_email === member.acc_email : cus_id === member.cus_id);

/** Whether the guid came with something only the buyer has: the e-mail, or the session that placed it lately. */
function isBuyer(order: OrderRow, { s, acc_email }: Asker, now: Date): boolean {
  const bySession =
    s !== '' && s === order.s && order.c_date > before(now, ORDER_TIMING.sessionAccess);
  const email = normaliseEmail(acc_email);
  return bySession || (email !== '' && email === order.cus_email);
}

/**
 * The order of a guid, order code or id, for somebody who may see it: its owner by token, or whoever brings the guid
 * and either the buyer's e-mail or the cart session that placed it. @throws Refusal 404 for everybody else.
 */
export async function openOrder(
  db: Database,
  id: string,
  asker: Asker,
  now: Date,
): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw orderNotFound();
  const allowed =
    belongsTo(order, asker.member) || (order.guid === id && isBuyer(order, asker, now));
  if (!allowed) throw orderNotFound();
  return order;
}
