import { useQuery } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { useSetAtom } from '@pinpu/shared/state';
import { Notice, Spinner } from '@pinpu/shared/ui';
import { RetryNotice } from '@pinpu/shared/widgets';
import { useEffect } from 'react';
import { fetchRemindedCart } from '../../../api/reminder.ts';
import { addLinesAtom } from '../../../state/handoff-cart.ts';

/** Adds the lines of a reminder's link to the cart once, and then replaces the address. */
export function RemindedCart({ secret }: { secret: string }) {
  const add = useSetAtom(addLinesAtom);
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({
    queryKey: ['reminded-cart', secret],
    queryFn: () => fetchRemindedCart(secret),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  });
  useEffect(() => {
    if (!data) return;
    add(data.cart);
    navigate('/cart', { replace: true });
  }, [data, add, navigate]);
  if (isError) return <RetryNotice message="目前無法帶入信中的商品。" onRetry={refetch} />;
  if (data === null)
    return (
      <Notice
        variant="warning"
        message="這個連結已經超過 14 天。登入會員，就能看到您購物車裡的商品。"
      />
    );
  return <Spinner label="正在帶入信中的商品" />;
}
