import { formatTwd, memberPath } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { insertMail } from '../../../base/mail/repository.ts';
import {
  amounts,
  button,
  type Fact,
  facts,
  type MailContent,
  note,
  paragraph,
} from '../../../base/mail/template/blocks.ts';
import { composeMail } from '../../../base/mail/template/compose-mail.ts';
import { mailSender } from '../../../base/settings/service.ts';
import type { PayoutWithPayee } from './repository.ts';

type PaidPayout = Pick<
  PayoutWithPayee,
  'month' | 'amount' | 'corrections' | 'orders' | 'returns' | 'account' | 'paid_on'
>;

const day = (date: string) => date.replaceAll('-', '/');

/** The statement of a payout, mailed after its transfer. */
export function paidMail(payout: PaidPayout, link: string): MailContent {
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
export async function postPaidMail(
  tx: Database,
  to: string,
  payout: PaidPayout & { id: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const mail = composeMail(
    paidMail(payout, publicUrl + memberPath('earnings')),
    await mailSender(tx),
  );
  const dedupe_key = `promo-paid ${payout.id}`;
  await insertMail(tx, { kind: 'promo-paid', dedupe_key, to, ...mail }, now);
}
