import { formatTwd, normaliseEmail, REC_WAY, storeTitle } from '@pinpu/shared/domain';
import { orderInfoAtom, useAtom, useAtomValue } from '@pinpu/shared/state';
import { LATER } from '../../features/pay-way/pay-way-choice.ts';
import { payWayAndPeriod } from '../../features/pay-way/pay-way-words.ts';
import { PaymentSteps } from '../../features/payment/PaymentSteps.tsx';
import { usePaymentWords } from '../../features/payment/use-payment-words.ts';
import { cartAmountsAtom } from '../../state/coupon.ts';
import { payWayChoiceAtom } from '../../state/pay-way.ts';
import { receivingAtom } from '../../state/receiving.ts';
import { useCartArrival } from './receiving/CartArrival.tsx';
import type { useCheckout } from './use-checkout.ts';

export function CheckoutSteps(checkout: ReturnType<typeof useCheckout>) {
  const { rows, pay_way = LATER, pay_period } = useAtomValue(payWayChoiceAtom);
  const { payWay } = usePaymentWords();
  const [info, setInfo] = useAtom(orderInfoAtom);
  const { ap_amt } = useAtomValue(cartAmountsAtom);
  const arrival = useCartArrival();
  const { rec_way, store } = useAtomValue(receivingAtom);
  return (
    <PaymentSteps
      {...checkout}
      payWay={pay_way}
      email={normaliseEmail(info.cus_email)}
      changeEmail={(cus_email) => setInfo({ ...info, cus_email })}
    >
      <p>{`訂單金額：${formatTwd(ap_amt)}`}</p>
      {rows.length > 0 && <p>付款方式：{payWayAndPeriod(pay_way, pay_period, payWay)}</p>}
      {rec_way === REC_WAY.store && store && <p>取貨門市：{storeTitle(store)}</p>}
      {arrival && <p>{arrival.arrives}</p>}
    </PaymentSteps>
  );
}
