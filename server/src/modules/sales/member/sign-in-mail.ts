import {
  button,
  codes,
  type MailContent,
  note,
  paragraph,
} from '../../base/mail/template/blocks.ts';
import { CODE_MINUTES } from '../../base/one-time-code/codes.ts';

const reason =
  '您收到這封信，是因為有人以這個電子郵件要求登入本店。若您未曾要求登入，請忽略此信，帳號不會有任何變動。';
const valid = `於 ${CODE_MINUTES} 分鐘內有效，使用一次後即失效。`;

/** The mail with both codes, or the link alone. In another browser, only the link asks for confirmation first. */
export function signInMail(typed: string | null, link: string): MailContent {
  if (typed === null)
    return {
      subject: '會員登入連結',
      preview: `登入連結${valid}`,
      headline: '登入會員中心',
      blocks: [
        paragraph('您好，請開啟以下連結直接登入。'),
        button('直接登入會員中心', link),
        note(`連結${valid}`),
      ],
      reason,
    };
  return {
    subject: '會員登入驗證碼',
    preview: `驗證碼 ${typed}，${CODE_MINUTES} 分鐘內有效。`,
    headline: '登入會員中心',
    blocks: [
      paragraph('您好，請在登入頁面輸入這組驗證碼。'),
      codes(['登入驗證碼', typed]),
      paragraph('或開啟以下連結直接登入。'),
      button('直接登入會員中心', link),
      note(`驗證碼與連結${valid}本店不會向您索取驗證碼，請勿告訴任何人。`),
    ],
    reason,
  };
}
