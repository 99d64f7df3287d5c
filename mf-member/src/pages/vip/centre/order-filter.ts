import type { OrderHistoryFilter } from '@pinpu/shared/contracts';
import { ORDER_TABS, type OrderTab } from '@pinpu/shared/domain';

const DEFAULT: OrderTab = 'awaiting-payment';

const yearOf = (text: string | null) =>
  text !== null && /^2\d{3}$/.test(text) ? Number(text) : undefined;

/**
 * Reads the filter from the address, which keeps it for reloads: the tab from the path, year and search from the query.
 */
export function orderFilter(
  ACT: string | undefined,
  query: Pick<URLSearchParams, 'get'>,
): OrderHistoryFilter {
  const q = query.get('q')?.trim().slice(0, 60) ?? '';
  const year = yearOf(query.get('year'));
  return {
    tab: ORDER_TABS.find(({ tab }) => tab === ACT)?.tab ?? DEFAULT,
    ...(year !== undefined && { year }),
    ...(q !== '' && { q }),
  };
}

export function pathOfFilter({ tab, year, q = '' }: OrderHistoryFilter): string {
  const query = new URLSearchParams({ ...(year && { year: String(year) }), ...(q && { q }) });
  return query.size > 0 ? `/vip/${tab}?${query}` : `/vip/${tab}`;
}
