import { SHOP_TABS, type ShopOrdersQuery, type ShopTab } from '@pinpu/shared/contracts/backoffice';
import { listAddress, searchTextOf } from '../../../features/lists/list-address.ts';

export const TAB_LABELS: readonly { tab: ShopTab; label: string }[] = [
  { tab: 'to-ship', label: '待出貨' },
  { tab: 'to-pay', label: '待付款' },
  { tab: 'requests', label: '申請' },
  { tab: 'refunds', label: '待退款' },
  { tab: 'shipped', label: '已出貨' },
  { tab: 'cancelled', label: '已取消' },
  { tab: 'all', label: '全部' },
];

const dayOf = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;

/** Reads the filter from the address, which keeps it for links, Back and reloads. By default: orders to be shipped. */
export function filterOf(query: Pick<URLSearchParams, 'get'>): ShopOrdersQuery {
  const param = query.get('tab');
  const q = searchTextOf(query);
  const [from, to, after] = [dayOf(query.get('from')), dayOf(query.get('to')), query.get('after')];
  return {
    tab: SHOP_TABS.find((tab) => tab === param) ?? (q === '' ? 'to-ship' : 'all'),
    q,
    ...(from && { from }),
    ...(to && { to }),
    ...(after && { after }),
  };
}

export const pathOfFilter = ({ tab, q, from, to, after }: ShopOrdersQuery): string =>
  listAddress('/el/shop/orders', { tab, q, from, to, after });
