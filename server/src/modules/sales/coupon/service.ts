import type { CartLine } from '@pinpu/shared/contracts';
import { type Coupon, formatTwd, normaliseCouponCode, subTotal } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { type CouponRow, countUses, findCoupon } from './repository.ts';

export interface CouponRequest {
  coupon_code: string;
  cart: readonly CartLine[];
  now: Date;
  /** The member's e-mail, or at checkout the order's; limits per buyer are counted by it. */
  cus_email?: string | undefined;
  /** The member who is signed in; only they can use their own coupons. */
  cus_id?: string | null | undefined;
  /** Locks the coupon until the transaction ends. */
  lock?: boolean;
  /** The sentence that rejects every code where too many were tried (`couponTries`). */
  limit?: string | undefined;
}

/** The valid coupon with its id, or the sentence why the code is invalid; neither where no code was entered. */
export interface CouponFound {
  coupon?: Coupon & { coupon_id: string };
  rejection?: string;
}

const day = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  month: 'long',
  day: 'numeric',
});

function rejectionByDate({ starts, ends, enabled }: CouponRow, now: Date): string | undefined {
  if (!enabled) return '這張優惠券已經停用。';
  if (starts && now < starts) return `這張優惠券從${day.format(starts)}起才能使用。`;
  if (ends && now >= ends) return '這張優惠券已經過期。';
  return undefined;
}

function rejectionByAmount({ min_amt }: CouponRow, cart: readonly CartLine[]): string | undefined {
  const left = min_amt - subTotal(cart);
  if (left <= 0) return undefined;
  return `商品滿 ${formatTwd(min_amt)} 才能使用這張優惠券，還差 ${formatTwd(left)}。`;
}

async function rejectionByUses(
  db: Database,
  { coupon_id, max_uses, max_uses_per_buyer }: CouponRow,
  cus_email: string | undefined,
): Promise<string | undefined> {
  if (max_uses !== null && (await countUses(db, coupon_id)) >= max_uses)
    return '這張優惠券已經兌換完畢。';
  if (max_uses_per_buyer === null || cus_email === undefined) return undefined;
  if ((await countUses(db, coupon_id, cus_email)) < max_uses_per_buyer) return undefined;
  return '您已經使用過這張優惠券。';
}

/** Whether a coupon is everybody's, or this member's own. */
export const isUsableBy = (
  { cus_id }: Pick<CouponRow, 'cus_id'>,
  member: string | null | undefined,
): boolean => cus_id === null || cus_id === member;

/** Validates the coupon of a cart and says why it is invalid; the cart itself is unchanged. */
export async function couponFor(
  db: Database,
  { coupon_code, cart, now, cus_email, cus_id, lock = false, limit }: CouponRequest,
): Promise<CouponFound> {
  const code = normaliseCouponCode(coupon_code);
  if (code === '') return {};
  if (limit !== undefined) return { rejection: limit };
  const row = await findCoupon(db, code, lock);
  // Somebody else's coupon is unknown in the same words: its code must not be found by trying.
  if (!row || !isUsableBy(row, cus_id))
    return { rejection: '找不到這張優惠券，請確認代碼是否正確。' };
  const rejection =
    rejectionByDate(row, now) ??
    rejectionByAmount(row, cart) ??
    (await rejectionByUses(db, row, cus_email));
  if (rejection !== undefined) return { rejection };
  const { coupon_id, kind, value, min_amt } = row;
  return { coupon: { coupon_id, coupon_code: code, kind, value, min_amt } };
}
