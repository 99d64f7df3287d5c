import { codes, note, paragraph } from '../mail/template/blocks.ts';
import { CODE_MINUTES } from '../one-time-code/codes.ts';
import type { CodeMail } from '../one-time-code/request-code.ts';

/** The mail with the code that deletes an account. It holds no link: nothing is deleted by opening one. */
export const erasureMail: CodeMail = (typed) => ({
  subject: '刪除帳號驗證碼',
  preview: `刪除後無法復原，驗證碼 ${CODE_MINUTES} 分鐘內有效。`,
  headline: '刪除會員帳號',
  blocks: [
    paragraph(
      '您好，您要求刪除會員帳號與個人資料，刪除後無法復原。確定刪除時，請在網頁輸入這組驗證碼。',
    ),
    codes(['刪除帳號驗證碼', typed ?? '']),
    note(`驗證碼於 ${CODE_MINUTES} 分鐘內有效。本店不會向您索取驗證碼，請勿告訴任何人。`),
  ],
  reason:
    '您收到這封信，是因為有人要求刪除這個電子郵件的會員帳號。若您未曾要求刪除帳號，請忽略此信，並到會員中心登出其他裝置。',
});
