import { admin } from '@pinpu/shared/api/admin';
import {
  type CouponChange,
  type NewCoupon,
  type ShopCouponsQuery,
  shopCouponAnswerSchema,
  shopCouponsAnswerSchema,
} from '@pinpu/shared/contracts';
import { shopAnswerOf } from './answer.ts';

export async function fetchCoupons({ state, q, after }: ShopCouponsQuery) {
  const searchParams = { state, q, ...(after && { after }) };
  const answer = admin.get('backoffice/coupons', { searchParams });
  return (await shopAnswerOf(answer, shopCouponsAnswerSchema)).body;
}

const pathOf = (code: string) => `backoffice/coupons/${encodeURIComponent(code)}`;
const couponOf = async (answer: Promise<Response>) =>
  (await shopAnswerOf(answer, shopCouponAnswerSchema)).body;

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
