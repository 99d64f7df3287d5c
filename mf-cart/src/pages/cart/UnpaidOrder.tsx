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
 * The order that last emptied the cart, while it awaits payment, so that shoppers who leave the payment page by Back, or
 * return in a new tab, don't order twice.
 */
export function UnpaidOrder() {
  const { guid } = useAtomValue(lastOrderAtom);
  return guid !== '' && <Waiting key={guid} guid={guid} />;
}
