import type { PromoPayout } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { PagedSection } from '@pinpu/shared/staff';
import { fetchPromoterPayouts } from '../../../../api/promoters.ts';
import { promoterKey } from '../../../../api/shop-keys.ts';
import { AmountRow } from './AmountRow.tsx';

const payoutRow = ({ month, amount, orders, corrections, account, paid_on }: PromoPayout) => (
  <AmountRow
    key={month}
    to={`/el/shop/payouts/${month}`}
    name={month}
    note={`${orders} 筆訂單${corrections < 0 ? `，退貨扣除 ${formatTwd(-corrections)}` : ''}`}
    amount={<b>{formatTwd(amount)}</b>}
  >
    {paid_on === '' ? '待匯款' : `${formatDate(paid_on)} 已匯款`}
    {account && `，${account}`}
  </AmountRow>
);

/** The months that a promoter was paid for. */
export const PromoterPayouts = ({ id }: { id: string }) => (
  <PagedSection
    title="結算紀錄"
    queryKey={[...promoterKey(id), 'payouts']}
    fetchPage={(after) => fetchPromoterPayouts(id, after)}
    row={payoutRow}
    empty="還沒有結算過。"
    more="較早的結算"
  />
);
