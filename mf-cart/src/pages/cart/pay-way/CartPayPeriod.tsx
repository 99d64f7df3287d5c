import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { PayPeriod } from '../../../features/pay-way/PayPeriod.tsx';
import { periodsOf } from '../../../features/pay-way/pay-period.ts';
import { cartAmountsAtom } from '../../../state/coupon.ts';
import { chosenPayPeriodAtom, payWayChoiceAtom } from '../../../state/pay-way.ts';
import { OfRow } from './pay-way-styles.ts';

/** The choice of the number of instalments for the cart, if the pay way has one. */
export function CartPayPeriod() {
  const choice = useAtomValue(payWayChoiceAtom);
  const choose = useSetAtom(chosenPayPeriodAtom);
  const amount = useAtomValue(cartAmountsAtom).ap_amt;
  const periods = periodsOf(choice);
  if (periods.length === 0) return null;
  return (
    <OfRow>
      <PayPeriod periods={periods} value={choice.pay_period} amount={amount} onChoose={choose} />
    </OfRow>
  );
}
