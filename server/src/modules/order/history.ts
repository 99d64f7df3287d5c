import type { OrderHistoryItem } from '@pinpu/shared/contracts';
import type { Database } from '../../platform/db/index.ts';
import { soldLines } from './order-view.ts';
import { findOrdersOfMember } from './repository.ts';

/** The maximum number of orders in a history. */
const LIMIT = 500;

/** A member's orders, and the guest orders under the e-mail the member signs in with (spec §3, §7). */
export async function orderHistory(
  db: Database,
  member: { cus_id: string; acc_email: string },
): Promise<OrderHistoryItem[]> {
  const rows = await findOrdersOfMember(db, member, LIMIT);
  return rows.map((order) => ({
    ord_code: order.ord_code,
    guid: order.guid,
    ord_date: order.ord_date.toISOString(),
    inv_amt: order.inv_amt,
    status: order.status,
    cart_json: order.cart_json,
    OrdDtl: soldLines(order).map(({ prd_name, qty }) => ({ name: prd_name, qty })),
  }));
}
