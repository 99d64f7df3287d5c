import { expect } from '@playwright/test';
import { DeployError } from '../../tooling/deploy/deploy-error.ts';
import { deploymentsCommand } from '../../tooling/deploy/deployments.ts';
import { openPage } from '../../tooling/deploy/open-page.ts';
import { foreignHost } from '../support/embed/foreign-host.ts';
import { LONG, longIf } from '../support/forms.ts';
import {
  changedBuild,
  type DeploymentShop,
  startDeploymentShop,
} from '../support/shops/deployment-shop.ts';
import { test } from '../support/test.ts';

let shop: DeploymentShop;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  shop = await startDeploymentShop(60);
});
test.afterAll(() => shop.stop());

const versionOn = (text: string | null) => JSON.parse(text ?? '{}').remotes['mf-cart'].version;
const run = (...args: string[]) => deploymentsCommand(args).run(shop.api);

test('a deployed remote is live on the next page but not on the open one, and a rollback restores the previous version [M1 M3]', async ({
  page,
}) => {
  const composition = () => page.locator('#pinpu-composition').textContent();
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('購物車是空的')).toBeVisible();
  const before = versionOn(await composition());
  const artefact = changedBuild('mf-cart', 'page-cart', 'window.isNewCart=1;');
  const printed = await shop.deploy(artefact, { why: 'a journey' });
  expect(printed.join('\n')).toContain('opened 3 pages in Chromium');
  expect(printed.join('\n')).toContain(`mf-cart ${artefact.version} is live`);
  expect(versionOn(await composition())).toBe(before);
  await page.reload();
  await expect(page.getByText('購物車是空的')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isNewCart'))).toBe(1);
  expect(versionOn(await composition())).toBe(artefact.version);
  expect(await run('mf-cart')).toMatch(/deploy +\S+ +instead of \S+ +operator +a journey/);
  expect(await run('rollback', 'mf-cart', '--why', 'a journey ends')).toContain(
    `${before} is live`,
  );
  await page.reload();
  await expect(page.getByText('購物車是空的')).toBeVisible();
  expect(versionOn(await composition())).toBe(before);
  await expect(shop.deploy(artefact)).rejects.toThrow('was rolled back: deploy another build');
});

/** Faults in a page that the gate rejects, with their messages. A build contains these lines in this order. */
const FAULTS = [
  {
    what: 'violates the policy',
    line: "fetch('https://elsewhere.example/track').catch(()=>{});",
    reason: 'connect-src blocked https://elsewhere.example',
  },
  {
    what: 'leaves an error uncaught',
    line: 'setTimeout(()=>{throw new Error("late")});',
    reason: 'uncaught error: late',
  },
  {
    what: 'throws',
    line: "throw new Error('broken on purpose');",
    reason: '[pinpu] mf-cart/page/cart',
  },
];

/** The short form tests them together, the long form also each alone. */
const REJECTED = [FAULTS, ...FAULTS.map((fault) => [fault])];

test.describe('the gate in a browser changes nothing where a page', () => {
  for (const faults of REJECTED)
    test(
      `${faults.map(({ what }) => what).join(', ')} [M1]`,
      longIf(faults !== FAULTS),
      async () => {
        const before = await (await fetch(`${shop.url}/registry.json`)).json();
        const lines = faults.map(({ line }) => line).join('');
        const rejected = await shop
          .deploy(changedBuild('mf-cart', 'page-cart', lines))
          .catch((error: unknown) => error);
        expect(rejected).toBeInstanceOf(DeployError);
        for (const { reason } of faults) expect(String(rejected)).toContain(reason);
        const after = await (await fetch(`${shop.url}/registry.json`)).json();
        expect(after.remotes['mf-cart'].stable).toBe(before.remotes['mf-cart'].stable);
        expect(after.remotes['mf-cart'].history).toEqual(before.remotes['mf-cart'].history);
      },
    );
});

test('a page that hangs is a fault, and ends neither the gate nor the browser [41 teams D2]', async ({
  browser,
}) => {
  const site = await foreignHost(() => ({
    '/': { html: '<main><h1>茶</h1></main><script>setTimeout(() => { for (;;); })</script>' },
    '/good': { html: '<main><h1>茶</h1></main>' },
  }));
  const cookie = { name: 'preview', value: 'x' };
  const task = { origin: site.origin, cookie, name: 'mf-cart', versions: {}, scripts: [] };
  const openedAt = (address: string, limit: number) =>
    openPage(browser, { ...task, address }, limit);
  const hanging = await openedAt('/', 6000);
  expect(hanging.faults).toEqual(['hangs: it was not idle after 6 s']);
  expect(await openedAt('/good', 60_000)).toEqual({ faults: [], failedCalls: [] });
  await site.close();
});

test(
  'names the calls of the API that fail in a page, with what the shop answers [41 W11]',
  LONG,
  async ({ browser }) => {
    const html = "<main><h1>茶</h1></main><script>fetch('/api/products?o=0')</script>";
    const site = await foreignHost(() => ({ '/': { html } }));
    const cookie = { name: 'preview', value: 'x' };
    const task = { origin: site.origin, cookie, name: 'mf-cart', versions: {}, scripts: [] };
    expect(await openPage(browser, { ...task, address: '/' })).toEqual({
      faults: [],
      failedCalls: ['GET /api/products?o=0 → 404 '],
    });
    await site.close();
  },
);
