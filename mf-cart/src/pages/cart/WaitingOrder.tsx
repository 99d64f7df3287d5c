import { emitAppEvent } from '@pinpu/shared/events';
import { useAtomValue } from '@pinpu/shared/state';
import { Button, Notice, Row } from '@pinpu/shared/ui';
import { useOrder } from '../../features/order/use-order.ts';
import { lastOrderAtom } from '../../state/last-order.ts';
import { waitingOutcome } from './outcome.ts';

function Waiting({ guid }: { guid: string }) {
  const { data: order } = useOrder(guid);
  const outcome = order && waitingOutcome(order);
  if (outcome === undefined) return null;
  return (
    <Notice variant={outcome.variant} message={`訂單 ${order?.ord_code}：${outcome.message}`}>
      <Row $gap={8}>
        {outcome.help}
        <Button
          size="small"
          variant="quiet"
          onClick={() => emitAppEvent('APP_EC_LOAD_ORDER_DETAILS', { id: guid })}
        >
          查看訂單明細
        </Button>
      </Row>
    </Notice>
  );
}

/**
 * The order that last emptied the cart, as long as it waits for its payment: whoever left the payment page by Back,
 * or comes again in a new tab, orders nothing twice.
 */
export function WaitingOrder() {
  const { guid } = useAtomValue(lastOrderAtom);
  return guid !== '' && <Waiting key={guid} guid={guid} />;
}
