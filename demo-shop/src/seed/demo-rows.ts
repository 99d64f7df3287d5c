import type { DemoRows } from '@pinpu/server/plugin';
import { demoCouponRows } from './coupon-rows.ts';
import { demoMemberRows, demoPromoCodeRows } from './member-rows.ts';

/** The demo shop's accounts and codes: a live shop refuses to start if its database contains one. */
export const demoRows = (now: Date): DemoRows => ({
  members: demoMemberRows(now).map(({ acc_email }) => acc_email),
  coupons: demoCouponRows(now).map(({ coupon_code }) => coupon_code),
  promo_codes: demoPromoCodeRows(now).map(({ code }) => code),
});
