import {
  SHOP_PRODUCT_SORTS,
  SHOP_PRODUCT_STATES,
  type ShopProductSort,
  type ShopProductState,
  type ShopProductsQuery,
} from '@pinpu/shared/contracts/backoffice';
import { listAddress, searchTextOf } from '../../../features/lists/list-address.ts';

/** The tabs of the list, in their order. */
export const STATE_LABELS: readonly { state: ShopProductState; label: string }[] = [
  { state: 'all', label: '全部' },
  { state: 'listed', label: '上架中' },
  { state: 'hidden', label: '已下架' },
  { state: 'sold-out', label: '缺貨' },
];

export const SORT_LABELS: readonly { sort: ShopProductSort; label: string }[] = [
  { sort: 'new', label: '最新上架' },
  { sort: 'name', label: '品名' },
  { sort: 'code', label: '商品編號' },
  { sort: 'price_asc', label: '售價低到高' },
  { sort: 'price_desc', label: '售價高到低' },
  { sort: 'stock_asc', label: '可賣少到多' },
];

/** Reads the filter from the address, which keeps it for links, Back and reloads. */
export function productFilterOf(query: Pick<URLSearchParams, 'get'>): ShopProductsQuery {
  const [state, sort] = [query.get('state'), query.get('sort')];
  return {
    q: searchTextOf(query),
    cate: query.get('cate')?.slice(0, 40) ?? '',
    state: SHOP_PRODUCT_STATES.find((one) => one === state) ?? 'all',
    sort: SHOP_PRODUCT_SORTS.find((one) => one === sort) ?? 'new',
    after: query.get('after')?.slice(0, 300) ?? '',
  };
}

export const pathOfProducts = ({ q, cate, state, sort, after }: ShopProductsQuery): string =>
  listAddress('/el/shop/products', { q, cate, state, sort, after }, { state: 'all', sort: 'new' });
