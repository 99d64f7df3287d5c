import type { Fields } from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { html, type Markup } from '../../../platform/html/html.ts';
import type { FakeTrade } from './trade.ts';

export const frame = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${title}</h1>${content}</body></html>`.markup;

const BUTTONS: readonly (readonly [choice: string, of: string, text: string])[] = [
  ['Credit', 'Credit', '信用卡付款'],
  ['fail', 'Credit', '信用卡付款失敗'],
  ['WebATM', 'WebATM', '網路 ATM 付款'],
  ['ATM', 'ATM', '取得 ATM 帳號'],
  ['CVS', 'CVS', '取得超商代碼'],
  ['BARCODE', 'BARCODE', '取得超商條碼'],
];

/** The choices for a trade: the one that the form names, or all that it does not exclude. */
export function tradePage({ form, tradeNo, amount }: FakeTrade): string {
  const left = form.IgnorePayment?.split('#') ?? [];
  const shown = BUTTONS.filter(([, of]) =>
    form.ChoosePayment === 'ALL' ? !left.includes(of) : form.ChoosePayment === of,
  );
  const buttons = shown.map(
    ([choice, , text]) => html`<button name="choice" value="${choice}">${text}</button> `,
  );
  return frame(
    '模擬綠界付款',
    html`<p>${form.ItemName ?? ''}</p><p>NT$${amount}</p>
<form method="post" action="/trade/${tradeNo}">${buttons}</form>
<a href="${form.ClientBackURL ?? ''}">返回商店</a>`,
  );
}

/** The page after a choice, with which the browser posts the result to the shop, as ECPay's page does. */
export function resultPage(title: string, action: string, fields: Fields): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return frame(
    title,
    html`<form method="post" action="${action}">${inputs}<button>回到商店</button></form>`,
  );
}

export const faultPage = (fault: string): string => frame('交易失敗', html`<p>${fault}</p>`);
