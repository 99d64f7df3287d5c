import { expect, type Route } from '@playwright/test';
import { remoteNames } from '../../tooling/build/workspaces.ts';
import { alterComposition } from '../support/alter-composition.ts';
import { restoreInitialDelay } from '../support/configured.ts';
import { longIf } from '../support/forms.ts';
import { signIn } from '../support/mail.ts';
import { interactive, renderedByBrowser } from '../support/rendered-page.ts';
import { takeStoredRemote } from '../support/stored-remote.ts';
import { test } from '../support/test.ts';

const SHARED = [
  'react',
  'styled-components',
  '@pinpu/shared/state',
  '@pinpu/shared/router',
  '@pinpu/shared/api/client',
];

type Answer = (route: Route) => Promise<void> | void;

const failures: [name: string, answer: Answer, isRepeat?: boolean][] = [
  ['answers 404', (route) => route.fulfill({ status: 404, body: 'not found' })],
  ['answers 500', (route) => route.fulfill({ status: 500, body: 'broken' }), true],
  [
    'answers nonsense',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }),
    true,
  ],
  ['answers nothing at all', () => undefined],
];

for (const [name, answer, isRepeat = false] of failures) {
  test(
    `home is complete while a remote it does not need ${name} [M4]`,
    longIf(isRepeat),
    async ({ page }) => {
      await page.route('**/remotes/mf-cart/**', answer);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await page.getByRole('link', { name: '我的' }).click();
      await expect(page.getByLabel('電子郵件')).toBeVisible();
    },
  );
}

test('the shell itself rejects a remote that requires another version of shared, and a filler that does not fit its slot [M4]', async ({
  page,
}) => {
  await alterComposition(page, (composition) => {
    const { 'mf-member': member, 'mf-catalog': catalog } = composition.remotes;
    if (member) member.requires = '^9.0.0';
    if (catalog) catalog.fills = { 'list.filters': { version: 9 } };
    return composition;
  });
  const reported: string[] = [];
  page.on('console', (message) => reported.push(message.text()));
  // The page is left to the browser, since the server would render with its own composition.
  await page.goto(renderedByBrowser('/vip'));
  await expect(page.getByText('這個頁面暫時無法顯示')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto(renderedByBrowser('/products'));
  await expect(page.locator('main.view-list a[href^="/product/"]').first()).toBeVisible();
  await interactive(page);
  await page.getByRole('banner').getByRole('button', { name: '篩選' }).click();
  const panel = page.getByRole('dialog', { name: '篩選搜尋結果' });
  await expect(
    panel.getByRole('button', { name: '商品列表' }).or(panel.getByRole('link')).first(),
  ).toBeVisible();
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
  expect(reported.join('\n')).toMatch(/mf-member .*needs @pinpu\/shared \^9\.0\.0, the host has/);
  expect(reported.join('\n')).toMatch(/mf-catalog .*fills slot list\.filters .*offered in 1/);
});

test('a shell that does not start shows an error, and its button reloads the page [M4]', async ({
  page,
}) => {
  const shell = '**/remotes/shell/*/main.*';
  await page.route(shell, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(renderedByBrowser('/'));
  await expect(page.getByRole('alert').filter({ hasText: '網站載入失敗' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.unroute(shell);
  await page.getByRole('button', { name: '重新載入' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the built shell names no remote [M1]', async ({ page, request }) => {
  await page.goto('/');
  const { remotes } = await (await request.get('/registry.json')).json();
  expect(Object.keys(remotes).sort()).toEqual(remoteNames());
  const src = await page.locator('script[src^="/remotes/shell/"]').getAttribute('src');
  const script = await (await request.get(src ?? '')).text();
  for (const name of Object.keys(remotes)) expect(script).not.toContain(`/remotes/${name}`);
  expect(script).not.toContain('mf_catalog');
});

test('a page holds one React, one store and one styled-components, whatever remotes it uses [M2]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const renderers = new Map<number, unknown>();
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers,
        supportsFiber: true,
        inject: (renderer: unknown) => {
          renderers.set(renderers.size, renderer);
          return renderers.size;
        },
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onScheduleFiberRoot() {},
        checkDCE() {},
      },
    });
  });
  // Records the modules that the page shares with each remote, by webpack's container protocol.
  await page.addInitScript(
    (names) => {
      const scopes: object[] = [];
      Object.assign(window, { scopes });
      for (const name of names) {
        let container: { init(scope: object): unknown } | undefined;
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => container,
          set(one: typeof container) {
            const init = one?.init;
            const noted = (scope: object) => {
              scopes.push(scope);
              return init?.(scope);
            };
            container = one && { ...one, init: noted };
          },
        });
      }
    },
    remoteNames().map((name) => name.replaceAll('-', '_')),
  );
  await page.goto('/');
  await page.getByRole('link', { name: '我的' }).click();
  await expect(page.getByLabel('電子郵件')).toBeVisible();
  // The second remote of the page may still be loading.
  await page.waitForFunction(() => Reflect.get(window, 'scopes').length > 1);
  const shared = await page.evaluate(async (keys) => {
    type Scope = Record<
      string,
      Record<string, { get(): (() => unknown) | Promise<() => unknown> }>
    >;
    type Federation = {
      __INSTANCES__: object[];
      moduleInfo: Record<string, { remotesInfo: object }>;
    };
    const scopes: Scope[] = Reflect.get(window, 'scopes');
    const federation: string = '__FEDERATION__';
    const { __INSTANCES__: instances, moduleInfo }: Federation = Reflect.get(window, federation);
    const copies = async (key: string) => {
      const shared = scopes.flatMap((scope) => Object.values(scope[key] ?? {}));
      return [
        shared.length,
        new Set(await Promise.all(shared.map(async (one) => (await one.get())()))).size,
      ];
    };
    return {
      renderers: Reflect.get(window, 'renderers').size,
      styleTags: new Set(
        [...document.querySelectorAll('style[data-styled]')].map((tag) =>
          tag.getAttribute('data-styled-version'),
        ),
      ).size,
      remotes: scopes.length,
      seenByExtension: Object.keys(moduleInfo.pinpu_shell?.remotesInfo ?? {}).sort(),
      runtimes: {
        copies: new Set(instances.map((one) => one.constructor)).size,
        builds: instances.length,
      },
      copies: await Promise.all(keys.map(async (key) => [key, ...(await copies(key))] as const)),
    };
  }, SHARED);
  expect(shared.renderers).toBe(1);
  expect(shared.styleTags).toBe(1);
  expect(shared.remotes).toBeGreaterThan(1);
  // Each remote gets one version of each module, and all of them the same copy.
  expect(shared.copies).toEqual(SHARED.map((key) => [key, shared.remotes, 1]));
  const containers = remoteNames().map((name) => name.replaceAll('-', '_'));
  expect(shared.seenByExtension).toEqual(containers);
  // The shell's runtime is the only one.
  expect(shared.runtimes).toEqual({ copies: 1, builds: shared.remotes + 1 });
});

test('a remote of 1.0.0-beta.2, built with webpack’s own container plug-in, works beside the others [M3]', async ({
  page,
}) => {
  await signIn(page, 'promoter@pinpu.test');
  await takeStoredRemote(page, 'mf-promo', '1.0.0-beta.2');
  const entry = page.waitForResponse('**/remotes/stored/entry.*');
  await page.goto('/products/茶葉');
  // It reads state that mf-member has written, and fills a slot of mf-catalog.
  const tools = page.getByRole('region', { name: '團購推廣' });
  await tools.getByRole('button', { name: '選擇商品' }).click();
  expect((await entry).ok()).toBe(true);
  await page.getByRole('main').getByRole('checkbox').first().check();
  await tools.getByRole('button', { name: '建立產品套餐' }).click();
  await expect(tools.getByRole('button', { name: '複製連結' })).toBeVisible();
  await page.goto('/link-ended');
  await expect(page.getByRole('heading', { name: /連結/ })).toBeVisible();
});

test('one remote reads the state that another has stored in the same document [M2]', async ({
  page,
}) => {
  test.slow();
  // mf-member stores the member in an atom in memory; the list belongs to mf-catalog.
  await signIn(page, 'promoter@pinpu.test');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: '精選' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
  // mf-promo reads that atom: only promoters see its tools.
  await expect(page.getByRole('region', { name: '團購推廣' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('the initial delay shows only the loading image, then a complete frame [F1]', async ({
  page,
}) => {
  await restoreInitialDelay(page);
  let configured: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    configured = resolve;
  });
  await page.route('**/api/config/public**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(renderedByBrowser('/'));
  await expect(page.getByRole('status', { name: '載入中' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  configured?.();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
