import { codes, note, paragraph } from '../../base/mail/template/blocks.ts';
import { CODE_MINUTES } from '../../base/one-time-code/codes.ts';
import type { CodeMail } from '../../base/one-time-code/request-code.ts';

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
