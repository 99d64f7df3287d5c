import { useQuery } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { useSetAtom } from '@pinpu/shared/state';
import { Notice, Spinner } from '@pinpu/shared/ui';
import { RetryNotice } from '@pinpu/shared/widgets';
import { useEffect } from 'react';
import { fetchHandoffCart } from '../../../api/handoff-cart.ts';
import { takeHandoffCartAtom } from '../../../state/handoff-cart.ts';

const EXPIRED = '這個結帳連結已經失效。請回到原來的網站，再按一次結帳。';

/** Takes over the handed-off cart once, and then replaces the address. */
function TakenCart() {
  const take = useSetAtom(takeHandoffCartAtom);
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({
    queryKey: ['handoff-cart'],
    queryFn: fetchHandoffCart,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  });
  useEffect(() => {
    if (!data) return;
    take(data);
    navigate('/cart', { replace: true });
  }, [data, take, navigate]);
  if (isError)
    return <RetryNotice message="目前無法帶入您在其他網站選購的商品。" onRetry={refetch} />;
  if (data === null) return <Notice variant="warning" message={EXPIRED} />;
  return <Spinner label="正在帶入您選購的商品" />;
}

/** The cart of another site's page, at `/cart/brought`; `/cart/not-brought` explains why there is none (ledger M5). */
export function HandoffCart({ act }: { act: string }) {
  if (act === 'brought') return <TakenCart />;
  return act === 'not-brought' ? <Notice variant="warning" message={EXPIRED} /> : null;
}
