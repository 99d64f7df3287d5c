import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { LONG } from '../support/forms.ts';
import { test } from '../support/looking.ts';

/** 花生牛軋雪花餅, which has four groups of allergens. */
const NOUGAT = 'P0311';
const MAKER = '磚角糕餅房';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Scrolls to a part that is rendered after the first screen. */
async function reach(page: Page, name: string) {
  const part = region(page, name);
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeVisible();
  return part;
}

test('a product shows its contents and maker, and links to the maker and its goods [P6]', async ({
  page,
}) => {
  await page.goto(`/product/${NOUGAT}`);
  const label = await reach(page, '食品標示');
  await expect(
    label.getByText('本產品含有花生、牛奶／羊奶、蛋、含麩質之穀物，不適合對其過敏體質者食用。'),
  ).toBeVisible();
  await expect(label.getByRole('row', { name: /^保存期限/ })).toContainText('30 天');
  await expect(label.getByRole('row', { name: /^食品業者登錄字號/ })).toContainText('U-9000000');
  const card = await reach(page, '生產者');
  await expectAccessible(page);

  await card.getByRole('link', { name: MAKER }).click();
  await expect(page).toHaveURL(/\/maker\/brick-corner$/);
  await expect(page.getByRole('heading', { level: 1, name: MAKER })).toBeVisible();
  await expect(page).toHaveTitle(`${MAKER}｜拼鋪`);
  await expect(page.getByText(/蛋捲的香味會往四個方向去/)).toBeVisible();
  const goods = region(page, `${MAKER}的商品`);
  await expect(goods.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expectAccessible(page);

  await goods.getByRole('link', { name: /手工蛋捲/ }).click();
  await expect(page).toHaveURL(/\/product\/P0305$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: MAKER })).toBeVisible();
});

test('a maker is found by search engines, and an unknown one is not there', async ({ page }) => {
  const answer = await page.goto('/maker/nobody-makes-this');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(/^找不到這位生產者/)).toBeVisible();
  await expectAccessible(page);
  const { origin } = new URL(page.url());
  const sitemap = await (await page.request.get('/sitemap-pages.xml')).text();
  expect(sitemap).toContain(`${origin}/maker/brick-corner`);
  const html = await (await page.request.get('/maker/brick-corner')).text();
  expect(html).toContain(`<title>${MAKER}｜拼鋪</title>`);
  expect(html).toContain('"@type":"ProfilePage"');
});

test(
  'the buy buttons stay on the first screen of a product with a label [P5]',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`/product/${NOUGAT}`);
    const box = await page.getByRole('button', { name: '加入購物車' }).boundingBox();
    expect((box?.y ?? 664) + (box?.height ?? 0)).toBeLessThanOrEqual(664);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(region(page, '食品標示')).not.toBeInViewport();
  },
);
