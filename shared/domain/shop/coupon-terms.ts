import type { Coupon } from './coupon.ts';
import { formatTwd } from './money.ts';
import { isDay } from './taipei-date.ts';

/** Editable terms of a coupon; its code can't be changed. */
export interface CouponTerms extends Omit<Coupon, 'coupon_code'> {
  /** First and last day of its validity in Taipei, '' for an open end. */
  starts_on: string;
  ends_on: string;
  /** The most orders, in total and per buyer's e-mail; null for no limit. */
  max_uses: number | null;
  max_uses_per_buyer: number | null;
  /** The shop's own note, which shoppers never see. */
  note: string;
}

export type CouponField = keyof CouponTerms | 'coupon_code';

const LIMITS = { amount: 1_000_000, uses: 1_000_000, note: 100 } as const;

const isWhole = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to;

function valueFault({ kind, value }: CouponTerms): string {
  if (kind === 'percent')
    return isWhole(value, 1, 100) ? '' : '請填 1 到 100 的整數，例如打 9 折請填 10。';
  if (kind === 'shipping') return value === 0 ? '' : '免運費不需要折扣金額。';
  return isWhole(value, 1, LIMITS.amount)
    ? ''
    : `請填 1 到 ${formatTwd(LIMITS.amount)} 之間的整數金額。`;
}

const dayFault = (day: string) => (day === '' || isDay(day) ? '' : '這不是日期，請再確認一次。');

function endFault({ starts_on, ends_on }: CouponTerms): string {
  const isReversed = starts_on !== '' && ends_on !== '' && ends_on < starts_on;
  return dayFault(ends_on) || (isReversed ? '最後一天不能早於開始日期。' : '');
}

const usesFault = (uses: number | null) =>
  uses === null || isWhole(uses, 1, LIMITS.uses) ? '' : '請填 1 以上的整數；不限次數請留空白。';

function buyerUsesFault({ max_uses, max_uses_per_buyer }: CouponTerms): string {
  const isMore = max_uses !== null && max_uses_per_buyer !== null && max_uses_per_buyer > max_uses;
  return usesFault(max_uses_per_buyer) || (isMore ? '每人次數不能超過總次數。' : '');
}

type Faults = Partial<Record<CouponField, string>>;

/** What is wrong with each field of a coupon, as sentences; empty where it is valid. */
export function couponTermsFaults(terms: CouponTerms): Faults {
  const { min_amt, max_uses, starts_on, note } = terms;
  const faults: Faults = {
    value: valueFault(terms),
    min_amt: isWhole(min_amt, 0, LIMITS.amount)
      ? ''
      : `請填 0 到 ${formatTwd(LIMITS.amount)} 之間的整數金額。`,
    starts_on: dayFault(starts_on),
    ends_on: endFault(terms),
    max_uses: usesFault(max_uses),
    max_uses_per_buyer: buyerUsesFault(terms),
    note: note.length > LIMITS.note ? `備註最多 ${LIMITS.note} 個字。` : '',
  };
  return Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence !== ''));
}

/** A coupon's discount in the usual wording of Taiwan: 打 9 折 is ten percent off. */
export function couponText({ kind, value }: Pick<Coupon, 'kind' | 'value'>): string {
  if (kind === 'shipping') return '免運費';
  if (kind === 'amount') return `折 ${formatTwd(value)}`;
  const rest = 100 - value;
  if (rest === 0) return '商品免費';
  return `打 ${rest > 10 && rest % 10 !== 0 ? rest : rest / 10} 折`;
}

/** `折 NT$100（滿 NT$500）`: what a coupon takes off, and from which amount of goods on. */
export const couponOfferText = ({ min_amt, ...coupon }: Omit<Coupon, 'coupon_code'>): string =>
  couponText(coupon) + (min_amt > 0 ? `（滿 ${formatTwd(min_amt)}）` : '');
