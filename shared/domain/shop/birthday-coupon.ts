import type { Coupon } from './coupon.ts';
import { couponTermsFaults } from './coupon-terms.ts';
import { isDay } from './taipei-date.ts';

/** What a member gets on the birthday: a coupon, and for how many days it can be used, that day included. */
export interface BirthdayTerms extends Omit<Coupon, 'coupon_code'> {
  days: number;
}

export const BIRTHDAY_DAYS_MAX = 180;

/** For how many days a birthday must have been known; otherwise, changing it would bring a coupon in any month. */
export const BIRTHDAY_KNOWN_DAYS = 30;

export type BirthdayField = 'value' | 'min_amt' | 'days';

/** What is wrong with each field, as sentences; empty where the terms are valid. */
export function birthdayFaults(terms: BirthdayTerms): Partial<Record<BirthdayField, string>> {
  const { days, ...coupon } = terms;
  const { value, min_amt } = couponTermsFaults({
    ...{ ...coupon, starts_on: '', ends_on: '', note: '' },
    ...{ max_uses: 1, max_uses_per_buyer: null },
  });
  const isValid = Number.isInteger(days) && days >= 1 && days <= BIRTHDAY_DAYS_MAX;
  return {
    ...(value !== undefined && { value }),
    ...(min_amt !== undefined && { min_amt }),
    ...(!isValid && { days: `請填 1 到 ${BIRTHDAY_DAYS_MAX} 天。` }),
  };
}

/** The birthdays, MM-DD, that fall on a day: 29 February falls on the 28th in years without it. */
export function birthdaysOn(day: string): string[] {
  const date = day.slice(5);
  return date === '02-28' && !isDay(`${day.slice(0, 4)}-02-29`) ? [date, '02-29'] : [date];
}
