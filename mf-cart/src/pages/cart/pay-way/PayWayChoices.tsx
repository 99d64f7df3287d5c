import { useAtom, useAtomValue } from '@pinpu/shared/state';
import { Fragment, useId } from 'react';
import { LATER } from '../../../features/pay-way/pay-way-choice.ts';
import { limitReason, payWayHint, payWayName } from '../../../features/pay-way/pay-way-words.ts';
import { usePaymentWords } from '../../../features/payment/use-payment-words.ts';
import { cartAmountsAtom } from '../../../state/coupon.ts';
import { chosenPayWayAtom, payWayChoiceAtom } from '../../../state/pay-way.ts';
import { CartPayPeriod } from './CartPayPeriod.tsx';
import { PayWayRow } from './PayWayRow.tsx';

/** The pay ways to choose from; one whose limits exclude the amount is disabled, with the reason. */
export function PayWayChoices() {
  const name = useId();
  const { payWay } = usePaymentWords();
  const choose = useAtom(chosenPayWayAtom)[1];
  const amount = useAtomValue(cartAmountsAtom).ap_amt;
  const { rows, canWait, pay_way: current } = useAtomValue(payWayChoiceAtom);
  return (
    <>
      {canWait && (
        <PayWayRow
          name={name}
          text={payWayName(LATER)}
          note=""
          checked={current === LATER}
          onChoose={() => choose(LATER)}
        />
      )}
      {rows.map(({ offer, fits }) => (
        <Fragment key={offer.pay_way}>
          <PayWayRow
            name={name}
            text={payWay(offer.pay_way)}
            note={fits ? payWayHint(offer) : limitReason(offer, amount)}
            checked={current === offer.pay_way}
            closed={!fits}
            onChoose={() => choose(offer.pay_way)}
          />
          {current === offer.pay_way && <CartPayPeriod />}
        </Fragment>
      ))}
    </>
  );
}
