import {
  PROMOTER_TABS,
  type PromoterTab,
  type ShopPromotersQuery,
} from '@pinpu/shared/contracts/backoffice';

/** The tabs of the list, in their order. */
export const PROMOTER_TAB_LABELS: readonly { id: PromoterTab; label: string }[] = [
  { id: 'active', label: '推廣中' },
  { id: 'disabled', label: '已停用' },
  { id: 'all', label: '全部' },
];

/** Reads the filter from the address, which keeps it for links, Back and reloads. */
export function promoterFilterOf(query: Pick<URLSearchParams, 'get'>): ShopPromotersQuery {
  const param = query.get('tab');
  const q = query.get('q')?.trim().slice(0, 60) ?? '';
  return {
    tab: PROMOTER_TABS.find((tab) => tab === param) ?? (q === '' ? 'active' : 'all'),
    q,
    after: query.get('after') ?? '',
  };
}

export const pathOfPromoters = ({ tab, q, after }: ShopPromotersQuery): string =>
  `/el/shop/promoters?${new URLSearchParams({ tab, ...(q && { q }), ...(after && { after }) })}`;
