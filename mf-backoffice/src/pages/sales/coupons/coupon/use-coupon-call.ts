import { type ShopCouponPage, shopCouponConflictSchema } from '@pinpu/shared/contracts';
import { SHOP_KEY } from '../../../../api/shop-keys.ts';
import { useChangeCall } from '../../../../features/changes/use-change-call.ts';

export const couponKey = (code: string) => [SHOP_KEY, 'coupon', code];

/** Adds or changes a coupon. */
export const useCouponCall = <Input>(call: (input: Input) => Promise<ShopCouponPage>) =>
  useChangeCall(call, {
    keyOf: ({ coupon }: ShopCouponPage) => couponKey(coupon.coupon_code),
    conflict: shopCouponConflictSchema,
  });
