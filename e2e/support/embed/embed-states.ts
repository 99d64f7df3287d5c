import { expect, test } from '@playwright/test';
import { formsOfCheck } from '../forms.ts';
import { shop } from '../shop.ts';
import { embedTag, STRICT } from './foreign-host.ts';

const PRODUCT = 'P1003';
const SOLD_OUT = 'P0107';
/** A product sold below its list price. */
const PROMOTED = `<pinpu-product product="${PRODUCT}" promo-code="PINPU-TUAN"></pinpu-product>`;

/** Lines that no longer match the shop: another price, more than the stock, sold out, and no longer sold. */
const OUTDATED = [
  { prd_id: PRODUCT, prd_price: 999, qty: 60 },
  { prd_id: SOLD_OUT, prd_price: 620, qty: 1 },
  { prd_id: 'P9999', prd_price: 10, qty: 1 },
].map((line) => ({
  prd_name: '虎尾六重紗洗臉巾',
  prd_man_pic: '',
  tot_qty: 99,
  ship_fee: 0,
  ship_fee_free_amt: 0,
  ...line,
}));

/** A script that runs before the elements: the test decides how calls are answered, and what the browser has stored. */
const CONTROL = `
const answered = window.fetch;
window.shopAnswers = new URLSearchParams(location.search).get('shop') ?? 'all';
window.fetch = (...sent) => {
  if (shopAnswers === 'nothing') return new Promise(() => {});
  return shopAnswers === 'lost' ? Promise.reject(new TypeError('lost')) : answered(...sent);
};
if (location.search === '?outdated')
  localStorage.setItem(${JSON.stringify(`pinpu-embed ${shop.url}`)}, ${JSON.stringify(
    JSON.stringify({ lines: OUTDATED, s: '', coupon_code: '', ticket: '' }),
  )});
addEventListener('DOMContentLoaded', () => { document.body.style.margin = '0'; });`;

declare global {
  /** How the API answers the elements: `all` calls, `nothing` ever, or the connection is `lost`. */
  var shopAnswers: 'all' | 'nothing' | 'lost';
}

/** The pages of a host on which the elements are brought into every state. */
export const statesPages = (site: string) => ({
  '/states.js': { file: { body: CONTROL, type: 'text/javascript' } },
  '/states': {
    policy: STRICT.replace('script-src', "script-src 'self'"),
    html: `<meta name="viewport" content="width=device-width"><script src="/states.js"></script>${embedTag(site)}<main><h1>布</h1>${PROMOTED}<pinpu-product product="${SOLD_OUT}"></pinpu-product><pinpu-product product="P9999"></pinpu-product><pinpu-buy-button product="${PRODUCT}"></pinpu-buy-button><pinpu-cart></pinpu-cart></main>`,
  },
});

/** A page of either browser. An element is found by its host and by a description of it inside the shadow root. */
export interface StatesPage {
  goto(url: string): Promise<unknown>;
  /** Fails requests for addresses that contain `part`; without an argument, none. */
  lose(part?: string): Promise<unknown>;
  press(host: string, inside: string): Promise<unknown>;
  fill(host: string, inside: string, text: string): Promise<unknown>;
  /** Runs `work` in the page. */
  evaluate(work: (argument: string) => string[], argument: string): Promise<string[]>;
  expectAccessible(place: string): Promise<void>;
}

const textsIn = (hosts: string) =>
  [...document.querySelectorAll(hosts)].map(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[aria-label]') ?? []), shadowRoot]
      .map((one) => (one instanceof Element ? one.getAttribute('aria-label') : one?.textContent))
      .join(' '),
  );
const busyIn = (hosts: string) =>
  [...document.querySelectorAll(hosts)].map(
    ({ shadowRoot }) =>
      shadowRoot?.querySelector('[aria-busy]')?.getAttribute('aria-busy') ?? 'false',
  );

async function shows(page: StatesPage, ...texts: string[]) {
  const all = async () =>
    (await page.evaluate(textsIn, 'pinpu-cart,pinpu-product,pinpu-buy-button')).join(' ');
  for (const text of texts) await expect.poll(all).toContain(text);
}

/** Expects texts after all calls have ended. */
async function settles(page: StatesPage, ...texts: string[]) {
  await shows(page, ...texts);
  await expect.poll(() => page.evaluate(busyIn, 'pinpu-cart')).toEqual(['false']);
}

const answerCalls = (page: StatesPage, answers: typeof shopAnswers) =>
  page.evaluate((value) => {
    globalThis.shopAnswers = value as typeof shopAnswers;
    return [];
  }, answers);

const UNREACHABLE = '目前無法連線到商店，請稍後再試。';

/** States of elements without a shop. */
async function* withoutShop(page: StatesPage, address: string): AsyncGenerator<string> {
  await page.lose('/remotes/mf-cart/');
  await page.goto(address);
  await shows(page, UNREACHABLE);
  yield 'the script is lost';
  await page.lose();
  await page.goto(`${address}?shop=nothing`);
  await shows(page, '正在載入購物車', '正在載入商品');
  yield 'loading';
  await page.goto(`${address}?shop=lost`);
  await shows(page, UNREACHABLE);
  yield 'the shop is lost';
}

/** States of a cart, from empty to its checkout. */
async function* oneCart(page: StatesPage, address: string): AsyncGenerator<string> {
  const [cart, button] = ['pinpu-cart', 'pinpu-buy-button'];
  await page.goto(address);
  await settles(page, '購物車是空的。', '已售完', '這項商品目前沒有販售。', '原價 NT$220');
  yield 'an empty cart, and products of each kind';
  await page.press(button, 'button.primary');
  await settles(page, '已加入購物車。', '再買 NT$605 即可免運');
  yield 'a line on the way to free shipping';
  await page.fill(cart, '[name=coupon_code]', 'NONE');
  await page.press(cart, 'form button');
  await settles(page, '找不到這張優惠券');
  yield 'a rejected coupon';
  await page.fill(cart, '[name=coupon_code]', 'hello9');
  await page.press(cart, 'form button');
  await settles(page, '優惠券 HELLO9', '優惠折抵');
  yield 'an accepted coupon';
  for (const _piece of [2, 3, 4, 5]) await page.press(cart, '[aria-label="增加一件"]');
  await settles(page, '已達 NT$800 免運門檻');
  yield 'free shipping';
  await page.press(cart, 'li .quiet');
  await settles(page, '已移除「虎尾六重紗洗臉巾」');
  yield 'a removed line';
  await answerCalls(page, 'lost');
  await page.press(cart, '.gone .quiet');
  await settles(page, UNREACHABLE, '前往');
  yield 'lines without the shop';
  await answerCalls(page, 'all');
  await page.press(cart, '[role=alert] button');
  await settles(page, '已達 NT$800 免運門檻');
  await answerCalls(page, 'nothing');
  await page.press(cart, '[part=checkout]');
  await shows(page, '正在前往結帳…');
  yield 'leaving for the checkout';
}

/** States of a cart that the shop has changed meanwhile, and of a site that the shop does not know. */
async function* otherCarts(page: StatesPage, address: string): AsyncGenerator<string> {
  await page.goto(`${address}?outdated`);
  await settles(
    page,
    '單價已由 NT$999 調降為 NT$195。',
    '數量已由 60 件調整為 50 件。',
    '已售完，已從購物車移除。',
    '已下架，已從購物車移除。',
  );
  yield 'changed prices, quantities and goods';
  await page.evaluate((key) => {
    document.querySelector('pinpu-cart')?.setAttribute('site', key);
    return [];
  }, 'pk_0000000000000000');
  await settles(page, '不存在');
  yield 'an unknown site';
}

/** Brings the elements of `statesPages` into one state after another; yields the name of each once it is painted. */
export async function* embedStates(page: StatesPage, origin: string): AsyncGenerator<string> {
  const address = `${origin}/states`;
  yield* withoutShop(page, address);
  yield* oneCart(page, address);
  yield* otherCarts(page, address);
}

/**
 * Runs in a page: finds what is wider than the page, than its element, or than the room inside the frame's padding.
 * `padding` is the page's own on both sides. Content that a negative margin moves outwards is intended.
 */
function findOverflow(padding: string): string[] {
  const main = document.querySelector('main') as HTMLElement;
  main.style.paddingInline = padding;
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : [];
  const px = (value: string) => Number.parseFloat(value) || 0;
  /** An element's own box and the boxes of its texts. */
  const boxesOf = (inner: Element) => {
    const texts = [...inner.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const range = document.createRange();
    const ofTexts = texts.map((text) => {
      range.selectNode(text);
      return range.getBoundingClientRect();
    });
    return [inner.getBoundingClientRect(), ...ofTexts].filter(({ width }) => width > 0);
  };
  for (const host of document.querySelectorAll('pinpu-cart,pinpu-product,pinpu-buy-button'))
    for (const inner of host.shadowRoot?.querySelectorAll('*') ?? []) {
      if (inner.closest('.hidden,style')) continue;
      const room = inner.parentElement?.closest('.frame') ?? host;
      const [outer, style, own] = [
        room.getBoundingClientRect(),
        getComputedStyle(room),
        getComputedStyle(inner),
      ];
      const left = outer.left + px(style.paddingLeft) + px(style.borderLeftWidth);
      const right = outer.right - px(style.paddingRight) - px(style.borderRightWidth);
      for (const box of boxesOf(inner)) {
        const by = Math.max(
          left + Math.min(0, px(own.marginLeft)) - box.left,
          box.right + Math.min(0, px(own.marginRight)) - right,
        );
        if (by > 0.5)
          found.push(`${host.localName} ${inner.localName}.${inner.className}: ${by} px`);
      }
    }
  return found;
}

const setTheme = (theme: string) => {
  for (const element of document.querySelectorAll('pinpu-cart,pinpu-product,pinpu-buy-button'))
    element.setAttribute('theme', theme);
  return [];
};

/**
 * Brings the elements into every state, on a page 280 px wide with and without margins, and expects that nothing
 * overflows and axe finds nothing, in light and dark mode.
 */
export async function expectEveryState(page: StatesPage, origin: string) {
  for await (const state of embedStates(page, origin))
    await test.step(state, async () => {
      for (const padding of ['0px', '16px'])
        expect(await page.evaluate(findOverflow, padding), `${state}, ${padding}`).toEqual([]);
      for (const theme of formsOfCheck(['light', 'dark'])) {
        await page.evaluate(setTheme, theme);
        await page.expectAccessible('main');
      }
    });
}
