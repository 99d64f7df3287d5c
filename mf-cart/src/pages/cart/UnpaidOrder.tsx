import { useAtomValue } from '@pinpu/shared/state';
import { useOrder } from '../../features/order/use-order.ts';
import { lastOrderAtom } from '../../state/last-order.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { waitingOutcome } from './outcome.ts';

function Waiting({ guid }: { guid: string }) {
  const { data: order } = useOrder(guid);
  const outcome = order && waitingOutcome(order);
  return outcome && <OrderNotice guid={guid} order={order} outcome={outcome} />;
}

/**
 * The last order, while it awaits payment. Shoppers who leave the payment page by Back, or return in a new tab, thus
 * see it and don't order twice.
 */
export function UnpaidOrder() {
  const { guid } = useAtomValue(lastOrderAtom);
  return guid !== '' && <Waiting key={guid} guid={guid} />;
}
