import { taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { postMail } from '../../base/mail/post-mail.ts';
import {
  button,
  codes,
  facts,
  type MailContent,
  note,
  paragraph,
} from '../../base/mail/template/blocks.ts';
import { CODE_MINUTES } from '../../base/one-time-code/codes.ts';
import type { CodeMail } from '../../base/one-time-code/request-code.ts';
import type { PasskeyRow } from './repository.ts';

const reason = '您收到這封信，是因為您會員帳號的登入方式有變動。';

/** The mail about a new passkey, so that a member who did not add it learns about it. */
export const addedMail = ({ name, c_date }: PasskeyRow, devices: string): MailContent => ({
  subject: '已新增通行密鑰',
  preview: '若不是您本人新增的，請到會員中心移除。',
  headline: '已新增通行密鑰',
  blocks: [
    paragraph('您好，您的會員帳號新增了一個通行密鑰，之後可以用它登入。'),
    facts(['通行密鑰', name], ['新增日期', taipeiDate(c_date)]),
    paragraph('若不是您本人新增的，請在「登入與裝置」移除它，並登出其他所有裝置。'),
    button('查看登入與裝置', devices),
  ],
  reason,
});

/** The mail about a removed passkey. It leaves out the name, which whoever removed it could have written. */
export const removedMail = ({ c_date }: PasskeyRow, devices: string): MailContent => ({
  subject: '已移除通行密鑰',
  preview: '之後仍可用電子郵件的驗證碼登入。',
  headline: '已移除通行密鑰',
  blocks: [
    paragraph(
      `您好，您在 ${taipeiDate(c_date)} 新增的通行密鑰已從會員帳號移除，無法再用它登入。之後仍可用電子郵件的驗證碼登入。`,
    ),
    paragraph('若不是您本人移除的，請在「登入與裝置」登出其他所有裝置。'),
    button('查看登入與裝置', devices),
  ],
  reason,
});

export const postPasskeyMail = (tx: Database, to: string, mail: MailContent, now: Date) =>
  postMail(tx, { kind: 'passkey', to }, mail, now);

/** The mail with the code that a new passkey needs where the last sign-in is too long ago. It holds no link. */
export const passkeyCodeMail: CodeMail = (typed) => ({
  subject: '新增通行密鑰驗證碼',
  preview: `驗證碼 ${typed}，${CODE_MINUTES} 分鐘內有效。`,
  headline: '新增通行密鑰',
  blocks: [
    paragraph('您好，請在網頁輸入這組驗證碼，確認是您本人要新增通行密鑰。'),
    codes(['新增通行密鑰驗證碼', typed ?? '']),
    note(`驗證碼於 ${CODE_MINUTES} 分鐘內有效。本店不會向您索取驗證碼，請勿告訴任何人。`),
  ],
  reason:
    '您收到這封信，是因為有人要為這個電子郵件的會員帳號新增通行密鑰。若不是您本人，請忽略此信，並到會員中心登出其他裝置。',
});
