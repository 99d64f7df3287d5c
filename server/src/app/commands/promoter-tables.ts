import { formatTwd } from '@pinpu/shared/domain';
import type { ShownStatement } from '../../modules/office/operator/promoter-routes.ts';
import type { ListedPromoter } from '../../modules/sales/promo/promoters/list.ts';
import { tableLines } from './text-table.ts';

export interface PromoterList {
  promoters: ListedPromoter[];
  total: number;
}

const PROMOTERS = [
  '姓名',
  '電子郵件',
  '推廣碼',
  '連結',
  '訂單',
  '可撥款',
  '待匯款',
  '已匯款',
  '帳號',
];

const money = (amount: number) => (amount < 0 ? `−${formatTwd(-amount)}` : formatTwd(amount));

/** The promoters as a table for a terminal, with their number and the total. */
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

const PAYOUTS = ['姓名', '電子郵件', '訂單', '退貨扣除', '金額', '帳號', '匯款日期'];

const cellsOf = (one: ShownStatement['payouts'][number]) => [
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

function headline({ month, closed_before }: ShownStatement, dryRun: boolean): string {
  if (closed_before) return `${month} 先前已經結算，內容不變：`;
  return dryRun ? `${month} 結算後會是（這是試算，尚未變更任何資料）：` : `${month} 已結算：`;
}

/** A month's payouts as tables for a terminal, and what to do next. */
export function statementText(statement: ShownStatement, dryRun: boolean): string {
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
