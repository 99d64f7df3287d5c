import { type BirthdayTerms, birthdayFaults } from './birthday-coupon.ts';
import { couponOfferText } from './coupon-terms.ts';
import { formatTwd } from './money.ts';
import { daysLater, isDay } from './taipei-date.ts';

/** A level of members, from a turnover of twelve months on (ADR 0228). */
export interface MemberLevel {
  /** Rules of price name it; it stays while the level is renamed. */
  level_id: string;
  name: string;
  /** The turnover from which on a member has it, in whole TWD. */
  from: number;
  /** Percent of an order that come back as store credit; 0 for none. */
  credit_percent: number;
  /** The birthday coupon instead of the shop's; null for that of the shop. */
  birthday: BirthdayTerms | null;
}

export const LEVELS_MAX = 5;
export const LEVEL_NAME_MAX = 12;
export const LEVEL_CREDIT_MAX = 20;
const FROM_MAX = 10_000_000;

const isWhole = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to;

/** Where a fault of a list of levels is, such as `[1, 'name']`, and a sentence. */
export interface LevelFault {
  path: (number | string)[];
  message: string;
}

function fromFault({ from }: MemberLevel, before: MemberLevel | undefined): string {
  if (!isWhole(from, 0, FROM_MAX)) return `請填 0 到 ${formatTwd(FROM_MAX)} 之間的整數金額。`;
  return before && from <= before.from
    ? `要高於前一級的 ${formatTwd(before.from)}，等級由低到高排列。`
    : '';
}

function nameFault({ name }: MemberLevel, others: readonly MemberLevel[]): string {
  if (name.trim() === '' || name.length > LEVEL_NAME_MAX)
    return `請填寫 1 到 ${LEVEL_NAME_MAX} 個字的名稱。`;
  return others.some((one) => one.name === name) ? '前面已經有這個名稱，請換一個。' : '';
}

const creditFault = ({ credit_percent }: MemberLevel) =>
  isWhole(credit_percent, 0, LEVEL_CREDIT_MAX) ? '' : `請填 0 到 ${LEVEL_CREDIT_MAX} 的整數。`;

/** What is wrong with levels, from the lowest to the highest; empty where they are valid. */
export function memberLevelFaults(levels: readonly MemberLevel[]): LevelFault[] {
  const faults = levels.flatMap((level, at) => [
    { path: [at, 'name'], message: nameFault(level, levels.slice(0, at)) },
    { path: [at, 'from'], message: fromFault(level, levels[at - 1]) },
    { path: [at, 'credit_percent'], message: creditFault(level) },
    ...Object.entries(level.birthday ? birthdayFaults(level.birthday) : {}).map(
      ([field, message]) => ({ path: [at, 'birthday', field], message }),
    ),
  ]);
  const tooMany = { path: [], message: `最多 ${LEVELS_MAX} 個等級。` };
  return [...(levels.length > LEVELS_MAX ? [tooMany] : []), ...faults].filter(
    ({ message }) => message !== '',
  );
}

/** The first day on which an order of a day no longer counts. */
function dayAfterYear(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isDay(next) ? next : `${next.slice(0, 4)}-03-01`;
}

/** The first day whose orders count on a day: those of twelve months, this day included. */
export function firstCountedDay(today: string): string {
  const before = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return daysLater(isDay(before) ? before : `${before.slice(0, 4)}-02-28`, 1);
}

/** What an order counts with: its day in Taipei, and the money that was received and not paid back, in whole TWD. */
export interface CountedOrder {
  day: string;
  amount: number;
}

/** The highest level that a turnover reaches; undefined below the first. */
export const levelOfTurnover = (
  levels: readonly MemberLevel[],
  turnover: number,
): MemberLevel | undefined => levels.findLast(({ from }) => from <= turnover);

/** Where a member stands on a day. */
export interface MemberStanding {
  turnover: number;
  level: MemberLevel | undefined;
  /** The next level, and what is lacking for it; undefined on the highest. */
  next: { level: MemberLevel; lacking: number } | undefined;
  /** The last day on which the level holds without another order; '' without a level, or for one that never ends. */
  holds_until: string;
}

const sumOf = (orders: readonly CountedOrder[]) =>
  orders.reduce((sum, { amount }) => sum + amount, 0);

function lastDayOf(level: MemberLevel, counted: readonly CountedOrder[]): string {
  let rest = sumOf(counted);
  for (const { day, amount } of counted.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    rest -= amount;
    if (rest < level.from) return daysLater(dayAfterYear(day), -1);
  }
  return '';
}

/** The level that a member's orders reach on a day in Taipei; older ones don't count. */
export function memberStanding(
  levels: readonly MemberLevel[],
  orders: readonly CountedOrder[],
  today: string,
): MemberStanding {
  const first = firstCountedDay(today);
  const counted = orders.filter(({ day }) => day >= first);
  const turnover = sumOf(counted);
  const level = levelOfTurnover(levels, turnover);
  const next = levels.find(({ from }) => from > turnover);
  return {
    ...{ turnover, level },
    next: next && { level: next, lacking: next.from - turnover },
    holds_until: level ? lastDayOf(level, counted) : '',
  };
}

/** `金卡會員`: a level as texts name it. */
export const levelTitle = (name: string): string => (name.endsWith('會員') ? name : `${name}會員`);

/** What a level brings, `消費回饋 3% 購物金、生日券折 NT$100`; '' for nothing. `birthday` is the shop's own coupon. */
export function levelBenefits(
  { credit_percent, birthday: own }: Pick<MemberLevel, 'credit_percent' | 'birthday'>,
  birthday: BirthdayTerms | undefined,
): string {
  const coupon = own ?? birthday;
  return [
    credit_percent > 0 ? `消費回饋 ${credit_percent}% 購物金` : '',
    coupon ? `生日券${couponOfferText(coupon)}` : '',
  ]
    .filter((text) => text !== '')
    .join('、');
}
