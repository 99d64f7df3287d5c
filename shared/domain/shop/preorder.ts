import { dayText } from './arrival.ts';
import { startOfTaipeiDay, taipeiDate } from './taipei-date.ts';

/** A round of pre-orders: until when they are accepted, and the day on which they leave; '' for none. */
export interface PreorderTerms {
  until: Date | null;
  /** YYYY-MM-DD in Taipei. */
  ships: string;
}

export interface PreorderFault {
  field: 'preorder_until' | 'preorder_ships';
  message: string;
}

const NO_UNTIL = '有預購出貨日，請一起填寫預購截止時間；不開放預購請兩格都清空。';
const NO_SHIPS = '有預購截止時間，請一起填寫預購出貨日；不開放預購請兩格都清空。';

/** Why a shop can't offer these terms; undefined where it can. */
export function preorderFault(
  { until, ships }: PreorderTerms,
  now: Date,
): PreorderFault | undefined {
  if (until === null && ships === '') return undefined;
  if (until === null) return { field: 'preorder_until', message: NO_UNTIL };
  if (ships === '') return { field: 'preorder_ships', message: NO_SHIPS };
  if (ships < taipeiDate(until))
    return {
      field: 'preorder_ships',
      message: `預購出貨日 ${dayText(ships)}早於截止日 ${dayText(taipeiDate(until))}，請改為截止日當天或之後。`,
    };
  if (ships < taipeiDate(now))
    return {
      field: 'preorder_ships',
      message: `預購出貨日 ${dayText(ships)}已經過了，請改為今天或之後。`,
    };
  return undefined;
}

/** `12/20（日）起出貨`. */
export const dispatchText = (ships: string): string => `${dayText(ships)}起出貨`;

const timeText = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei', timeStyle: 'short' });

/** Until when to order; an end at midnight is written as that of the day before. */
export function deadlineText(until: Date): string {
  const isMidnight = startOfTaipeiDay(taipeiDate(until)).getTime() === until.getTime();
  const last = isMidnight ? new Date(until.getTime() - 60_000) : until;
  const [, month, date] = taipeiDate(last).split('-').map(Number);
  return `${month}/${date} ${timeText.format(last)} 截止`;
}

type Dispatched = readonly { preorder?: string | undefined }[];

/** The days on which lines leave, ascending; '' for goods in stock. */
export const dispatchDays = (lines: Dispatched): string[] =>
  [...new Set(lines.map(({ preorder = '' }) => preorder))].sort();

/** The day before which an order does not leave: that of its last pre-order; '' without one. */
export const orderShips = (lines: Dispatched): string => dispatchDays(lines).at(-1) ?? '';
