import { html } from '../../platform/html/html.ts';
import { CODE_MINUTES } from '../one-time-code/codes.ts';
import type { CodeMail } from '../one-time-code/request-code.ts';

/** The mail that proves the e-mail of an order paid on receipt. It holds no link, and nothing that the buyer has typed. */
export const emailProofMail: CodeMail = (shop, typed) => {
  const reason = '您選擇收到商品時付款，請在結帳頁面輸入這組驗證碼，確認電子郵件是您的。';
  const advice = `驗證碼於 ${CODE_MINUTES} 分鐘內有效，使用一次後即失效。若您未曾在本店訂購，請忽略此信。`;
  return {
    subject: `${shop}訂單確認驗證碼`,
    text: `您好：\n\n您的訂單確認驗證碼為 ${typed}\n\n${reason}\n\n${advice}\n\n${shop}`,
    html: html`<p>您好：</p><p>您的訂單確認驗證碼為 <strong>${typed ?? ''}</strong></p><p>${reason}</p><p>${advice}</p><p>${shop}</p>`
      .markup,
  };
};
