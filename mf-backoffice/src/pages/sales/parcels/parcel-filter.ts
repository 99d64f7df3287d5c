import { PARCEL_TABS, type ParcelTab } from '@pinpu/shared/contracts/backoffice';
import type { ParcelFilter } from '../../../api/parcels.ts';
import { listAddress, searchTextOf } from '../../../features/lists/list-address.ts';

export const TAB_LABELS: readonly { tab: ParcelTab; label: string }[] = [
  { tab: 'problems', label: '待處理' },
  { tab: 'to-hand-in', label: '待交寄' },
  { tab: 'under-way', label: '配送中' },
  { tab: 'at-store', label: '在門市' },
  { tab: 'returning', label: '退回' },
  { tab: 'money', label: '代收款' },
  { tab: 'all', label: '全部' },
];

/** What an empty list says. */
export const EMPTY_TEXTS: Readonly<Record<ParcelTab, string>> = {
  problems: '沒有要處理的包裹。',
  'to-hand-in': '沒有待交寄的包裹。到訂單列表選取要寄的訂單，按「建立託運單」。',
  'under-way': '沒有配送中的包裹。',
  'at-store': '沒有在門市等待領取的包裹。',
  returning: '沒有退回中的包裹。',
  money: '還沒有代收的款項。',
  all: '還沒有託運單。到訂單列表選取要寄的訂單，按「建立託運單」。',
};

/** Reads the filter from the address. By default: the parcels to hand in. */
export function filterOf(query: Pick<URLSearchParams, 'get'>): ParcelFilter {
  const q = searchTextOf(query);
  const after = query.get('after');
  const tab = PARCEL_TABS.find((one) => one === query.get('tab'));
  return {
    tab: tab ?? (q === '' ? 'to-hand-in' : 'all'),
    q,
    ...(after && { after }),
  };
}

export const pathOfFilter = ({ tab, q, after }: ParcelFilter): string =>
  listAddress('/el/shop/parcels', { tab, q, after });
