import { amountUntilFreeShipping, formatTwd } from '@pinpu/shared/domain';
import {
  cartAtom,
  cartShippingFeeAtom,
  cartSubTotalAtom,
  cartTotalAtom,
  useAtomValue,
} from '@pinpu/shared/state';
import { AmountFooter } from '../../features/order/AmountFooter.tsx';

/** The order total, unfolding to subtotal and shipping fee; and what is missing to ship for free. */
export function CartTotals() {
  const missing = amountUntilFreeShipping(useAtomValue(cartAtom));
  return (
    <AmountFooter
      label="訂單總額"
      total={useAtomValue(cartTotalAtom)}
      subTotal={useAtomValue(cartSubTotalAtom)}
      shipping={useAtomValue(cartShippingFeeAtom)}
      hint={missing && `再選購 ${formatTwd(missing)} 即可免運費`}
    />
  );
}
