import { useAtomValue } from '@pinpu/shared/state';
import { PaymentSteps } from '../../features/payment/PaymentSteps.tsx';
import { LATER } from '../../features/payment/pay-way/pay-way-choice.ts';
import { payWayName } from '../../features/payment/pay-way/pay-way-words.ts';
import { payWayChoiceAtom } from '../../state/pay-way.ts';
import type { useCheckout } from './use-checkout.ts';

/** The dialogs of a checkout under way, with the way of paying that was chosen on the page. */
export function CheckoutSteps(checkout: ReturnType<typeof useCheckout>) {
  const { rows, pay_way = LATER } = useAtomValue(payWayChoiceAtom);
  return (
    <PaymentSteps {...checkout} payWay={pay_way}>
      {rows.length > 0 && <p>付款方式：{payWayName(pay_way)}</p>}
    </PaymentSteps>
  );
}
