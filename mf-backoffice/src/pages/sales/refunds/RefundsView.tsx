import type { RefundTab, ShopRefunds } from '@pinpu/shared/contracts/backoffice';
import { useQuery } from '@pinpu/shared/query';
import { useNavigate, useSearchParams } from '@pinpu/shared/router';
import { Checkbox, EmptyState, Stack, Tabs, VisuallyHidden } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { fetchRefunds } from '../../../api/refunds.ts';
import { REFUNDS_KEY } from '../../../api/shop-keys.ts';
import { RefundRow } from './RefundRow.tsx';
import { EMPTY_TEXTS, TAB_ITEMS, tabOf } from './refund-tabs.ts';
import { TransferBar } from './TransferBar.tsx';
import { useTransfers } from './use-transfers.ts';

/** The refunds to transfer: downloaded as a file, and recorded when that is done. */
function TransferList({ list }: { list: ShopRefunds }) {
  const { refunds } = list;
  const transfers = useTransfers(refunds);
  return (
    <Stack $gap={12}>
      <TransferBar transfers={transfers} list={list} />
      <ul aria-label="待匯款">
        {refunds.map((refund) => (
          <RefundRow
            key={refund.id}
            refund={refund}
            choice={
              <Checkbox
                label={<VisuallyHidden>選取 {refund.ord_code}</VisuallyHidden>}
                checked={transfers.chosen.some(({ id }) => id === refund.id)}
                onChange={() => transfers.toggle(refund.id)}
              />
            }
          />
        ))}
      </ul>
    </Stack>
  );
}

function RefundList({ tab, list }: { tab: RefundTab; list: ShopRefunds }) {
  const { refunds } = list;
  if (refunds.length === 0) return <EmptyState>{EMPTY_TEXTS[tab]}</EmptyState>;
  if (tab === 'transfer') return <TransferList list={list} />;
  return (
    <ul aria-label="退款">
      {refunds.map((refund) => (
        <RefundRow key={refund.id} refund={refund} />
      ))}
    </ul>
  );
}

/** All refunds at `/el/shop/refunds`, by where they stand, and the transfers of those without another way back. */
export function RefundsView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = tabOf(search.get('tab'));
  const { data, ...query } = useQuery({
    queryKey: [...REFUNDS_KEY, tab],
    queryFn: () => fetchRefunds(tab),
    staleTime: 0,
  });
  return (
    <Stack>
      <h1>退款</h1>
      <Tabs
        label="退款分類"
        items={TAB_ITEMS.map((item) => ({ ...item, count: data?.counts[item.id] ?? 0 }))}
        selected={tab}
        onSelect={(next) => navigate(`/el/shop/refunds?tab=${next}`)}
      >
        {data === undefined ? (
          <NotLoaded {...query} what="退款" />
        ) : (
          <RefundList tab={tab} list={data} />
        )}
      </Tabs>
    </Stack>
  );
}
