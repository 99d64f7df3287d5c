import { daysLater, startOfTaipeiDay, taipeiDate, weekdayName, weekdayOf } from './taipei-date.ts';

/** The destination of a parcel, as far as it affects how long it takes. */
export type DeliveryRegion = 'main' | 'islands' | 'store';

/** How many days a parcel takes, at least and at most. */
export interface TransitDays {
  min: number;
  max: number;
}

/** When parcels leave and how long they take; all days and times are those of Taipei (ADR 0118). */
export interface DeliveryPlan {
  /** `14:00`: orders before this time leave on the same day. */
  cut_off: string;
  /** Weekdays on which parcels leave, and on which they arrive: 1 for Monday to 7 for Sunday. */
  ship_weekdays: readonly number[];
  arrival_weekdays: readonly number[];
  /** Days on which nothing leaves, moves or arrives, as YYYY-MM-DD. */
  closed_days: readonly string[];
  /** Transit days by region; no dates are promised for a missing one. */
  transit: Readonly<Partial<Record<DeliveryRegion, TransitDays>>>;
}

/** The earliest and the latest day of arrival, YYYY-MM-DD. */
interface Arrival {
  earliest: string;
  latest: string;
  /** The day of the next cut-off, YYYY-MM-DD; orders before that arrive on these days. */
  order_day: string;
  /** When the texts change next: at the cut-off, or at midnight in Taipei. */
  changes_at: Date;
}

interface ArrivalRequest {
  now: Date;
  ship_days: number;
  region: DeliveryRegion;
  /** The day before which pre-orders don't leave; '' or undefined for goods in stock. */
  not_before?: string | undefined;
}

/** The longest preparation of a product, in shipping days. */
export const SHIP_DAYS_MAX = 180;
/**
 * If no suitable day is found within this many days, nothing is promised: the plan has no day on which parcels leave or
 * arrive.
 */
const HORIZON_DAYS = 400;

/** The outlying islands: 澎湖, 金門, 連江, 琉球, 綠島, 蘭嶼, 東沙 and 南沙, 釣魚臺. */
const ISLAND_POSTCODES = /^(?:88[0-5]|89[0-6]|209|21[0-2]|929|95[12]|81[79]|290)/;

/** The region of a postcode of 3, 5 or 6 digits. */
export const regionOfPostcode = (postcode: string): 'main' | 'islands' =>
  ISLAND_POSTCODES.test(postcode.trim()) ? 'islands' : 'main';

/** The first day from `day` on for which `suits` is true; undefined where none is found. */
function firstDay(day: string, suits: (day: string) => boolean): string | undefined {
  for (let days = 0; days <= HORIZON_DAYS; days += 1) {
    const other = daysLater(day, days);
    if (suits(other)) return other;
  }
  return undefined;
}

/** The last of `count` further days for which `suits` is true; undefined where none is found. */
function dayAfter(day: string, count: number, suits: (day: string) => boolean): string | undefined {
  let last: string | undefined = day;
  for (let i = 0; i < count && last !== undefined; i += 1)
    last = firstDay(daysLater(last, 1), suits);
  return last;
}

const cutOffOf = (day: string, { cut_off }: DeliveryPlan) => new Date(`${day}T${cut_off}:00+08:00`);

/**
 * When an order placed now arrives. Preparation counts days on which parcels leave; transit counts every day that is
 * not closed; a parcel that would come on a day without arrivals comes on the next day with arrivals. Undefined where
 * the plan promises nothing for this region.
 */
export function arrivalOf(
  plan: DeliveryPlan,
  { now, ship_days, region, not_before = '' }: ArrivalRequest,
): Arrival | undefined {
  const transit = plan.transit[region];
  if (transit === undefined || ship_days > SHIP_DAYS_MAX) return undefined;
  const isOpen = (day: string) => !plan.closed_days.includes(day);
  const ships = (day: string) => isOpen(day) && plan.ship_weekdays.includes(weekdayOf(day));
  const arrives = (day: string) => isOpen(day) && plan.arrival_weekdays.includes(weekdayOf(day));
  const today = taipeiDate(now);
  const isLate = now >= cutOffOf(today, plan);
  const order_day = firstDay(isLate ? daysLater(today, 1) : today, ships);
  const ready = order_day && dayAfter(order_day, ship_days, ships);
  const leaves = ready && firstDay(ready < not_before ? not_before : ready, ships);
  const arrivalAfter = (days: number) => {
    const there = leaves && dayAfter(leaves, days, isOpen);
    return there && firstDay(there, arrives);
  };
  const [earliest, latest] = [arrivalAfter(transit.min), arrivalAfter(transit.max)];
  if (!order_day || !earliest || !latest) return undefined;
  const midnight = startOfTaipeiDay(daysLater(today, 1));
  const cutOff = cutOffOf(order_day, plan);
  return { earliest, latest, order_day, changes_at: cutOff < midnight ? cutOff : midnight };
}

/** A day as text: `11/26（四）`. */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}/${date}（${weekdayName(weekdayOf(day))}）`;
}

/** Until when to order, as text: `今天 14:00 前`. */
function orderBeforeText({ order_day }: Arrival, { cut_off }: DeliveryPlan, now: Date): string {
  const today = taipeiDate(now);
  const near: Record<string, string> = { [today]: '今天 ', [daysLater(today, 1)]: '明天 ' };
  return `${near[order_day] ?? dayText(order_day)}${cut_off} 前`;
}

/** Texts for shoppers: until when to order, and the promised days. */
export function arrivalTexts(
  plan: DeliveryPlan,
  arrival: Arrival,
  { now, toStore }: { now: Date; toStore: boolean },
): { order: string; arrives: string } {
  const { earliest, latest } = arrival;
  const days = earliest === latest ? dayText(earliest) : `${dayText(earliest)}～${dayText(latest)}`;
  return {
    order: `${orderBeforeText(arrival, plan, now)}下單`,
    arrives: `預計 ${days}${toStore ? '到店' : '送達'}`,
  };
}
