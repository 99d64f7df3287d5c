import type { ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Link } from '@pinpu/shared/router';
import { Columns, useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Badge, CopyButton, LinkButton, Notice, Row, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { fetchShopOrder } from '../../../../api/orders.ts';
import { orderKey } from '../../../../api/shop-keys.ts';
import { preorderWarning } from '../../../../features/orders/preorder-warning.ts';
import { StatusBadge } from '../../../../features/orders/StatusBadge.tsx';
import { canBeShipped } from '../../../../features/orders/to-ship.ts';
import { InvoiceForm } from './moves/InvoiceForm.tsx';
import { MoveButtons } from './moves/MoveButtons.tsx';
import { RequestForm } from './moves/RequestForm.tsx';
import { ShipForm } from './moves/ShipForm.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderRefunds } from './refunds/OrderRefunds.tsx';
import { useOrderMove } from './use-order-move.ts';

function Head({ shown }: { shown: ShopOrder }) {
  const { order, packed_at, pretended } = shown;
  const early = preorderWarning(order);
  return (
    <Stack $gap={8}>
      <Link to="/el/shop/orders">回訂單列表</Link>
      <Row>
        <h1>{order.ord_code}</h1>
        <CopyButton text={order.ord_code} what="訂單編號" variant="quiet" size="small">
          複製
        </CopyButton>
        <StatusBadge status={order.status} />
        {packed_at !== '' && <Badge $tone="grey">已備貨</Badge>}
      </Row>
      <Sum>
        {formatDateTime(order.ord_date)}，{formatTwd(order.inv_amt)}
      </Sum>
      {early !== '' && <Notice variant="warning" message={early} />}
      {pretended && (
        <Notice
          variant="danger"
          message="這筆訂單是在沙盒付款的，沒有收到款項，請勿出貨。請取消這筆訂單。"
        />
      )}
    </Stack>
  );
}

/** All details of an order, and the moves that its status allows. */
function Order({ code, shown }: { code: string; shown: ShopOrder }) {
  const { order } = shown;
  const moves = useOrderMove(code, shown);
  const packing = new URLSearchParams({ codes: order.ord_code });
  return (
    <Stack $gap={24}>
      <Head shown={shown} />
      {moves.rejection !== '' && moves.field === '' && (
        <InSight>
          <Notice variant="danger" message={moves.rejection} />
        </InSight>
      )}
      <Columns>
        <Stack $gap={24}>
          <RequestForm shown={shown} moves={moves} />
          <OrderParcels order={order} />
          <ShipForm order={order} moves={moves} />
          <Row>
            {canBeShipped(order.status) && (
              <LinkButton as={Link} to={`/el/shop/packing?${packing}`} $variant="secondary">
                列印備貨單
              </LinkButton>
            )}
            <MoveButtons shown={shown} moves={moves} />
          </Row>
          <OrderRefunds shown={shown} moves={moves} />
          <OrderGoods order={order} />
          <InvoiceForm shown={shown} moves={moves} />
        </Stack>
        <Stack $gap={24}>
          <OrderFacts shown={shown} />
          <OrderHistory shown={shown} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** One order at `/el/shop/orders/{code}`. */
export function OrderView({ code }: { code: string }) {
  useDocumentTitle(`訂單 ${code}`);
  const [data, waiting] = useFreshData(`訂單 ${code}`, orderKey(code), () => fetchShopOrder(code));
  if (data === undefined) return waiting;
  return <Order code={code} shown={data} />;
}

/** Keeps the message about a rejected form in view, whichever form was sent. */
const InSight = styled.div`
  position: sticky;
  top: ${theme.frame.header};
  z-index: ${theme.layer.sticky};
`;

const Sum = styled.p`
  color: ${theme.colour.inkSoft};
  font-variant-numeric: tabular-nums;
`;
