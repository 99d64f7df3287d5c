import { ORDER_STATUS, orderStatusText } from '@pinpu/shared/domain';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { deleteMailsAbout } from '../../base/mail/data-repository.ts';
import { findOrdersWithRefunds } from '../payment/refund-repository.ts';
import {
  clearBuyer,
  clearRecipient,
  clearRequests,
  findOrderSessions,
  findOthersOrdersByBuyer,
  findOthersOrdersByRecipient,
  findOwnOrders,
  findRequestsOfOwnOrders,
  lockOrders,
  type NamingOrder,
} from './data-repository.ts';
import { findOrdersWithRequests } from './request-repository.ts';

const CLOSED: readonly number[] = [ORDER_STATUS.cancelled, ORDER_STATUS.fulfilled];

/**
 * @throws Rejection that names every order which is open or has an open refund: goods and refunds need a name and an
 * address.
 */
async function rejectUnlessClosed(
  tx: Database,
  orders: readonly NamingOrder[],
  advice: string,
): Promise<void> {
  const ids = orders.map(({ ord_id }) => ord_id);
  const owed = await findOrdersWithRefunds(tx, ids);
  const requested = await findOrdersWithRequests(tx, ids);
  const byCode = orders.toSorted((a, b) => (a.ord_code < b.ord_code ? -1 : 1));
  const open = byCode.flatMap(({ ord_id, ord_code, status }) => {
    if (owed.includes(ord_id)) return [`${ord_code}（待退款）`];
    if (requested.includes(ord_id)) return [`${ord_code}（申請待回覆）`];
    return CLOSED.includes(status) ? [] : [`${ord_code}（${orderStatusText(status)}）`];
  });
  if (open.length > 0)
    throw new Rejection(409, 'ORDERS_OPEN', `以下訂單尚未結束：${open.join('、')}。${advice}`);
}

const idsWhere = (orders: readonly NamingOrder[], part: 'buyer' | 'recipient') =>
  orders.filter((order) => order[part]).map(({ ord_id }) => ord_id);

async function clearOrders(tx: Database, orders: readonly NamingOrder[]) {
  await clearBuyer(tx, idsWhere(orders, 'buyer'));
  await clearRequests(tx, idsWhere(orders, 'buyer'));
  await clearRecipient(tx, idsWhere(orders, 'recipient'));
  const ids = orders.map(({ ord_id }) => ord_id);
  return { orders: orders.length, mails: await deleteMailsAbout(tx, ids) };
}

export const orderData: DataHooks = {
  findSessions: findOrderSessions,
  tables: { orders: findOwnOrders, order_requests: findRequestsOfOwnOrders },
  mentions: {
    orders_of_others_as_buyer: findOthersOrdersByBuyer,
    orders_of_others_as_recipient: findOthersOrdersByRecipient,
  },
  forget: async (tx, who, advice) => {
    const orders = await lockOrders(tx, who);
    await rejectUnlessClosed(tx, orders, advice);
    return () => clearOrders(tx, orders);
  },
};
