import { admin } from '@pinpu/shared/api/admin';
import {
  type CouponChange,
  type NewCoupon,
  type ShopCouponsQuery,
  shopCouponAnswerSchema,
  shopCouponsAnswerSchema,
} from '@pinpu/shared/contracts';
import { bodyOf } from './answer.ts';

export function fetchCoupons({ state, of, q, after }: ShopCouponsQuery) {
  const searchParams = { state, of, q, ...(after && { after }) };
  return bodyOf(admin.get('backoffice/coupons', { searchParams }), shopCouponsAnswerSchema);
}

const pathOf = (code: string) => `backoffice/coupons/${encodeURIComponent(code)}`;
const couponOf = (answer: Promise<Response>) => bodyOf(answer, shopCouponAnswerSchema);

/** One coupon, and the newest orders that used it. */
export const fetchCoupon = (code: string) => couponOf(admin.get(pathOf(code)));

export const addCoupon = (coupon: NewCoupon) =>
  couponOf(admin.post('backoffice/coupons', { json: coupon }));

/** Changes the terms of a coupon; a conflict unless its version is still `version`. Returns the changed coupon. */
export const changeCoupon = (code: string, change: CouponChange) =>
  couponOf(admin.put(pathOf(code), { json: change }));

/** Disables a coupon, or enables it again. */
export const switchCoupon = (code: string, verb: 'disable' | 'enable', version: string) =>
  couponOf(admin.post(`${pathOf(code)}/${verb}`, { json: { version } }));
