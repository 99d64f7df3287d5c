import type { Order } from '@pinpu/shared/contracts';
import { creditOfOrder, formatTwd, isRepayable, ORDER_STATUS } from '@pinpu/shared/domain';
import { useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Dialog, Notice, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { AmountFooter } from '../order/AmountFooter.tsx';
import { BecomeMember } from '../order/BecomeMember.tsx';
import { shippingDiscountRow } from '../order/discount-parts.ts';
import { PaymentSteps } from '../payment/PaymentSteps.tsx';
import { returnedOutcomeAtom } from '../payment/returned-outcome.ts';
import { OrderItems } from './OrderItems.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderRequest } from './OrderRequest.tsx';
import { OrderSections } from './OrderSections.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTools } from './OrderTools.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';
import { PrintStyle } from './PrintStyle.ts';
import { RepayWay } from './RepayWay.tsx';
import { useRepay } from './use-repay.ts';
import { useRepayWay } from './use-repay-way.ts';

interface OrderSheetProps {
  order: Order;
  onClose: () => void;
  /** Called if the order on the server differs from the one shown. */
  onOutdated: () => void;
}

/** The complete dialog of a loaded order (spec §2 Order-details dialog). */
export function OrderSheet({ order, onClose, onOutdated }: OrderSheetProps) {
  const way = useRepayWay(order);
  const repay = useRepay(order, way, onOutdated);
  const { inv_amt, ship_amt, parcel_fees } = order;
  const { paid: paidCredit } = creditOfOrder(order);
  return (
    <>
      <Dialog
        open
        variant="full"
        title={`訂購單明細: ${order.ord_code}`}
        onClose={onClose}
        header={<PaperHead />}
        footer={
          <Foot>
            <AmountFooter
              label={paidCredit > 0 ? '應付金額' : '訂單金額'}
              total={inv_amt - paidCredit}
              subTotal={inv_amt - ship_amt}
              discounts={paidCredit > 0 ? [{ name: '購物金支付', amount: -paidCredit }] : []}
              shipping={ship_amt}
              shippingDiscount={shippingDiscountRow(order)}
              parcels={parcel_fees}
            />
            <Actions className="not-printed">
              <Button variant="secondary" onClick={onClose}>
                關閉
              </Button>
              {isRepayable(order.status) && <Button onClick={repay.ask}>重新付款</Button>}
            </Actions>
          </Foot>
        }
      >
        <Stack $gap={32}>
          <ReturnedOutcome guid={order.guid} />
          {order.status === ORDER_STATUS.awaitingAsyncPayment && (
            <PaymentInstructions order={order} />
          )}
          <OrderParcels parcels={order.parcels} rec_meta={order.rec_meta} />
          <OrderSections order={order} onOutdated={onOutdated} />
          <OrderRefunds refunds={order.refunds} />
          <OrderRequest order={order} onOutdated={onOutdated} />
          <OrderTimeline {...order} />
          <OrderItems order={order} />
          <OrderTools order={order} onLeave={onClose} />
          <BecomeMember order={order} onLeave={onClose} />
        </Stack>
      </Dialog>
      <PrintStyle />
      <PaymentSteps
        {...repay}
        payWay={way.pay_way}
        email={order.cus_email}
        elsewhere={`${window.location.origin}/cart/order/${order.guid}`}
      >
        <p>{`應付金額：${formatTwd(order.ap_amt)}`}</p>
        <RepayWay {...way} />
      </PaymentSteps>
    </>
  );
}

/** The actions are beside the amount if there is room, since a phone held sideways is low. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 0 ${theme.space[24]};
  > * { flex: 1 1 280px; }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  > * { flex: 1; }
`;

/** The outcome of the payment that the shopper returns from; shown at the top of the order's dialog. */
function ReturnedOutcome({ guid }: { guid: string }) {
  const { guid: returned, outcome } = useAtomValue(returnedOutcomeAtom);
  if (returned !== guid || outcome?.help === undefined) return null;
  return (
    <div className="not-printed">
      <Notice variant={outcome.variant} message={outcome.message}>
        {outcome.help}
      </Notice>
    </div>
  );
}
