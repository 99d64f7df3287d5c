import type { PromoMonth } from '@pinpu/shared/contracts';
import { appStore, memberAtom, userTokenAtom } from '@pinpu/shared/state';
import { renderAt, userOf } from '@pinpu/shared/testing';
import { EarningsPage } from '../pages/earnings/EarningsPage.tsx';

/** A month with one fulfilled order of NT$134 profit. */
export const monthOf = (profit: number, clicks = 3): PromoMonth => ({
  fulfilled: { count: 1, amount: profit, description: '已完成訂單 1 筆，銷售額 NT$399' },
  paid: { count: 0, amount: 0, description: '已付款待出貨訂單 0 筆，銷售額 NT$0' },
  total: { count: 1, amount: profit, description: '全部有效訂單 1 筆，銷售額 NT$399' },
  clicks: {
    total_clicks: clicks,
    short_urls_count: 2,
    description: `2 個推廣連結，造訪 ${clicks} 次`,
  },
});

/** Signs a member of this status in (undefined: nobody), and opens the report. */
export function openEarnings(status: number | undefined) {
  appStore.set(userTokenAtom, status === undefined ? '' : 't1');
  if (status !== undefined) appStore.set(memberAtom, userOf({ status }));
  return renderAt('/vip/earnings', '/vip/earnings', <EarningsPage />);
}
