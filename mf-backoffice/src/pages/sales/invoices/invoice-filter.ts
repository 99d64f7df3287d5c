import {
  INVOICE_LISTS,
  type InvoiceList,
  type ShopInvoicesQuery,
} from '@pinpu/shared/contracts/backoffice';
import { invoicePeriodOf, laterPeriod, periodText, taipeiDate } from '@pinpu/shared/domain';
import { listAddress, searchTextOf } from '../../../features/lists/list-address.ts';

export const LIST_LABELS: readonly { id: InvoiceList; label: string }[] = [
  { id: 'failed', label: '待處理' },
  { id: 'waiting', label: '處理中' },
  { id: 'done', label: '已完成' },
  { id: 'all', label: '全部' },
];

const COUNT = 12;

/** The periods to choose from: this one and those of the last two years. */
export function periodChoices(now: Date): { value: string; label: string }[] {
  const current = invoicePeriodOf(taipeiDate(now));
  return Array.from({ length: COUNT }, (_, at) => {
    const period = laterPeriod(current, -at);
    return { value: `${period.year}-${period.term}`, label: periodText(period) };
  });
}

/** The months to choose from, as `2026-11`: this one and the last two years. */
export function monthChoices(now: Date): string[] {
  const [year = 0, month = 0] = taipeiDate(now).split('-').map(Number);
  return Array.from({ length: 24 }, (_, at) => {
    const all = year * 12 + month - 1 - at;
    return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
  });
}

/** Reads the filter from the address, which keeps it for links, Back and reloads. */
export function invoiceFilterOf(query: Pick<URLSearchParams, 'get'>): ShopInvoicesQuery {
  const q = searchTextOf(query);
  const [param, period, after] = [query.get('list'), query.get('period'), query.get('after')];
  return {
    list: INVOICE_LISTS.find((one) => one === param) ?? (q === '' ? 'failed' : 'all'),
    q,
    ...(period && /^20\d\d-[1-6]$/.test(period) && { period }),
    ...(after && { after }),
  };
}

export const pathOfInvoices = ({ list, period, q, after }: ShopInvoicesQuery): string =>
  listAddress('/el/shop/invoices', { list, period, q, after });
