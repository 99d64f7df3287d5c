import { html } from '../../../platform/html/html.ts';
import type { PaymentForm } from './port.ts';

/**
 * The page that redirects to the payment page (spec §7 `data.html`): exactly one form, to be submitted unchanged. It
 * has no script, which the shop's policy would not allow; the shop's browser code parses the form and submits it.
 */
export function redirectPage({ method = 'post', action, fields }: PaymentForm): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><title>前往付款頁面</title></head>
<body><form method="${method}" action="${action}" id="payment">${inputs}<p>即將前往付款頁面。若未自動前往，請按下方按鈕。</p><button type="submit">前往付款</button></form></body></html>`
    .markup;
}
