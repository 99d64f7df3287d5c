import { formatTwd, twdParts } from '@pinpu/shared/domain';
import { html, type Markup } from '../../../../../../platform/html/html.ts';
import { sandboxPage } from '../sandbox-page.ts';
import { type Choice, PAY_WAY } from './decide.ts';
import { refundedOf, type Trade } from './repository.ts';

const note = '沙盒付款（示範用，不會真的扣款）';

const frame = (title: string, content: Markup): string =>
  sandboxPage({ title, note, styles: '/sandbox-pay/page.css' }, content);

const taipei = new Intl.DateTimeFormat('zh-TW', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

const row = (name: string, value: string): Markup => html`<dt>${name}</dt><dd>${value}</dd>`;

const summary = (trade: Trade, shop: string): Markup => html`<section aria-label="付款明細"><dl>
${row('商店', shop)}
${row('訂單編號', trade.ord_code)}
${row('商品', trade.item_names.split('#').join('、'))}
${trade.pay_period > 0 ? row('分期', `${trade.pay_period} 期`) : ''}
<dt>應付金額</dt><dd class="amount"><small>NT$</small>${twdParts(trade.amount).digits}</dd>
${refundedOf(trade) > 0 ? row('已退款', formatTwd(refundedOf(trade))) : ''}
</dl></section>`;

const CHOICES: readonly (readonly [pay_way: number, choice: Choice, text: string])[] = [
  [PAY_WAY.card, 'card', '信用卡付款'],
  [PAY_WAY.atm, 'atm', '取得 ATM 轉帳帳號'],
  [PAY_WAY.barcode, 'barcode', '取得超商繳費條碼'],
  [PAY_WAY.card, 'fail', '模擬信用卡付款失敗'],
];

/** Cards with and without instalments have one button. */
const buttonsOf = (pay_way: number) => (pay_way === PAY_WAY.instalments ? PAY_WAY.card : pay_way);

/** The choices: all, or those matching the pay way chosen in the shop. */
const choiceButtons = ({ pay_way }: Trade): Markup[] =>
  CHOICES.filter(([way]) => pay_way === 0 || way === buttonsOf(pay_way)).map(
    ([, choice, text], i) =>
      html`<button class="${i === 0 ? 'primary' : ''}" name="choice" value="${choice}">${text}</button>
`,
  );

const choices = (
  trade: Trade,
): Markup => html`<form method="post" action="/sandbox-pay/trade/${trade.provider_trade_no}">
${choiceButtons(trade)}<a class="button" href="${trade.return_urls.order}">取消，回到商店</a>
</form>`;

const codeRows = ({ pay_way, meta }: Trade): Markup[] =>
  pay_way === PAY_WAY.atm
    ? [row('銀行代碼', meta.BankCode ?? ''), row('轉帳帳號', meta.vAccount ?? '')]
    : [1, 2, 3].map((n) => row(`條碼 ${n}`, meta[`Barcode${n}`] ?? ''));

const issued = (trade: Trade): Markup => html`<section aria-label="繳費資訊"><dl>
${codeRows(trade)}
${row('繳費期限', trade.expires_at ? taipei.format(trade.expires_at) : '')}
</dl></section>
<form method="post" action="/sandbox-pay/trade/${trade.provider_trade_no}">
<button class="primary" name="choice" value="settle">模擬已完成繳費</button>
<a class="button" href="${trade.return_urls.order}">稍後繳費，回到商店</a>
</form>`;

const closed = (text: string, back: string): Markup => html`<p>${text}</p>
<a class="button primary" href="${back}">回到商店</a>`;

/** The title of a trade that was paid back as a whole. */
const TITLE_REFUNDED = '付款已退還';

const TITLES: Readonly<Record<Trade['state'], string>> = {
  open: '選擇付款方式',
  code_issued: '繳費資訊',
  paid: '付款已完成',
  failed: '付款未完成',
};

function actions(trade: Trade): Markup {
  if (trade.state === 'open') return choices(trade);
  if (trade.state === 'code_issued') return issued(trade);
  if (trade.state === 'paid') return closed('這筆交易已經付款完成。', trade.return_urls.paid);
  return closed('這筆交易付款失敗，請回到商店重新付款。', trade.return_urls.failed);
}

const titleOf = (trade: Trade): string =>
  refundedOf(trade) >= trade.amount ? TITLE_REFUNDED : TITLES[trade.state];

export const tradePage = (trade: Trade, shop: string): string =>
  frame(titleOf(trade), html`<h1>${titleOf(trade)}</h1>${summary(trade, shop)}${actions(trade)}`);

/** The page where an issued code is paid later, in place of an ATM or a store counter. */
export const counterPage = (message = ''): string =>
  frame(
    '模擬繳費',
    html`<h1>模擬繳費</h1>
<p class="hint">輸入 ATM 轉帳帳號，或超商繳費的第二段條碼，即可模擬到櫃台或提款機繳費。</p>
<p role="status">${message}</p>
<form method="post" action="/sandbox-pay/find">
<label for="number">帳號或條碼</label>
<input id="number" name="number" inputmode="text" autocomplete="off" maxlength="20" required>
<button class="primary">查詢</button>
</form>`,
  );

export const rejectionPage = (text: string): string =>
  frame('無法付款', html`<h1>無法付款</h1><p>${text}</p><a class="button" href="/">回到商店</a>`);
