import { html } from '../../platform/html/html.ts';
import { CODE_MINUTES } from '../one-time-code/codes.ts';

/** The mail with both codes, or the link alone where `typed` is null. Elsewhere the link asks first; digits don't. */
export function signInMail(
  shop: string,
  typed: string | null,
  link: string,
): { subject: string; text: string; html: string } {
  const what = typed === null ? '連結' : '驗證碼與連結';
  const advice = `${what}於 ${CODE_MINUTES} 分鐘內有效，使用一次後即失效。若您未曾要求登入，請忽略此信。`;
  const [code, codeHtml] =
    typed === null
      ? ['請', html``]
      : [
          `您的登入驗證碼為 ${typed}\n\n或`,
          html`<p>您的登入驗證碼為 <strong>${typed}</strong></p>`,
        ];
  return {
    subject: typed === null ? `${shop}會員登入連結` : `${shop}會員登入驗證碼`,
    text: `您好：\n\n${code}開啟以下連結直接登入：\n${link}\n\n${advice}\n\n${shop}`,
    html: html`<p>您好：</p>${codeHtml}<p><a href="${link}">直接登入會員中心</a></p><p>${advice}</p><p>${shop}</p>`
      .markup,
  };
}
