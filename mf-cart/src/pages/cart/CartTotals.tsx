import { amountUntilFreeShipping, formatTwd } from '@pinpu/shared/domain';
import { cartAtom, cartSubTotalAtom, useAtomValue } from '@pinpu/shared/state';
import { AmountFooter } from '../../features/order/AmountFooter.tsx';
import { cartAmountsAtom } from '../../state/coupon.ts';

/** The order total, unfolding to subtotal and shipping fee; and what is missing to ship for free. */
export function CartTotals() {
  const { inv_amt, ship_amt, dis_inv_amt } = useAtomValue(cartAmountsAtom);
  const missing = amountUntilFreeShipping(useAtomValue(cartAtom));
  return (
    <AmountFooter
      label="訂單總額"
      total={inv_amt}
      subTotal={useAtomValue(cartSubTotalAtom)}
      discount={dis_inv_amt}
      shipping={ship_amt}
      hint={missing && `再選購 ${formatTwd(missing)} 即可免運費`}
    />
  );
}
