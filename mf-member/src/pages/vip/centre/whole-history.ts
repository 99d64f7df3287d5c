import type { OrderHistoryFilter, OrderHistoryItem } from '@pinpu/shared/contracts';
import { ORDER_TABS, type OrderTab, tabOf, taipeiDate } from '@pinpu/shared/domain';

export interface HistoryPage {
  items: OrderHistoryItem[];
  /** The cursor of the next page; '' on the last one. */
  next: string;
  counts: Partial<Record<OrderTab, number>>;
  years: number[];
}

const yearOf = ({ ord_date }: OrderHistoryItem) =>
  Number(taipeiDate(new Date(ord_date)).slice(0, 4));

const isFound = ({ ord_code, OrdDtl }: OrderHistoryItem, q: string) =>
  [ord_code, ...OrdDtl.map(({ name }) => name)].some((text) =>
    text.toLowerCase().includes(q.normalize('NFKC').toLowerCase()),
  );

/** Makes such a page from the answer of an older server, which sends all orders at once. */
export function wholeHistory(
  orders: readonly OrderHistoryItem[],
  { tab, year, q = '' }: OrderHistoryFilter,
): HistoryPage {
  const found = orders.filter(
    (order) => (year === undefined || yearOf(order) === year) && isFound(order, q),
  );
  const under = (name: OrderTab) => found.filter(({ status }) => tabOf(status) === name);
  return {
    items: under(tab),
    next: '',
    counts: Object.fromEntries(ORDER_TABS.map(({ tab: name }) => [name, under(name).length])),
    years: [...new Set(orders.map(yearOf))].sort((a, b) => b - a),
  };
}
