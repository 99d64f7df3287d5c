import { memberPath } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { postMail } from '../../../base/mail/post-mail.ts';
import { button, facts, paragraph } from '../../../base/mail/template/blocks.ts';
import { maskedAccount } from '../../bank-transfer/bank-file.ts';
import type { AccountRow } from './repository.ts';

const taipei = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'medium',
  timeStyle: 'short',
});

type Change = '設定' | '變更' | '刪除';

/** 匯款帳號已變更: reports every change of the account to the promoter, whoever made it. */
export function postAccountMail(
  tx: Database,
  to: string,
  change: Change,
  { bank_code, last_four }: AccountRow,
  { publicUrl, now }: { publicUrl: string; now: Date },
) {
  const account = maskedAccount(bank_code, last_four);
  const content = {
    subject: `匯款帳號已${change}`,
    preview: `您的推廣分潤匯款帳號已${change}。`,
    headline: `匯款帳號已${change}`,
    blocks: [
      paragraph(`您好，您的推廣分潤匯款帳號已${change}。`),
      facts([change === '刪除' ? '刪除的帳號' : '匯款帳號', account], ['時間', taipei.format(now)]),
      paragraph('如果不是您本人操作，請立即到會員中心登出其他裝置、更正帳號，並與我們聯絡。'),
      button('查看匯款帳號', publicUrl + memberPath('earnings')),
    ],
    reason: '您收到這封信，是因為您是本店的推廣會員，且匯款帳號有異動。',
  };
  return postMail(tx, { kind: 'promo-account', to }, content, now);
}
