// Playwright's own `test`: the bytes that a host loads are those of a cold cache.
import { expect, type Page, type Request, test } from '@playwright/test';
import { buildHosts } from '../support/built-hosts.ts';
import { collectEvents, foreignHost, STRICT } from '../support/foreign-host.ts';
import { longIf } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { OOLONG } from '../support/shopping.ts';
import { collectViolations } from '../support/violations.ts';

/** What a host with React 19 may load of the shop, in bytes of brotli. */
const MOST = 60_000;

const MODULE = 'type="module"';

/** The hosts, by the folder of their build; the short form has React 19 by Vite and Vue by webpack. */
const HOSTS = [
  { name: 'webpack-19', script: 'defer', heading: 'React 19', hasReact: true, isLong: true },
  { name: 'vite-19', script: MODULE, heading: 'React 19', hasReact: true, isLong: false },
  { name: 'webpack-18', script: 'defer', heading: 'React 18', hasReact: false, isLong: true },
  { name: 'vite-18', script: MODULE, heading: 'React 18', hasReact: false, isLong: true },
  { name: 'webpack-vue', script: 'defer', heading: 'Vue 3', hasReact: false, isLong: false },
  { name: 'vite-vue', script: MODULE, heading: 'Vue 3', hasReact: false, isLong: true },
] as const;

/** A page without a build, with the strictest policy. */
const plain = (site: string) => ({
  policy: STRICT.replace('script-src ', "script-src 'nonce-tea' "),
  html: `<main></main><script type="module" nonce="tea">
    import { get } from '${shop.url}/embed/cart/remoteEntry.js';
    const { mount } = (await get('./mount'))();
    const main = document.querySelector('main');
    window.mounted = mount(main, { site: '${site}' });
  </script>`,
});

let host: Awaited<ReturnType<typeof foreignHost>>;

// One worker builds the hosts, once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const scripts = await buildHosts();
  host = await foreignHost((site) => {
    const body = `<body data-site="${site}" data-product="${OOLONG}"><div id="root"></div>`;
    const built = HOSTS.map(({ name, script }) => [
      `/${name}`,
      { html: `${body}<script ${script} src="/${name}/main.js"></script>` },
    ]);
    return { ...scripts, ...Object.fromEntries(built), '/plain': plain(site) };
  });
});
test.afterAll(() => host?.close());

/** The scripts that a page loads of the shop, and what they weigh. */
function scriptsOfShop(page: Page) {
  const sent: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' && request.url().startsWith(shop.url))
      sent.push(request);
  });
  return {
    names: () => [
      ...new Set(sent.map((request) => request.url().replace(/^.*\/([\w-]+)\.\w*\.?js$/, '$1'))),
    ],
    bytes: async () => {
      const sizes = await Promise.all(sent.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}

for (const { name, heading, hasReact, isLong } of HOSTS)
  test(
    `${name} mounts a product and the cart, changes them and takes the cart away [M5]`,
    longIf(isLong),
    async ({ page }) => {
      const { events, errors } = await collectEvents(page);
      const scripts = scriptsOfShop(page);
      await page.goto(`${host.origin}/${name}`);
      const cart = page.locator('pinpu-mount').nth(1);
      await page.locator('pinpu-mount').first().getByRole('button', { name: '加入購物車' }).click();
      await expect(cart.getByRole('listitem')).toHaveCount(1);
      await cart.getByRole('button', { name: '增加一件' }).click();
      await cart.getByLabel('優惠券').fill('TEA');
      await page.getByRole('button', { name: '深色' }).click();
      await expect(cart).toHaveAttribute('theme', 'dark');
      await expect(cart.getByLabel('優惠券')).toHaveValue('TEA');
      await expect(cart.getByRole('spinbutton').or(cart.getByRole('textbox').first())).toHaveValue(
        '2',
      );
      await expect(cart.getByRole('region')).toHaveAttribute('aria-busy', 'false');
      expect(events.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['pinpu:add', 'pinpu:change']),
      );
      await page.getByRole('button', { name: '收起' }).click();
      await expect(page.locator('pinpu-mount')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${heading}`));
      expect(errors).toEqual([]);
      const own = scripts.names().filter((one) => !/^(?:mount|mount-view|remoteEntry)$/.test(one));
      expect(own).toHaveLength(hasReact ? 0 : 2);
      const bytes = await scripts.bytes();
      test.info().annotations.push({ type: 'bytes', description: String(bytes) });
      if (hasReact) expect(bytes).toBeLessThanOrEqual(MOST);
    },
  );

test('a page without a build mounts the cart under the strictest policy [M5]', async ({ page }) => {
  const violations = await collectViolations(page);
  const { errors } = await collectEvents(page);
  await page.goto(`${host.origin}/plain`);
  await expect(page.locator('pinpu-mount').getByText('購物車是空的。')).toBeVisible();
  await page.evaluate(() => {
    const { mounted } = window as unknown as { mounted: { unmount(): void } };
    mounted.unmount();
  });
  await expect(page.locator('main')).toBeEmpty();
  expect([violations, errors]).toEqual([[], []]);
});
