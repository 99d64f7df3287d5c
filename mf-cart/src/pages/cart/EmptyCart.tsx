import { Link } from '@pinpu/shared/router';
import { useAtomValue } from '@pinpu/shared/state';
import { EmptyState, LinkButton, Stack } from '@pinpu/shared/ui';
import { lastOrderAtom } from '../../state/last-order.ts';
import { useWayOn } from './WayOn.tsx';

/** The empty cart: a link to the shop, or to the order that emptied it (spec §2). */
export function EmptyCart({ orderShown }: { orderShown: boolean }) {
  const { guid, ord_code } = useAtomValue(lastOrderAtom);
  return (
    <EmptyState
      action={
        <Stack>
          <LinkButton as={Link} to={useWayOn()}>
            前往選購
          </LinkButton>
          {guid !== '' && !orderShown && (
            <LinkButton as={Link} to={`/cart/order/${guid}`} $variant="quiet">
              查看訂單 {ord_code}
            </LinkButton>
          )}
        </Stack>
      }
    >
      購物車是空的，前往選購喜歡的商品吧。
    </EmptyState>
  );
}
