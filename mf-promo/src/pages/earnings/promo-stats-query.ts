import { queryOptions } from '@pinpu/shared/query';
import { fetchPromoStats } from '../../api/report.ts';

/** The months of the report, oldest first; cached only briefly, since an order may be paid or shipped at any time. */
export const promoStatsQuery = (token: string) =>
  queryOptions({
    queryKey: ['promo-stats', token],
    queryFn: async () => {
      const months = Object.entries(await fetchPromoStats());
      return months
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([month, figures]) => ({ month, ...figures }));
    },
    staleTime: 3000,
    meta: { quiet: true },
  });
