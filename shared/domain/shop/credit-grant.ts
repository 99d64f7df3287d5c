import { formatTwd } from './money.ts';
import { isDay, taipeiDate } from './taipei-date.ts';

/** Credit that the shop grants by hand. */
interface CreditGrant {
  /** Whole TWD. */
  amount: number;
  /** For the member; '' for none. */
  note: string;
  /** The last day, YYYY-MM-DD in Taipei; '' for no end. */
  until: string;
}

export const CREDIT_GRANT_MAX = 100_000;
export const CREDIT_NOTE_MAX = 60;

function untilFault(until: string, now: Date): string {
  if (until === '') return '';
  if (!isDay(until)) return '這不是日期，請再確認一次。';
  return until < taipeiDate(now) ? '最後一天不能早於今天。' : '';
}

/** What is wrong with each field of a grant, as sentences; empty where it is valid. */
export function creditGrantFaults(
  { amount, note, until }: CreditGrant,
  now: Date,
): Partial<Record<keyof CreditGrant, string>> {
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= CREDIT_GRANT_MAX;
  const faults = {
    amount: isAmount ? '' : `請填 1 到 ${formatTwd(CREDIT_GRANT_MAX)} 之間的整數金額。`,
    note: note.length > CREDIT_NOTE_MAX ? `說明最多 ${CREDIT_NOTE_MAX} 個字。` : '',
    until: untilFault(until, now),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence !== ''));
}
