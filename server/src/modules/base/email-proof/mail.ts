import { codes, note, paragraph } from '../mail/template/blocks.ts';
import { CODE_MINUTES } from '../one-time-code/codes.ts';
import type { CodeMail } from '../one-time-code/request-code.ts';

/** The mail that proves the e-mail of an order paid on receipt. It holds no link, and no text typed by the buyer. */
export const emailProofMail: CodeMail = (typed) => ({
  subject: '訂單確認驗證碼',
  preview: `驗證碼 ${typed}，${CODE_MINUTES} 分鐘內有效。`,
  headline: '確認您的電子郵件',
  blocks: [
    paragraph('您好，您選擇收到商品時付款，請在結帳頁面輸入這組驗證碼，確認電子郵件是您的。'),
    codes(['訂單確認驗證碼', typed ?? '']),
    note(
      `驗證碼於 ${CODE_MINUTES} 分鐘內有效，使用一次後即失效。本店不會向您索取驗證碼，請勿告訴任何人。`,
    ),
  ],
  reason: '您收到這封信，是因為有人以這個電子郵件在本店訂購。若您未曾在本店訂購，請忽略此信。',
});
