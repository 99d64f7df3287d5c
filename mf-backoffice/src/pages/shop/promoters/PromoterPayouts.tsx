import type { PromoPayout } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { PageSection, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { fetchPromoterPayouts } from '../../../api/shop-promoters.ts';
import { ListRow } from '../../../features/ListRow.ts';
import { NotLoaded } from '../../../features/NotLoaded.tsx';
import { Pager } from '../../../features/Pager.tsx';
import { promoterKey } from '../../../features/shop-keys.ts';
import { usePagedList } from '../../../features/use-paged-list.ts';

const PayoutLine = ({ payout }: { payout: PromoPayout }) => {
  const { month, amount, orders, corrections, account, paid_on } = payout;
  return (
    <Line>
      <div>
        <Link to={`/el/shop/payouts/${month}`}>{month}</Link>
        <small>
          {orders} 筆訂單{corrections < 0 && `，退貨扣除 ${formatTwd(-corrections)}`}
        </small>
      </div>
      <b>{formatTwd(amount)}</b>
      <small>
        {paid_on === '' ? '待匯款' : `${formatDate(paid_on)} 已匯款`}
        {account && `，${account}`}
      </small>
    </Line>
  );
};

/** The months that a promoter was paid for. */
export function PromoterPayouts({ id }: { id: string }) {
  const key = [...promoterKey(id), 'payouts'];
  const { data, pager, ...query } = usePagedList(key, (after) => fetchPromoterPayouts(id, after));
  return (
    <PageSection title="結算紀錄">
      {data === undefined && <NotLoaded {...query} what="結算紀錄" />}
      {data?.items.length === 0 && <p>還沒有結算過。</p>}
      {data !== undefined && data.items.length > 0 && (
        <Stack $gap={8}>
          <ul aria-label="結算紀錄">
            {data.items.map((payout) => (
              <PayoutLine key={payout.month} payout={payout} />
            ))}
          </ul>
          <Pager pager={pager} more="較早的結算" />
        </Stack>
      )}
    </PageSection>
  );
}

const Line = styled(ListRow)`
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[4]} ${theme.space[16]};
  font-variant-numeric: tabular-nums;
  > :last-child { grid-column: 1 / -1; }
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;
