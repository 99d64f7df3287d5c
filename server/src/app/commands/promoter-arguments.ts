import { isDay } from '@pinpu/shared/domain';
import { parseCommand, type Usage, usageOf } from './command-line.ts';

/** A parsed command of `npm run promoters --`. */
export type PromoterCommand =
  | { name: 'list'; payload: { limit: number } }
  | { name: 'payouts'; payload: { month: string; dry_run: boolean }; csv: string | undefined }
  | { name: 'mark-paid'; payload: { month: string; emails: string[]; date: string } };

const PROMOTERS_USAGE = `npm run promoters -- list [--limit 50]    推廣會員、可撥款的分潤與帳號
npm run promoters -- payouts --month YYYY-MM --dry-run      試算，不變更任何資料
npm run promoters -- payouts --month YYYY-MM [--csv FILE]   結算這個月，並寫出銀行匯款檔；已結算的月份只會再列出一次
npm run promoters -- mark-paid --month YYYY-MM [EMAIL …] [--date YYYY-MM-DD]
                                記錄已匯款，並寄明細給推廣會員；未指定 EMAIL 時為所有有帳號的`;

const usage: Usage = usageOf(PROMOTERS_USAGE);

const FLAGS: Readonly<Record<string, readonly string[]>> = {
  list: ['limit'],
  payouts: ['month', 'csv', 'dry-run'],
  'mark-paid': ['month', 'date'],
};

const parsed = (args: readonly string[]) =>
  parseCommand(
    args,
    {
      limit: { type: 'string' },
      month: { type: 'string' },
      csv: { type: 'string' },
      date: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
    usage,
  );

function monthOf(month: string | undefined): string {
  if (month === undefined) usage('--month is needed.');
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) usage('--month takes a month such as 2026-10.');
  return month;
}

function dateOf(date = ''): string {
  if (date !== '' && !(isDay(date) && date >= '2000'))
    usage('--date takes a day such as 2026-11-05.');
  return date;
}

function limitOf(limit = '50'): number {
  if (!/^[1-9]\d{0,2}$/.test(limit)) usage('--limit takes a whole number from 1 to 999.');
  return Number(limit);
}

/** Parses the arguments of `npm run promoters --`. @throws StartupError with the usage. */
export function promoterCommand(args: readonly string[]): PromoterCommand {
  const { positionals, values } = parsed(args);
  const [name = '', ...words] = positionals;
  const allowed = FLAGS[name];
  if (!allowed) usage(name === '' ? 'list, payouts or mark-paid?' : `「${name}」 is not known.`);
  const unknown = Object.keys(values).find((flag) => !allowed.includes(flag));
  if (unknown !== undefined) usage(`${name} has no --${unknown}.`);
  if (name !== 'mark-paid' && words.length > 0) usage(`「${words.join(' ')}」 is not known.`);
  if (name === 'list') return { name, payload: { limit: limitOf(values.limit) } };
  const month = monthOf(values.month);
  if (name === 'mark-paid')
    return { name, payload: { month, emails: words, date: dateOf(values.date) } };
  const dry_run = values['dry-run'] === true;
  if (dry_run && values.csv !== undefined) usage('--dry-run writes no file.');
  return { name: 'payouts', payload: { month, dry_run }, csv: values.csv };
}
