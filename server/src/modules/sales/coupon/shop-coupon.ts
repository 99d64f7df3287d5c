import type {
  OwnCoupon,
  ShopCoupon,
  ShopCouponPage,
  ShopCoupons,
  ShopCouponsQuery,
} from '@pinpu/shared/contracts';
import { normaliseCouponCode } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import {
  findOrdersWithCoupon,
  findOwnCouponFigures,
  findOwnCoupons,
  findShopCoupon,
  findShopCoupons,
} from './repository.ts';
import { termsOf, versionOf } from './stored-terms.ts';

const PAGE = 50;
const ORDERS = 20;

type CouponResult = Awaited<ReturnType<typeof findShopCoupons>>[number];

function shopCoupon(row: CouponResult): ShopCoupon {
  const { coupon_code, state, used, discount, member, c_date, changed_by, changed_at } = row;
  return {
    coupon_code,
    ...termsOf(row),
    ...{ state, used, discount, version: versionOf(row), c_date: c_date.toISOString() },
    ...{ changed_by, changed_at: changed_at?.toISOString() ?? '' },
    ...(member !== null && { member }),
  };
}

const cursorOf = ({ c_date, coupon_code }: CouponResult) =>
  `${c_date.toISOString()}~${coupon_code}`;

export async function listCoupons(
  db: Database,
  query: ShopCouponsQuery,
  now: Date,
): Promise<ShopCoupons> {
  const found = await findShopCoupons(db, query, { limit: PAGE + 1, now });
  const { rows, next } = pageOf(found, PAGE, cursorOf);
  const isFirst = query.of === 'members' && query.after === undefined;
  const own = isFirst ? await findOwnCouponFigures(db) : undefined;
  return { coupons: rows.map(shopCoupon), next, ...(own && { own }) };
}

/** A coupon and the newest orders that carry it. @throws Rejection 404 */
export async function couponPage(db: Database, code: string, now: Date): Promise<ShopCouponPage> {
  const row = await findShopCoupon(db, normaliseCouponCode(code), now);
  if (!row) throw unknownCoupon(code);
  const orders = await findOrdersWithCoupon(db, row.coupon_id, ORDERS);
  return {
    coupon: shopCoupon(row),
    orders: orders.map((order) => ({ ...order, ord_date: order.ord_date.toISOString() })),
  };
}

export const unknownCoupon = (code: string): Rejection =>
  new Rejection(404, 'COUPON_NOT_FOUND', `找不到優惠券 ${code}。`);

/** A member's own coupons that can be used now, as the member reads them. */
export async function ownCoupons(db: Database, cus_id: string, now: Date): Promise<OwnCoupon[]> {
  const rows = await findOwnCoupons(db, cus_id, now);
  return rows.map((row) => {
    const { kind, value, min_amt, ends_on } = termsOf(row);
    return { coupon_code: row.coupon_code, kind, value, min_amt, ends_on };
  });
}
