import { html } from '../../platform/html/html.ts';
import { CODE_MINUTES } from './one-time-code.ts';

/** The mail with both codes: the link alone signs in, the digits work on another device. */
export function signInMail(
  shop: string,
  typed: string,
  link: string,
): { subject: string; text: string; html: string } {
  const advice = `驗證碼與連結於 ${CODE_MINUTES} 分鐘內有效，使用一次後即失效。若您未曾要求登入，請忽略此信。`;
  return {
    subject: `${shop}會員登入驗證碼`,
    text: `您好：\n\n您的登入驗證碼為 ${typed}\n\n或開啟以下連結直接登入：\n${link}\n\n${advice}\n\n${shop}`,
    html: html`<p>您好：</p><p>您的登入驗證碼為 <strong>${typed}</strong></p><p><a href="${link}">直接登入會員中心</a></p><p>${advice}</p><p>${shop}</p>`
      .markup,
  };
}
