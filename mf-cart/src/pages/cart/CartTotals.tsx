import { cartSubTotalAtom, useAtomValue } from '@pinpu/shared/state';
import { AmountFooter } from '../../features/order/AmountFooter.tsx';
import { cartAmountsAtom } from '../../state/coupon.ts';

/** The order total, which expands to subtotal and shipping fee. */
export function CartTotals() {
  const { inv_amt, ship_amt, dis_inv_amt } = useAtomValue(cartAmountsAtom);
  return (
    <AmountFooter
      label="訂單總額"
      total={inv_amt}
      subTotal={useAtomValue(cartSubTotalAtom)}
      discount={dis_inv_amt}
      shipping={ship_amt}
    />
  );
}
