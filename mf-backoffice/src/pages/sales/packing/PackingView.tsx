import { failureText } from '@pinpu/shared/api/failure';
import { PACKING_LIMIT } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { Link, useSearchParams } from '@pinpu/shared/router';
import { Button, EmptyState, Notice, Row, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { fetchPacking, markPacked } from '../../../api/orders.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { canBeShipped } from '../../../features/orders/to-ship.ts';
import { PackingPrint, PackingSheet, PackingTotals } from './PackingSheet.tsx';

/** A packing list, and the call that marks its orders as packed. */
function usePacking(codes: readonly string[]) {
  const cache = useQueryClient();
  const queryKey = [SHOP_KEY, 'packing', codes];
  const packing = useQuery({
    ...{ queryKey, queryFn: () => fetchPacking(codes), staleTime: 0 },
    enabled: codes.length > 0,
  });
  const pack = useMutation({
    mutationFn: markPacked,
    onSuccess: (marked) => {
      cache.setQueryData(queryKey, marked);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    meta: { quiet: true },
  });
  return { packing, pack };
}

/** The packing lists of selected orders; after printing they can be marked as packed. */
export function PackingView() {
  const [search] = useSearchParams();
  const codes = (search.get('codes') ?? '')
    .split(',')
    .filter((code) => code !== '')
    .slice(0, PACKING_LIMIT);
  const {
    packing: { data, ...query },
    pack,
  } = usePacking(codes);
  if (codes.length === 0)
    return (
      <EmptyState action={<Link to="/el/shop/orders?tab=to-ship">到待出貨的訂單</Link>}>
        請先在訂單列表選取要備貨的訂單。
      </EmptyState>
    );
  if (data === undefined) return <NotLoaded {...query} what="備貨單" />;
  const { orders, parcels } = data;
  const toPack = orders.filter(
    ({ order, packed_at }) => packed_at === '' && canBeShipped(order.status),
  );
  return (
    <Stack $gap={24}>
      <PackingPrint />
      <Stack className="not-on-paper">
        <h1>備貨單</h1>
        <Row>
          <Button onClick={() => window.print()}>列印 {orders.length} 筆</Button>
          {toPack.length > 0 && (
            <Button
              variant="secondary"
              busy={pack.isPending}
              onClick={() => pack.mutate(toPack.map(({ order }) => order.ord_code))}
            >
              標示 {toPack.length} 筆為已備貨
            </Button>
          )}
        </Row>
        {pack.isSuccess && <Notice variant="success" message="已標示為已備貨。" />}
        {pack.isError && (
          <Notice
            variant="danger"
            message={failureText(pack.error, '目前無法連線，請重新整理後確認。')}
          />
        )}
      </Stack>
      <PackingTotals orders={orders} />
      {orders.map((shown) => (
        <PackingSheet
          key={shown.order.ord_code}
          shown={shown}
          parcels={parcels.filter(({ ord_code }) => ord_code === shown.order.ord_code)}
        />
      ))}
    </Stack>
  );
}
