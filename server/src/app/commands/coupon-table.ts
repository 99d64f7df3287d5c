import type { CouponState, ShopCoupon } from '@pinpu/shared/contracts';
import { couponText, formatTwd } from '@pinpu/shared/domain';
import type { ListedCoupons } from '../../modules/office/operator/coupon-routes.ts';
import { tableLines } from './text-table.ts';

const HEAD = ['代碼', '狀態', '折扣', '滿', '開始', '最後一天', '已用', '上限', '共折', '備註'];

const STATES: Readonly<Record<CouponState, string>> = {
  running: '進行中',
  upcoming: '尚未開始',
  'used-up': '已用完',
  ended: '已結束',
  disabled: '停用',
};

const cellsOf = (coupon: ShopCoupon) => [
  coupon.coupon_code,
  STATES[coupon.state],
  couponText(coupon),
  coupon.min_amt > 0 ? formatTwd(coupon.min_amt) : '',
  coupon.starts_on,
  coupon.ends_on,
  String(coupon.used),
  String(coupon.max_uses ?? ''),
  formatTwd(coupon.discount),
  coupon.note,
];

/** Coupons as a table for a terminal. */
export function couponTable({ coupons, more }: ListedCoupons): string {
  if (coupons.length === 0) return '沒有符合的優惠券。';
  const lines = tableLines(HEAD, coupons.map(cellsOf));
  return [...lines, ...(more ? ['只列出最新的 50 張，其餘請用 list TEXT 搜尋。'] : [])].join('\n');
}
