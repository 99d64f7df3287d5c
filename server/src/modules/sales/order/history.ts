import type { OrderHistoryFilter, OrderHistoryItem } from '@pinpu/shared/contracts';
import { lineName, ORDER_TABS, type OrderTab, tabOf } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import {
  countOrders,
  findOrdersOfMember,
  findOrderYears,
  type HistoryOwner,
  type Within,
} from './history-repository.ts';
import { soldLines } from './order-view.ts';
import type { OrderRow } from './repository.ts';

/** The most orders of a history without a filter, and of a page. */
const LIMIT = 500;
const PAGE = 20;

const itemOf = (order: OrderRow): OrderHistoryItem => ({
  ord_code: order.ord_code,
  guid: order.guid,
  ord_date: order.ord_date.toISOString(),
  inv_amt: order.inv_amt,
  status: order.status,
  cart_json: order.cart_json,
  OrdDtl: soldLines(order).map((line) => ({ name: lineName(line), qty: line.qty })),
});

const cursorOf = (order: OrderRow) => `${order.ord_date.toISOString()}~${order.ord_code}`;

/** A member's orders, and the guest orders under the e-mail the member signs in with (spec §3, §7). */
export async function orderHistory(db: Database, member: HistoryOwner) {
  const rows = await findOrdersOfMember(db, member, {}, LIMIT);
  return { items: rows.map(itemOf) };
}

async function countsOf(db: Database, member: HistoryOwner, within: Within) {
  const counts = Object.fromEntries(ORDER_TABS.map(({ tab }) => [tab, 0])) as Record<
    OrderTab,
    number
  >;
  for (const { status, count } of await countOrders(db, member, within)) {
    const tab = tabOf(status);
    if (tab !== undefined) counts[tab] += count;
  }
  return counts;
}

/** A page of the same history: one tab, one year, or a search by code or product. */
export async function orderHistoryPage(
  db: Database,
  member: HistoryOwner,
  { tab, year, q, after }: OrderHistoryFilter,
) {
  const [time = '', code = ''] = after?.split('~') ?? [];
  const within = { year, q: q || undefined };
  const cursor = after === undefined ? undefined : { time: new Date(time), code };
  const found = await findOrdersOfMember(db, member, { ...within, tab, cursor }, PAGE + 1);
  const { rows, next } = pageOf(found, PAGE, cursorOf);
  return {
    items: rows.map(itemOf),
    next,
    counts: await countsOf(db, member, within),
    years: await findOrderYears(db, member),
  };
}
