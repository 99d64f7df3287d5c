import { cartSubTotalAtom, useAtomValue } from '@pinpu/shared/state';
import { AmountFooter } from '../../features/order/AmountFooter.tsx';
import { discountParts, shippingDiscountRow } from '../../features/order/discount-parts.ts';
import { cartAmountsAtom, couponAtom } from '../../state/coupon.ts';

/** The amount due, with a row for each rule of price that applies, and for the coupon and store credit. */
export function CartTotals() {
  const amounts = useAtomValue(cartAmountsAtom);
  const { code } = useAtomValue(couponAtom);
  const { rules, coupon, credit } = discountParts(amounts);
  const discounts = rules.map(({ name, amount }) => ({ name, amount: -amount }));
  const hasRules = amounts.applied_rules !== undefined;
  return (
    <AmountFooter
      // Rules arrive with the server's answer, and are shown without a press.
      key={hasRules ? 'rules' : 'none'}
      defaultOpen={hasRules}
      label="訂單總額"
      total={amounts.ap_amt}
      subTotal={useAtomValue(cartSubTotalAtom)}
      discounts={[
        ...discounts,
        ...(coupon > 0 ? [{ name: '優惠折抵', note: code, amount: -coupon }] : []),
        ...(credit > 0 ? [{ name: '購物金', amount: -credit }] : []),
      ]}
      shipping={amounts.ship_amt}
      shippingDiscount={shippingDiscountRow(amounts)}
      parcels={amounts.parcel_fees}
    />
  );
}
