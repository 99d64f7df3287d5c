import { memberPath } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { insertMail } from '../../../base/mail/repository.ts';
import { button, facts, type MailContent, paragraph } from '../../../base/mail/template/blocks.ts';
import { composeMail } from '../../../base/mail/template/compose-mail.ts';
import { mailSender } from '../../../base/settings/service.ts';
import { maskedAccount } from './masked-account.ts';
import type { AccountRow } from './repository.ts';

const taipei = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'medium',
  timeStyle: 'short',
});

type Change = '設定' | '變更' | '刪除';

/** 匯款帳號已變更: reports every change of the account to the promoter, whoever made it. */
const accountMail = (
  change: Change,
  { bank_code, last_four }: AccountRow,
  link: string,
  now: Date,
): MailContent => ({
  subject: `匯款帳號已${change}`,
  preview: `您的推廣分潤匯款帳號已${change}。`,
  headline: `匯款帳號已${change}`,
  blocks: [
    paragraph(`您好，您的推廣分潤匯款帳號已${change}。`),
    facts(
      [change === '刪除' ? '刪除的帳號' : '匯款帳號', maskedAccount(bank_code, last_four)],
      ['時間', taipei.format(now)],
    ),
    paragraph('如果不是您本人操作，請立即到會員中心登出其他裝置、更正帳號，並與我們聯絡。'),
    button('查看匯款帳號', link),
  ],
  reason: '您收到這封信，是因為您是本店的推廣會員，且匯款帳號有異動。',
});

export async function postAccountMail(
  tx: Database,
  to: string,
  change: Change,
  row: AccountRow,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const content = accountMail(change, row, publicUrl + memberPath('earnings'), now);
  const mail = composeMail(content, await mailSender(tx));
  await insertMail(tx, { kind: 'promo-account', to, ...mail }, now);
}
