import {
  STOCK_SHOWN,
  STOCK_SORTS,
  type StockQuery,
  type StockShown,
  type StockSort,
} from '@pinpu/shared/contracts/backoffice';
import { listAddress, searchTextOf } from '../../../../features/lists/list-address.ts';

/** The filters of the table, in their order. */
export const SHOWN_LABELS: readonly { show: StockShown; label: string }[] = [
  { show: 'all', label: '全部' },
  { show: 'low', label: '快賣完' },
  { show: 'sold-out', label: '已售完' },
  { show: 'hidden', label: '未上架' },
];

export const SORT_LABELS: readonly { sort: StockSort; label: string }[] = [
  { sort: 'code', label: '商品編號' },
  { sort: 'available', label: '可賣的由少到多' },
  { sort: 'sold', label: '賣得最多' },
  { sort: 'price-desc', label: '售價由高到低' },
  { sort: 'price', label: '售價由低到高' },
];

/** Reads the filter from the address, which keeps it for links, Back and reloads. */
export function filterOf(query: Pick<URLSearchParams, 'get'>): StockQuery {
  const after = query.get('after');
  return {
    show: STOCK_SHOWN.find((one) => one === query.get('show')) ?? 'all',
    sort: STOCK_SORTS.find((one) => one === query.get('sort')) ?? 'code',
    q: searchTextOf(query),
    ...(after && { after }),
  };
}

export const pathOfFilter = ({ show, sort, q, after }: StockQuery): string =>
  listAddress('/el/shop/stock', { show, sort, q, after }, { show: 'all', sort: 'code' });
