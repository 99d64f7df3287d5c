import {
  PROMOTER_TABS,
  type PromoterTab,
  type ShopPromotersQuery,
} from '@pinpu/shared/contracts/backoffice';
import { listAddress, searchTextOf } from '../../../features/lists/list-address.ts';

/** The tabs of the list, in their order. */
export const PROMOTER_TAB_LABELS: readonly { id: PromoterTab; label: string }[] = [
  { id: 'active', label: '推廣中' },
  { id: 'disabled', label: '已停用' },
  { id: 'all', label: '全部' },
];

/** Reads the filter from the address, which keeps it for links, Back and reloads. */
export function promoterFilterOf(query: Pick<URLSearchParams, 'get'>): ShopPromotersQuery {
  const param = query.get('tab');
  const q = searchTextOf(query);
  return {
    tab: PROMOTER_TABS.find((tab) => tab === param) ?? (q === '' ? 'active' : 'all'),
    q,
    after: query.get('after') ?? '',
  };
}

export const pathOfPromoters = ({ tab, q, after }: ShopPromotersQuery): string =>
  listAddress('/el/shop/promoters', { tab, q, after });
