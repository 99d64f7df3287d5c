import { expect } from '@playwright/test';
import { embedTag, foreignHost } from '../support/embed/foreign-host.ts';
import { LONG } from '../support/forms.ts';
import { layoutShiftsSince, recordLayoutShifts } from '../support/layout-shifts.ts';
import { shop } from '../support/shop.ts';
import { test } from '../support/test.ts';

const BUTTONS = 30;
const LIMIT = 0.01;
const FALLBACK = '<a slot="fallback" href="/tea">到商店看</a><span slot="label">帶走</span>';

/** The ids of products on sale, with names of one and of two lines. */
async function productIds(): Promise<string[]> {
  const answer = await fetch(`${shop.url}/api/products?p=1&l=${BUTTONS}`);
  const { pager } = await answer.json();
  return pager.items.map(({ prd_id }: { prd_id: string }) => prd_id);
}

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  const ids = await productIds();
  expect(ids).toHaveLength(BUTTONS);
  const style = await (await fetch(`${shop.url}/embed/cart.css`)).text();
  const head = `<meta name="viewport" content="width=device-width"><style>${style}</style>`;
  const listOf = (tag: string, count: number, content = '') =>
    ids
      .slice(0, count)
      .map((id) => `<${tag} product="${id}">${content}</${tag}><p>茶語</p>`)
      .join('');
  host = await foreignHost((site) => ({
    '/buttons': {
      html: `${head}<main>${listOf('pinpu-buy-button', BUTTONS, FALLBACK)}</main>${embedTag(site)}`,
    },
    '/others': {
      html: `${head}<main>${listOf('pinpu-product', 3)}<pinpu-cart></pinpu-cart><p>茶語</p></main>${embedTag(site)}`,
    },
  }));
});
test.afterAll(() => host.close());
test.use({ baseURL: shop.url });

for (const width of [390, 1000])
  for (const path of ['/buttons', '/others'])
    test(
      `elements keep their room from before the script until they are complete, at ${width} px: ${path} [41 W12] [M5]`,
      LONG,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await recordLayoutShifts(page);
        const calls: string[] = [];
        page.on('request', (sent) => {
          if (sent.url().includes('/api/embed/products')) calls.push(sent.url());
        });
        // Script and products arrive only after the page is painted without them.
        const painted = () =>
          page.evaluate(
            () =>
              new Promise((resolve) => {
                requestAnimationFrame(() => requestAnimationFrame(resolve));
              }),
          );
        for (const late of ['**/remotes/mf-cart/**', '**/api/embed/**'])
          await page.route(late, async (route) => {
            await painted();
            await route.continue();
          });
        await page.goto(host.origin + path);
        const elements = page.locator('main > pinpu-buy-button, main > pinpu-product');
        await expect(elements.getByRole('article')).toHaveCount(await elements.count());
        await page.waitForLoadState('networkidle');
        await painted();
        expect(calls).toHaveLength(1);
        const moved = await layoutShiftsSince(page, 0);
        const sum = moved.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(LIMIT);
      },
    );

test(
  'the fallback of an element is apart from its label, before the script and without it [41 W18] [M5]',
  LONG,
  async ({ page }) => {
    await page.route('**/embed/cart.js*', (route) => route.abort());
    await page.goto(`${host.origin}/buttons`);
    const button = page.locator('pinpu-buy-button').first();
    await expect(button.getByRole('link', { name: '到商店看' })).toBeVisible();
    await expect(button.getByText('帶走')).toBeHidden();
    await page.unroute('**/embed/cart.js*');
    await page.reload();
    await expect(button.getByRole('button', { name: '帶走' })).toBeVisible();
    await expect(button.getByRole('link', { name: '到商店看' })).toBeHidden();
  },
);
