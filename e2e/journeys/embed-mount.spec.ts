import { type Browser, expect } from '@playwright/test';
import { buildHosts } from '../support/embed/built-hosts.ts';
import { firefoxHostPage } from '../support/embed/firefox-host-page.ts';
import { foreignHost, STRICT } from '../support/embed/foreign-host.ts';
import { chromiumHostPage, type HostPage, OTHER_BROWSER } from '../support/embed/host-page.ts';
import { isShort, LONG, longIf } from '../support/forms.ts';
import { shop } from '../support/shop.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

/** The largest size of the shop's files for a host with React 19, in bytes of brotli. */
const MOST = 60_000;

const MODULE = 'type="module"';

/** The hosts, by the folder of their build, each with the browser that is used in the short form. */
const HOSTS = [
  { name: 'webpack-19', script: 'defer', heading: 'React 19', short: 'none' },
  { name: 'vite-19', script: MODULE, heading: 'React 19', short: OTHER_BROWSER },
  { name: 'webpack-18', script: 'defer', heading: 'React 18', short: 'none' },
  { name: 'vite-18', script: MODULE, heading: 'React 18', short: 'none' },
  { name: 'webpack-vue', script: 'defer', heading: 'Vue 3', short: 'none' },
  { name: 'container-vue', script: 'defer', heading: 'Vue 3', short: 'Chromium' },
  { name: 'vite-vue', script: MODULE, heading: 'Vue 3', short: 'none' },
] as const;

/** A page without a build, with the strictest content security policy. */
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

// All tests run in one worker, which builds the hosts once.
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

/** With an empty cache, so that everything a host loads from the shop is counted. */
async function inChromium(browser: Browser, use: (page: HostPage) => Promise<void>) {
  const context = await browser.newContext();
  await use(await chromiumHostPage(await context.newPage()));
  await context.close();
}

const TAG = 'pinpu-mount';

const inCart = (role: 'button' | 'listitem' | 'region' | 'textbox', name?: string) => ({
  ...{ role, host: TAG, at: 1 },
  ...(name !== undefined && { name }),
});
const button = (name: string) => ({ role: 'button', name }) as const;

/** An attribute of the elements that a selector finds in each mount, or of the mounts themselves. */
const attributes = (page: HostPage, attribute: string, inside = '') =>
  page.evaluate(
    ([tag, name, selector]) =>
      [...document.querySelectorAll(tag)].map((one) =>
        (selector === '' ? one : one.shadowRoot?.querySelector(selector))?.getAttribute(name),
      ),
    [TAG, attribute, inside] as const,
  );

/** Adds a product, changes quantity and theme while a coupon is half typed, and removes the cart. */
async function exerciseMounts(page: HostPage, url: string, heading: string) {
  await page.goto(url);
  await page.press({ ...button('加入購物車'), host: TAG });
  await expect.poll(() => page.count(inCart('listitem'))).toBe(1);
  await page.press(inCart('button', '增加一件'));
  await page.fill(inCart('textbox', '優惠券'), 'TEA');
  await page.press(button('深色'));
  await expect.poll(() => attributes(page, 'theme')).toEqual(['dark', 'dark']);
  expect(await page.value(inCart('textbox', '優惠券'))).toBe('TEA');
  await expect.poll(() => page.value(inCart('textbox'))).toBe('2');
  await expect.poll(async () => (await attributes(page, 'aria-busy', 'section'))[1]).toBe('false');
  expect(page.events).toEqual(expect.arrayContaining(['pinpu:add', 'pinpu:change']));
  await page.press(button('收起'));
  await expect.poll(() => attributes(page, 'theme')).toEqual(['dark']);
  const title = await page.evaluate(() => document.querySelector('h1')?.textContent, null);
  expect(title).toMatch(new RegExp(`^${heading}`));
  expect(page.problems).toEqual([]);
}

/** Expects that a page has loaded the shop's React only if it shares none, and no more bytes than allowed. */
async function expectLoaded(page: HostPage, hasReact: boolean) {
  const scripts = await Promise.all(page.scripts);
  const names = new Set(scripts.map(({ url }) => url.replace(/^.*\/([\w-]+)\.\w*\.?js$/, '$1')));
  const own = [...names].filter((one) => !/^(?:mount|mount-view|remoteEntry)$/.test(one));
  expect(own).toHaveLength(hasReact ? 0 : 2);
  const bytes = scripts.reduce((sum, one) => sum + one.bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(0);
  if (hasReact) expect(bytes).toBeLessThanOrEqual(MOST);
}

for (const { name, heading, short } of HOSTS) {
  async function proveHost(page: HostPage) {
    await exerciseMounts(page, `${host.origin}/${name}`, heading);
    await expectLoaded(page, heading === 'React 19');
  }
  test(
    `${name} mounts a product and the cart, changes them and removes the cart [M5]`,
    longIf(short !== 'Chromium'),
    ({ browser }) => inChromium(browser, proveHost),
  );
  test(
    `in Firefox ${name} mounts a product and the cart, changes them and removes the cart [M5]`,
    longIf(short !== 'Firefox'),
    async ({ firefoxPage }) => proveHost(await firefoxHostPage(firefoxPage)),
  );
}

const LOST = '目前無法連線到商店。';

test('a page whose build mounts the cart works while the shop hangs, and shows a message where it fails [M5, X5]', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const pending: (() => Promise<void>)[] = [];
  let isHanging = true;
  await page.route(`${shop.url}/**`, (route) =>
    isHanging ? void pending.push(() => route.abort()) : route.abort(),
  );
  for (const { name, heading } of HOSTS.filter(({ short }) => !(isShort && short === 'none')))
    await test.step(name, async () => {
      isHanging = true;
      await page.goto(`${host.origin}/${name}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect.poll(() => pending.length).toBeGreaterThan(0);
      isHanging = false;
      for (const fail of pending.splice(0)) await fail();
      await expect(page.getByText(LOST)).toHaveCount(2);
      await page.getByRole('button', { name: '收起' }).click();
      await expect(page.getByText(LOST)).toHaveCount(1);
    });
  expect(errors).toEqual([]);
});

async function mountAndUnmount(page: HostPage) {
  await page.goto(`${host.origin}/plain`);
  const shown = () =>
    page.evaluate(
      (tag) =>
        document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.root')?.innerText,
      TAG,
    );
  await expect.poll(shown).toContain('購物車是空的。');
  const left = await page.evaluate(() => {
    const { mounted } = window as unknown as { mounted: { unmount(): void } };
    mounted.unmount();
    return document.querySelector('main')?.innerHTML;
  }, null);
  expect(left).toBe('');
  expect(page.problems).toEqual([]);
}

test('a page without a build mounts the cart under the strictest policy [M5]', async ({ page }) =>
  mountAndUnmount(await chromiumHostPage(page)));

test(
  'in Firefox a page without a build mounts the cart under the strictest policy [M5]',
  LONG,
  async ({ firefoxPage }) => mountAndUnmount(await firefoxHostPage(firefoxPage)),
);
