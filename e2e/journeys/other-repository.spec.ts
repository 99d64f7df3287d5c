import { type Browser, expect, type Page } from '@playwright/test';
import { LONG } from '../support/forms.ts';
import { layoutShiftsSince, recordLayoutShifts } from '../support/layout-shifts.ts';
import { openOwnRepository } from '../support/shops/own-repository.ts';
import { test } from '../support/test.ts';

const REMOTE = 'mf-wishlist';
const PAGE = 'src/pages/wishlist/WishlistPage.tsx';
const LIMIT_MS = 240_000;
let repository: Awaited<ReturnType<typeof openOwnRepository>>;

test.describe.configure({ mode: 'serial', timeout: LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(LIMIT_MS);
  repository = await openOwnRepository(REMOTE);
});
test.afterAll(() => repository.close());

test(
  'a remote of another repository goes live in a running shop, changes, and is rolled back, by its team’s token [M3] [M4]',
  LONG,
  async ({ page, context }) => {
    await repository.run('new', REMOTE);
    expect(await repository.run('deploy', '--why', 'first')).toContain(
      `is live at ${repository.url}`,
    );
    await page.goto(`${repository.url}/wishlist`);
    await expect(page.getByText('這裡還沒有內容。')).toBeVisible();
    await expect(page).toHaveTitle('wishlist｜拼鋪');
    const hints = page.locator(`link[href*="/remotes/${REMOTE}/"][integrity^="sha384-"]`);
    await expect(hints).toHaveCount(3);

    repository.edit(PAGE, '這裡還沒有內容。', '這裡有了內容。');
    await repository.run('deploy', '--why', 'second');
    const later = await context.newPage();
    await later.goto(`${repository.url}/wishlist`);
    await expect(later.getByText('這裡有了內容。')).toBeVisible();
    await expect(page.getByText('這裡還沒有內容。')).toBeVisible();
    expect(await repository.run('deployments', REMOTE)).toContain('second');

    await repository.run('rollback', '--why', 'a mistake');
    await later.reload();
    await expect(later.getByText('這裡還沒有內容。')).toBeVisible();
  },
);

const ROOM = 96;
const NOTE = `import styled from 'styled-components';

export function GiftNote({ prd_id = '' }: { prd_id?: string }) {
  return <Note aria-label="小禮卡">{\`小禮卡 \${prd_id}\`}</Note>;
}

const Note = styled.aside\`
  height: ${ROOM}px;
\`;
`;

const loaderOf = (slot: string) => `  '${slot}': async () =>
    (await import(/* webpackChunkName: "slot-${slot.replace('.', '-')}" */ './features/GiftNote.tsx'))
      .GiftNote,`;

/** Every slot that a guest sees, and a page that has it; the server renders those of the catalog with the page. */
const SLOTS = [
  { slot: 'home.aside', path: '/', rendered: '小禮卡' },
  { slot: 'list.aside', path: '/products', rendered: '小禮卡' },
  { slot: 'product.aside', path: '/product/P0303', rendered: '小禮卡 P0303' },
  { slot: 'cart.aside', path: '/cart' },
  { slot: 'order.aside', path: '/cart/order' },
  { slot: 'member.aside', path: '/vip' },
] as const;

/** Has the remote fill every slot that guests see. */
function fillSlots() {
  const slots = SLOTS.map(({ slot }) => slot);
  const fills = slots.map((slot) => [slot, { version: 1, room: { phone: ROOM, wider: ROOM } }]);
  repository.edit(
    'remote.json',
    '"fills": {}',
    `"fills": ${JSON.stringify(Object.fromEntries(fills))}`,
  );
  repository.write('src/features/GiftNote.tsx', NOTE);
  repository.write(
    'src/slots.tsx',
    `import type { SlotLoaders } from '@pinpu/shared/slots';

export const slots: SlotLoaders = {
${slots.map(loaderOf).join('\n')}
};
`,
  );
}

const note = (page: Page) => page.getByRole('complementary', { name: '小禮卡' });

async function shiftOf(page: Page, since: number) {
  const moved = await layoutShiftsSince(page, since);
  return moved.reduce((sum, { value }) => sum + value, 0);
}

/** A guest opens each page, then from home a product by a link, whose part arrives after the page. */
async function visit(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await recordLayoutShifts(page);
  for (const { path } of SLOTS) {
    await page.goto(repository.url + path);
    await expect(note(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page, 0), path).toBeLessThanOrEqual(0.01);
  }
  await page.goto(repository.url);

  const button = page.getByRole('button', { name: '立即購買' });
  await page.route('**/slot-product-aside*', async (route) => {
    await button.waitFor();
    await route.continue();
  });
  await page.locator('main a[href^="/product/"]').first().click();
  await button.waitFor();
  const since = await page.evaluate(() => performance.now());
  await expect(note(page)).toContainText(/小禮卡 \S+/);
  await page.waitForLoadState('networkidle');
  const late = await page.evaluate((from) => window.shifts.filter(({ at }) => at > from), since);
  expect(
    late.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(late),
  ).toBeLessThanOrEqual(0.01);
  await context.close();
}

test(
  'its parts on six kinds of pages are seen by guests, and move nothing; those of the catalog are rendered by the server [41 W3] [M4]',
  LONG,
  async ({ browser, request }) => {
    fillSlots();
    await repository.run('deploy', '--why', 'parts for guests');
    for (const { path, ...one } of SLOTS)
      if ('rendered' in one)
        expect(await (await request.get(repository.url + path)).text()).toContain(one.rendered);
    await visit(browser, { width: 390, height: 844 });
    await visit(browser, { width: 1280, height: 900 });
    await repository.run('rollback', '--why', 'seen');
  },
);

test(
  'a remote that needs a newer shared is rejected, and the live version stays [M3]',
  LONG,
  async ({ page }) => {
    repository.edit(
      'node_modules/@pinpu/shared/package.json',
      '"version": "1.0.0',
      '"version": "1.9.0',
    );
    repository.edit(PAGE, '這裡有了內容。', '這裡有了新內容。');
    await expect(repository.run('deploy', '--why', 'too new')).rejects.toThrow(
      /range: .*\^1\.9\.0/,
    );
    await page.goto(`${repository.url}/wishlist`);
    await expect(page.getByText('這裡還沒有內容。')).toBeVisible();
  },
);
