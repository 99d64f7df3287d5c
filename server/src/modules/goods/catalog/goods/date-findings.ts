import { dateFaults } from '@pinpu/shared/domain';
import type { Draft } from './draft.ts';
import type { Finding } from './finding.ts';
import type { StoredGoods } from './goods-row-repository.ts';

const DATED = ['u_date', 'sale_until', 'special_from', 'special_until'] as const;

/** Findings about dates in the wrong order, and about a product on sale whose time is over. */
export function dateFindings(
  { values, finding, faulty }: Draft,
  stored: StoredGoods | undefined,
  now: Date,
): Finding[] {
  if (DATED.some((field) => faulty.has(field))) return [];
  if (![...DATED, 'enabled' as const].some((field) => values.has(field))) return [];
  const dateOf = (field: (typeof DATED)[number]): Date | null => {
    const date = values.has(field) ? values.get(field) : stored?.[field];
    return date instanceof Date ? date : null;
  };
  const sale_until = dateOf('sale_until');
  const faults = dateFaults({
    ...{ u_date: dateOf('u_date') ?? stored?.u_date ?? now, sale_until },
    ...{ special_from: dateOf('special_from'), special_until: dateOf('special_until') },
  });
  const isOnSale = (values.get('enabled') ?? stored?.enabled ?? true) !== false;
  const isOver = sale_until !== null && sale_until <= now;
  if (isOnSale && isOver && !faults.some(({ field }) => field === 'sale_until'))
    faults.push({
      field: 'sale_until',
      message: '這個時間已經過了：請改成以後的時間，或清空，或取消上架。',
    });
  return faults.map(({ field, message }) => finding(field, message));
}
