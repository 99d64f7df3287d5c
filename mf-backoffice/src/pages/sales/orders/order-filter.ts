import {
  SHOP_ORDER_SORTS,
  SHOP_TABS,
  type ShopOrderSort,
  type ShopOrdersQuery,
  type ShopTab,
} from '@pinpu/shared/contracts/backoffice';
import { listAddress, searchTextOf } from '../../../features/lists/list-address.ts';

export const TAB_LABELS: readonly { tab: ShopTab; label: string }[] = [
  { tab: 'to-ship', label: '待出貨' },
  { tab: 'to-pay', label: '待付款' },
  { tab: 'requests', label: '申請' },
  { tab: 'refunds', label: '待退款' },
  { tab: 'invoices', label: '發票待處理' },
  { tab: 'shipped', label: '已出貨' },
  { tab: 'cancelled', label: '已取消' },
  { tab: 'all', label: '全部' },
];

export const ORDER_SORTS: readonly { sort: ShopOrderSort; label: string }[] = [
  { sort: 'newest', label: '最新的在前' },
  { sort: 'oldest', label: '最舊的在前' },
];

/** Who has waited longest is shipped first. */
const sortOf = (tab: ShopTab): ShopOrderSort => (tab === 'to-ship' ? 'oldest' : 'newest');

const dayOf = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;

/** Reads the filter from the address, which keeps it for links, Back and reloads. By default: orders to be shipped. */
export function filterOf(query: Pick<URLSearchParams, 'get'>): ShopOrdersQuery {
  const param = query.get('tab');
  const q = searchTextOf(query);
  const [from, to, after] = [dayOf(query.get('from')), dayOf(query.get('to')), query.get('after')];
  const tab = SHOP_TABS.find((one) => one === param) ?? (q === '' ? 'to-ship' : 'all');
  return {
    tab,
    q,
    sort: SHOP_ORDER_SORTS.find((one) => one === query.get('sort')) ?? sortOf(tab),
    ...(from && { from }),
    ...(to && { to }),
    ...(after && { after }),
  };
}

export const pathOfFilter = ({ tab, q, sort, from, to, after }: ShopOrdersQuery): string =>
  listAddress('/el/shop/orders', { tab, q, sort, from, to, after }, { sort: sortOf(tab) });

/** The filter of another tab, in that tab's order. */
export const filterOfTab = (filter: ShopOrdersQuery, tab: ShopTab): ShopOrdersQuery => {
  const { after: _, ...rest } = filter;
  return { ...rest, tab, sort: sortOf(tab) };
};
