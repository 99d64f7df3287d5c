import { cartSubTotalAtom, useAtomValue } from '@pinpu/shared/state';
import { AmountFooter } from '../../features/order/AmountFooter.tsx';
import { discountParts, shippingDiscountRow } from '../../features/order/discount-parts.ts';
import { cartAmountsAtom, couponAtom } from '../../state/coupon.ts';

/** The total, with a row for each rule of price that applies, and one for the coupon. */
export function CartTotals() {
  const amounts = useAtomValue(cartAmountsAtom);
  const { code } = useAtomValue(couponAtom);
  const { rules, coupon } = discountParts(amounts);
  const discounts = rules.map(({ name, amount }) => ({ name, amount: -amount }));
  const hasRules = amounts.applied_rules !== undefined;
  return (
    <AmountFooter
      // Rules arrive with the server's answer, and are shown without a press.
      key={hasRules ? 'rules' : 'none'}
      defaultOpen={hasRules}
      label="訂單總額"
      total={amounts.inv_amt}
      subTotal={useAtomValue(cartSubTotalAtom)}
      discounts={
        coupon > 0 ? [...discounts, { name: '優惠折抵', note: code, amount: -coupon }] : discounts
      }
      shipping={amounts.ship_amt}
      shippingDiscount={shippingDiscountRow(amounts)}
      parcels={amounts.parcel_fees}
    />
  );
}
