import { formatTwd, normaliseEmail, taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { monthEnd } from './months.ts';
import { postPaidMail } from './paid-mail.ts';
import {
  findClosedMonth,
  findPayouts,
  type PayoutWithPayee,
  setPaid,
} from './payout-repository.ts';
import { lockPayouts } from './payout-service.ts';

interface Transfer {
  month: string;
  /** Of the promoters who were paid; empty for all who have an account. */
  emails: readonly string[];
  /** The day of the transfer, `YYYY-MM-DD`; '' for today. */
  date: string;
}

const refused = (message: string) => new Refusal(409, 'PAYOUTS_REFUSED', message);

function dayOf({ month, date }: Transfer, now: Date): string {
  const [first, today] = [taipeiDate(monthEnd(month)), taipeiDate(now)];
  const day = date || today;
  if (day < first || day > today)
    throw refused(`匯款日期要在 ${first} 到 ${today} 之間，不能是 ${day}。`);
  return day;
}

/** The payouts of these promoters. @throws Refusal naming those who have none, or have been paid. */
function namedPayouts(payouts: readonly PayoutWithPayee[], { month, emails }: Transfer) {
  const wanted = [...new Set(emails.map(normaliseEmail))];
  const found = payouts.filter(({ acc_email }) => wanted.includes(acc_email ?? ''));
  const missing = wanted.filter((email) => found.every(({ acc_email }) => acc_email !== email));
  if (missing.length > 0) throw refused(`${month} 的結算沒有 ${missing.join('、')}。`);
  const paid = found.filter(({ paid_on }) => paid_on !== '');
  if (paid.length > 0)
    throw refused(
      `已經記錄過匯款：${paid.map(({ acc_email, paid_on }) => `${acc_email}（${paid_on}）`).join('、')}。`,
    );
  return found;
}

/** Notes that payouts of a closed month were transferred, and mails the statements; each once. */
export const markPaid = (
  db: Database,
  transfer: Transfer,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<{ paid: number; amount: number; left: number }> =>
  db.transaction(async (tx) => {
    await lockPayouts(tx);
    const { month, emails } = transfer;
    if (!(await findClosedMonth(tx, month))) throw refused(`${month} 還沒有結算。`);
    const paid_on = dayOf(transfer, now);
    const payouts = await findPayouts(tx, month);
    const unpaid = payouts.filter((payout) => payout.paid_on === '');
    const chosen =
      emails.length > 0
        ? namedPayouts(payouts, transfer)
        : unpaid.filter(({ account }) => account !== '');
    if (chosen.length === 0) throw refused(`${month} 沒有待匯款的分潤。`);
    const ids = chosen.map(({ id }) => id);
    await setPaid(tx, ids, paid_on);
    for (const payout of chosen)
      if (payout.acc_email !== null)
        await postPaidMail(tx, payout.acc_email, { ...payout, paid_on }, { publicUrl, now });
    const amount = chosen.reduce((sum, one) => sum + one.amount, 0);
    return { paid: chosen.length, amount, left: unpaid.length - chosen.length };
  });

/** The sentence for the operator. */
export const paidText = (
  month: string,
  { paid, amount, left }: Awaited<ReturnType<typeof markPaid>>,
): string =>
  `${month} 的 ${paid} 筆分潤 ${formatTwd(amount)} 已記錄為匯款，明細已寄給推廣會員。${left > 0 ? `還有 ${left} 筆待匯款。` : ''}`;
