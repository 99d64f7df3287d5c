import type { PublicConfig } from '@pinpu/shared/contracts';
import { arrivalOf, arrivalTexts, type DeliveryRegion } from '@pinpu/shared/domain';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { test } from '../support/test.ts';

const READY = 'P1009';
/** A product that needs two days of preparation. */
const SLOW = 'P0909';
const SLOW_DAYS = 2;
const DAY_MS = 86_400_000;

/** Half a minute before the shop's cut-off time on the next Wednesday. */
function justBeforeCutOff(): Date {
  const wednesday = new Date(Date.now() + DAY_MS);
  while (wednesday.getUTCDay() !== 3) wednesday.setTime(wednesday.getTime() + DAY_MS);
  return new Date(`${wednesday.toISOString().slice(0, 10)}T13:59:30+08:00`);
}

async function promise(page: Page, now: Date, ship_days = 0, region: DeliveryRegion = 'main') {
  const config: PublicConfig = (await (await page.request.get('/api/config/public')).json()).body;
  const plan = config.delivery;
  const arrival = plan && arrivalOf(plan, { now, ship_days, region });
  if (!plan || !arrival) throw new Error('The demo shop promises nothing.');
  const { order, arrives } = arrivalTexts(plan, arrival, { now, toStore: region === 'store' });
  return { order: `${order}，`, arrives };
}

test('a product says until when to order and when it arrives, for islands too, and at the cut-off the next days [P4]', async ({
  page,
}) => {
  const before = justBeforeCutOff();
  await page.clock.install({ time: before });
  await page.goto(`/product/${READY}`);
  const texts = await promise(page, before);
  expect(texts.order).toBe('今天 14:00 前下單，');
  await expect(page.getByText(texts.order)).toBeVisible();
  await expect(page.getByText(texts.arrives)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: '送達地區' }).selectOption('離島');
  const islands = await promise(page, before, 0, 'islands');
  await expect(page.getByText(islands.arrives)).toBeVisible();

  await page.clock.fastForward(31_000);
  const next = await promise(page, new Date(before.getTime() + 31_000), 0, 'islands');
  expect(next.order).toBe('明天 14:00 前下單，');
  await expect(page.getByText(next.order)).toBeVisible();
  await expect(page.getByText(next.arrives)).toBeVisible();

  await page.goto(`/product/${SLOW}`);
  await expect(page.getByRole('combobox', { name: '送達地區' })).toHaveValue('islands');
});

test('the days are those of Taipei in every time zone [P4]', LONG, async ({ browser, baseURL }) => {
  const before = justBeforeCutOff();
  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.clock.install({ time: before });
    await page.goto(`/product/${SLOW}`);
    const { order, arrives } = await promise(page, before, SLOW_DAYS);
    await expect(page.getByText(order)).toBeVisible();
    await expect(page.getByText(arrives)).toBeVisible();
    await context.close();
  }
});

test('the order page says when its slowest product arrives, by postcode and at a store [C1]', async ({
  page,
}) => {
  const before = justBeforeCutOff();
  await page.clock.install({ time: before });
  await openFilledCart(page, { goods: { [READY]: 1, [SLOW]: 1 } });
  const shipping = page.getByRole('region', { name: '配送方式' });
  const home = await promise(page, before, SLOW_DAYS);
  await expect(shipping).toContainText(home.order + home.arrives);
  await expectAccessible(page);

  await page.getByRole('button', { name: '編輯收件人資料' }).click();
  const recipient = page.getByRole('group', { name: '收件人' });
  await recipient.getByLabel('郵遞區號').fill('880');
  await page.getByRole('button', { name: '儲存' }).click();
  const islands = await promise(page, before, SLOW_DAYS, 'islands');
  await expect(shipping).toContainText(`${islands.order}離島${islands.arrives}`);

  await shipping.getByRole('radio', { name: '超商取貨' }).click();
  const store = await promise(page, before, SLOW_DAYS, 'store');
  await expect(shipping).toContainText(store.order + store.arrives);
});

test('a sold-out product promises nothing [P4]', LONG, async ({ page }) => {
  await page.goto('/product/P1203');
  await expect(page.getByText('這項商品已售完。')).toBeVisible();
  await expect(page.getByText(/^預計 /)).toHaveCount(0);
});
