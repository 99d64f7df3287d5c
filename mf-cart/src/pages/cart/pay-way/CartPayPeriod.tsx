import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { PayPeriod } from '../../../features/payment/pay-way/PayPeriod.tsx';
import { periodsOf } from '../../../features/payment/pay-way/pay-period.ts';
import { cartAmountsAtom } from '../../../state/coupon.ts';
import { chosenPayPeriodAtom, payWayChoiceAtom } from '../../../state/pay-way.ts';

/** In how many instalments the cart is to be paid, where it is. */
export function CartPayPeriod() {
  const choice = useAtomValue(payWayChoiceAtom);
  const choose = useSetAtom(chosenPayPeriodAtom);
  return (
    <PayPeriod
      periods={periodsOf(choice)}
      value={choice.pay_period}
      amount={useAtomValue(cartAmountsAtom).inv_amt}
      onChoose={choose}
    />
  );
}
