import {
  formatTwd,
  isDay,
  memberPath,
  normaliseEmail,
  orderActorText,
  taipeiDate,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { postMail } from '../../../base/mail/post-mail.ts';
import {
  amounts,
  button,
  type Fact,
  facts,
  type MailContent,
  note,
  paragraph,
} from '../../../base/mail/template/blocks.ts';
import { monthEnd } from '../months.ts';
import { payoutsRejected } from './plan-payouts.ts';
import {
  findClosedMonth,
  findPayouts,
  markPayoutsPaid,
  type PayoutWithPayee,
} from './repository.ts';
import { lockPayouts } from './service.ts';

type PaidPayout = Pick<
  PayoutWithPayee,
  'month' | 'amount' | 'corrections' | 'orders' | 'returns' | 'account' | 'paid_on'
>;

const day = (date: string) => date.replaceAll('-', '/');

function paidMail(payout: PaidPayout, link: string): MailContent {
  const { amount, corrections, orders, returns, account } = payout;
  const month = day(payout.month);
  const returned: Fact[] =
    returns > 0
      ? [[`退貨扣除（${returns} 筆先前已撥款的訂單）`, `−${formatTwd(-corrections)}`]]
      : [];
  return {
    subject: `${month} 推廣分潤已匯款`,
    preview: `${month} 的推廣分潤 ${formatTwd(amount)} 已匯款。`,
    headline: '推廣分潤已匯款',
    blocks: [
      paragraph(`您好，${month} 結算的推廣分潤已經匯款。`),
      amounts(
        [[`訂單分潤（${orders - returns} 筆）`, formatTwd(amount - corrections)], ...returned],
        [['匯款金額', formatTwd(amount)]],
      ),
      facts(...(account === '' ? [] : [['匯入帳號', account] as const]), [
        '匯款日期',
        day(payout.paid_on),
      ]),
      paragraph('每一筆訂單的分潤都在分潤報告，也可以下載撥款明細。'),
      button('查看分潤報告', link),
      note('入帳時間依銀行作業而定。'),
    ],
    reason: '您收到這封信，是因為您是本店的推廣會員。',
  };
}

/** Queues the statement of a transferred payout, only once. */
function postPaidMail(
  tx: Database,
  to: string,
  payout: PaidPayout & { id: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
) {
  const head = { kind: 'promo-paid', dedupe_key: `promo-paid ${payout.id}`, to };
  return postMail(tx, head, paidMail(payout, publicUrl + memberPath('earnings')), now);
}

export interface Transfer {
  month: string;
  /** E-mails of the promoters who were paid; empty for all who have an account. */
  emails?: readonly string[];
  /** Ids of the payouts, instead of e-mails. */
  ids?: readonly string[];
  /** The day of the transfer, `YYYY-MM-DD`; '' for today. */
  date: string;
}

interface Context {
  publicUrl: string;
  /** The actor, written as in an order's history: `admin` for a command. */
  actor: string;
  now: Date;
}

function dayOf({ month, date }: Transfer, now: Date): string {
  const [first, today] = [taipeiDate(monthEnd(month)), taipeiDate(now)];
  const day = date || today;
  if (day < first || day > today || !isDay(day))
    throw payoutsRejected(`匯款日期要在 ${first} 到 ${today} 之間，不能是 ${day}。`);
  return day;
}

const recordedText = ({ cus_name, paid_on, paid_by }: PayoutWithPayee) =>
  `${cus_name ?? '已刪除的會員'}（${paid_on}${paid_by && `，由 ${orderActorText(paid_by)} 記錄`}）`;

/** @throws Rejection naming the payouts that are already marked as paid. */
function rejectPaid(payouts: readonly PayoutWithPayee[]): readonly PayoutWithPayee[] {
  const paid = payouts.filter(({ paid_on }) => paid_on !== '');
  if (paid.length > 0)
    throw payoutsRejected(`已經記錄過匯款：${paid.map(recordedText).join('、')}。`);
  return payouts;
}

/** The payouts of these promoters. @throws Rejection naming promoters without one. */
function namedPayouts(
  payouts: readonly PayoutWithPayee[],
  emails: readonly string[],
  month: string,
) {
  const addresses = [...new Set(emails.map(normaliseEmail))];
  const found = payouts.filter(({ acc_email }) => addresses.includes(acc_email ?? ''));
  const missing = addresses.filter((email) => found.every(({ acc_email }) => acc_email !== email));
  if (missing.length > 0) throw payoutsRejected(`${month} 的結算沒有 ${missing.join('、')}。`);
  return rejectPaid(found);
}

/** The payouts of a transfer. @throws Rejection for payouts that do not exist or were paid already. */
function chosenPayouts(
  payouts: readonly PayoutWithPayee[],
  { month, emails = [], ids }: Transfer,
): readonly PayoutWithPayee[] {
  if (ids) {
    const found = payouts.filter(({ id }) => ids.includes(id));
    if (found.length < new Set(ids).size)
      throw payoutsRejected(`${month} 的結算沒有這筆分潤，請重新整理後再試一次。`);
    return rejectPaid(found);
  }
  if (emails.length > 0) return namedPayouts(payouts, emails, month);
  return payouts.filter(({ paid_on, account }) => paid_on === '' && account !== '');
}

/** What a transfer recorded; `left` counts payouts that are still to be transferred. */
interface Marked {
  paid: number;
  amount: number;
  left: number;
}

/** Marks payouts of a closed month as transferred, within a transaction, and mails each statement once. */
export async function markPaid(
  tx: Database,
  transfer: Transfer,
  { publicUrl, actor, now }: Context,
): Promise<Marked> {
  await lockPayouts(tx);
  const { month } = transfer;
  if (!(await findClosedMonth(tx, month))) throw payoutsRejected(`${month} 還沒有結算。`);
  const paid_on = dayOf(transfer, now);
  const payouts = await findPayouts(tx, month);
  const chosen = chosenPayouts(payouts, transfer);
  if (chosen.length === 0) throw payoutsRejected(`${month} 沒有待匯款的分潤。`);
  const ids = chosen.map(({ id }) => id);
  await markPayoutsPaid(tx, ids, { paid_on, paid_by: actor });
  for (const payout of chosen)
    if (payout.acc_email !== null)
      await postPaidMail(tx, payout.acc_email, { ...payout, paid_on }, { publicUrl, now });
  const amount = chosen.reduce((sum, one) => sum + one.amount, 0);
  const unpaid = payouts.filter((payout) => payout.paid_on === '');
  return { paid: chosen.length, amount, left: unpaid.length - chosen.length };
}

export const paidText = (month: string, { paid, amount, left }: Marked): string =>
  `${month} 的 ${paid} 筆分潤 ${formatTwd(amount)} 已記錄為匯款，明細已寄給推廣會員。${left > 0 ? `還有 ${left} 筆待匯款。` : ''}`;
