import type { Order } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { emitAppEvent } from '@pinpu/shared/events';
import { Link } from '@pinpu/shared/router';
import { Button, LinkButton, Notice, Row, Stack } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import { useOrderArrival } from '../../features/order/use-order-arrival.ts';
import type { Outcome } from '../../features/payment/returned-outcome.ts';

/** A placed order that needs nothing more of the shopper: what was bought, when it arrives, and what comes next. */
export function ThankYou({ order, outcome }: { order: Order; outcome: Outcome }) {
  const arrival = useOrderArrival(order);
  return (
    <Notice variant="success" message={`訂單 ${order.ord_code}：${outcome.message}`}>
      <Stack>
        <Facts
          facts={[
            ['訂單編號', order.ord_code],
            ['訂單金額', formatTwd(order.inv_amt)],
            ['到貨時間', arrival],
          ]}
        />
        <p>{`${outcome.help ?? ''}確認信已寄到 ${order.cus_email}。`}</p>
        <Row $gap={8}>
          <Button
            size="small"
            onClick={() => emitAppEvent('APP_EC_LOAD_ORDER_DETAILS', { id: order.guid })}
          >
            查看訂單明細
          </Button>
          <LinkButton as={Link} to="/products" $variant="secondary" $size="small">
            繼續選購
          </LinkButton>
        </Row>
      </Stack>
    </Notice>
  );
}
