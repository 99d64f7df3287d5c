import { expect } from '@playwright/test';
import { collectEvents, embedTag, foreignHost } from '../support/embed/foreign-host.ts';
import { LONG } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

const NO_KEY = `<script type="module" src="${shop.url}/embed/cart.js"></script>`;
const CART = '<pinpu-cart></pinpu-cart>';

/** What the page says, the codes of its events, and what its console has to name. */
const MISTAKES = [
  {
    name: 'product-id',
    html: (site: string) =>
      `${embedTag(site)}${`<pinpu-buy-button product-id="${OOLONG}"></pinpu-buy-button>`.repeat(2)}`,
    shown: '這裡還沒有指定商品。',
    codes: ['ATTRIBUTE_UNKNOWN', 'PRODUCT_MISSING'],
    console: ['"product-id". Did you mean "product"?', 'has no product'],
  },
  {
    name: 'unknown product',
    html: (site: string) => `${embedTag(site)}<pinpu-product product="P9999"></pinpu-product>`,
    shown: '這項商品目前沒有販售。',
    codes: ['PRODUCT_NOT_FOUND'],
    console: ['"P9999"'],
  },
  {
    name: 'mistyped key',
    html: () => `${embedTag('pk_nope')}${CART}`,
    shown: '網站代碼「pk_nope」不存在',
    codes: ['SITE_UNKNOWN'],
    console: ['does not know: "pk_nope"'],
  },
  {
    name: 'no key',
    html: () => `${NO_KEY}${CART}`,
    shown: '請在 script 標籤的網址填寫',
    codes: ['SITE_KEY_REQUIRED'],
    console: ['cart.js?site=pk_'],
  },
] as const;

let host: Awaited<ReturnType<typeof foreignHost>>;
let stranger: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost((site) =>
    Object.fromEntries(MISTAKES.map(({ html }, at) => [`/${at}`, { html: html(site) }])),
  );
  // A page with the key of another site.
  stranger = await foreignHost(() => ({ '/': { html: `${embedTag(host.site)}${CART}` } }));
});
test.afterAll(() => Promise.all([host.close(), stranger.close()]));
test.use({ baseURL: shop.url });

const cases = [
  ...MISTAKES.map((mistake, at) => ({ ...mistake, address: () => `${host.origin}/${at}` })),
  {
    name: 'another origin',
    shown: '不適用於',
    codes: ['SITE_ORIGIN'],
    console: ['is not valid for http://127.0.0.1'],
    address: () => stranger.origin,
  },
];

for (const { name, shown, codes, console: lines, address } of cases)
  test(
    `a mistake of the page is on its console once, and an event with a code: ${name} [41 W15, W16] [M5]`,
    LONG,
    async ({ page }) => {
      const { events, errors } = await collectEvents(page);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('pinpu:')) warnings.push(message.text());
      });
      await page.goto(address());
      await expect(page.getByText(shown).first()).toBeVisible();
      const sent = events.filter(({ type }) => type === 'pinpu:error');
      expect([...new Set(sent.map(({ detail }) => detail.code))]).toEqual(codes);
      expect(warnings).toEqual(lines.map((line) => expect.stringContaining(line)));
      expect(errors).toEqual([]);
    },
  );
