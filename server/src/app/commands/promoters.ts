import type { ShopMonth, ShopPromoterRow } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, isDay } from '@pinpu/shared/domain';
import { commandParser, flag, limitOf, runShopCommand, subcommand, text } from './command-line.ts';
import { saveNewFile } from './save-file.ts';
import type { ShopConnection } from './shop-connection.ts';
import { tableLines } from './text-table.ts';

const USAGE = `npm run promoters -- list [--limit 50]    推廣會員、可撥款的分潤與帳號
npm run promoters -- payouts --month YYYY-MM --dry-run      試算，不變更任何資料
npm run promoters -- payouts --month YYYY-MM [--csv FILE]   結算這個月，並寫出銀行匯款檔；已結算的月份只會再列出一次
npm run promoters -- mark-paid --month YYYY-MM [EMAIL …] [--date YYYY-MM-DD]
                                記錄已匯款，並寄明細給推廣會員；未指定 EMAIL 時為所有有帳號的`;

const PROMOTERS = [
  ...['姓名', '電子郵件', '推廣碼', '連結', '訂單', '可撥款', '待匯款', '已匯款', '帳號'],
];

const money = (amount: number) => (amount < 0 ? `−${formatTwd(-amount)}` : formatTwd(amount));

interface PromoterList {
  promoters: Omit<ShopPromoterRow, 'cus_id' | 'active' | 'clicks'>[];
  total: number;
}

export function promoterTable({ promoters, total }: PromoterList): string {
  if (total === 0) return '沒有推廣會員。';
  const lines = tableLines(
    PROMOTERS,
    promoters.map((one) => [
      one.name,
      one.email,
      one.code,
      String(one.links),
      String(one.orders),
      money(one.payable),
      money(one.waiting),
      money(one.paid),
      one.has_account ? '有' : '無',
    ]),
  );
  return [...lines, `${promoters.length} / ${total}`].join('\n');
}

type Share = Pick<
  ShopMonth['payouts'][number],
  'name' | 'email' | 'orders' | 'corrections' | 'amount'
>;

interface Statement {
  month: string;
  /** Whether the month was closed before the command. */
  closed_before: boolean;
  payouts: (Share & Pick<ShopMonth['payouts'][number], 'account' | 'paid_on'>)[];
  carried: (Share & { reason: string })[];
}

const PAYOUTS = ['姓名', '電子郵件', '訂單', '退貨扣除', '金額', '帳號', '匯款日期'];

const cellsOf = (one: Statement['payouts'][number]) => [
  one.email === '' ? '（已刪除的會員）' : one.name,
  one.email,
  String(one.orders),
  one.corrections < 0 ? money(one.corrections) : '',
  money(one.amount),
  one.account || '無',
  one.paid_on,
];

const sumOf = (entries: readonly { amount: number }[]) =>
  money(entries.reduce((sum, { amount }) => sum + amount, 0));

function headline({ month, closed_before }: Statement, dryRun: boolean): string {
  if (closed_before) return `${month} 先前已經結算，內容不變：`;
  return dryRun ? `${month} 結算後會是（這是試算，尚未變更任何資料）：` : `${month} 已結算：`;
}

/** A month's payouts, and what to do next. */
export function statementText(statement: Statement, dryRun: boolean): string {
  const { month, payouts, carried } = statement;
  const waiting = payouts.filter(({ paid_on, account }) => paid_on === '' && account !== '');
  const lost = payouts.filter(({ paid_on, account }) => paid_on === '' && account === '');
  return [
    headline(statement, dryRun),
    ...(payouts.length > 0 ? tableLines(PAYOUTS, payouts.map(cellsOf)) : ['沒有可撥款的分潤。']),
    `${payouts.length} 筆，共 ${sumOf(payouts)}；待匯款 ${waiting.length} 筆，共 ${sumOf(waiting)}。`,
    ...(lost.length > 0 ? [`注意：${lost.length} 筆沒有匯款帳號，不在匯款檔裡。`] : []),
    ...(carried.length > 0
      ? [
          '併入下個月：',
          ...tableLines(
            ['姓名', '電子郵件', '金額', '原因'],
            carried.map((one) => [one.name, one.email, money(one.amount), one.reason]),
          ),
        ]
      : []),
    ...(waiting.length > 0 && !dryRun
      ? [`匯款後請記錄：npm run promoters -- mark-paid --month ${month}`]
      : []),
  ].join('\n');
}

interface Payouts {
  month: string;
  dry_run: boolean;
  /** The file to write. */
  csv: string | undefined;
}

const pathOf = (month: string) => `/api/backoffice/payouts/${month}`;

/** Closes a month that is still open; with a dry run, it is only read. What is carried over, a closed month does not say. */
async function statementOf(
  shop: ShopConnection,
  month: string,
  isDry: boolean,
): Promise<Statement> {
  const read = await shop.call<ShopMonth>('GET', pathOf(month));
  const closed_before = read.closed_at !== '';
  if (isDry || closed_before) return { ...read, closed_before };
  const path = `${pathOf(month)}/close`;
  const { payouts: made } = await shop.call<ShopMonth>('POST', path, { version: '*' });
  return { ...read, closed_before, payouts: made };
}

/** Closes a month; with `--csv` no month is closed for a file that can't be written. */
async function payouts(shop: ShopConnection, { csv: file, month, dry_run }: Payouts) {
  if (file === undefined) return statementText(await statementOf(shop, month, dry_run), dry_run);
  const statement = await saveNewFile(file, async (_part, out) => {
    const closed = await statementOf(shop, month, false);
    const { csv } = await shop.call<{ csv: string }>('POST', `${pathOf(month)}/bank-file`);
    await new Promise<void>((resolve, reject) => {
      out.once('error', reject).end(csv, resolve);
    });
    return closed;
  });
  return `${statementText(statement, false)}\n匯款檔：${file}`;
}

function monthOf(month: string | undefined, usage: (why: string) => never): string {
  if (month === undefined) return usage('--month is needed.');
  if (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) return month;
  return usage('--month takes a month such as 2026-10.');
}

export const promoterCommand = commandParser(USAGE, {
  list: subcommand({
    options: { limit: text },
    words: '',
    read: (_words, { limit }, usage) => ({ limit: limitOf(limit, usage) }),
    run: async (shop, { limit }) =>
      promoterTable(
        await shop.call<PromoterList>('GET', `/api/backoffice/promoters?limit=${limit}`),
      ),
  }),
  payouts: subcommand({
    options: { month: text, csv: text, 'dry-run': flag },
    words: '',
    read(_words, { month, csv, 'dry-run': dry_run = false }, usage): Payouts {
      if (dry_run && csv !== undefined) usage('--dry-run writes no file.');
      return { month: monthOf(month, usage), dry_run, csv };
    },
    run: payouts,
  }),
  'mark-paid': subcommand({
    options: { month: text, date: text },
    words: '[EMAIL …]',
    read(emails, { month, date = '' }, usage) {
      if (date !== '' && !(isDay(date) && date >= '2000'))
        usage('--date takes a day such as 2026-11-05.');
      return { month: monthOf(month, usage), emails, date };
    },
    run: async (shop, { month, ...payload }) =>
      (await shop.call<{ message: string }>('POST', `${pathOf(month)}/paid`, payload)).message,
  }),
});

if (import.meta.main) await runShopCommand(promoterCommand);
