import { expect } from '@playwright/test';
import { test } from '../support/looking.ts';
import { OOLONG } from '../support/shopping.ts';

test('a product is shared by LINE, Facebook, Twitter and e-mail; an invented code is not shared [P3, G1]', async ({
  page,
}) => {
  await page.goto(`/p/${OOLONG}?promo_code=FRIEND`);
  const share = page.getByRole('group', { name: '分享' });
  const links = share.getByRole('link');
  await expect(links).toHaveCount(4);
  const address = `${encodeURIComponent(`/p/${OOLONG}`)}(?:&|$)`;
  for (const [at, host] of [
    'social-plugins.line.me',
    'www.facebook.com',
    'twitter.com',
    'mailto:',
  ].entries()) {
    await expect(links.nth(at)).toHaveAttribute('href', new RegExp(`${host}.*${address}`));
    await expect(links.nth(at)).toHaveAttribute('rel', /noopener/);
  }
});

test('a product page has breadcrumb, prices, descriptions, related and recently viewed products [P1, P4, P6]', async ({
  page,
}) => {
  await page.goto('/product/P0303');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const viewed = () => page.evaluate(() => localStorage.getItem('recentProducts'));
  await expect.poll(viewed).not.toBeNull();
  // No other journey buys this product, so its stock is the demo's.
  await page.goto('/product/P0105');
  await expect(page.getByRole('navigation', { name: '目前位置' }).getByRole('link')).toHaveCount(3);
  const main = page.getByRole('main');
  await expect(main).toContainText(/已售 [\d.]+K? 件・上架 \d+ 個月/);
  await expect(main).toContainText(/\d+折・省 \d+%/);
  await expect(main).toContainText('運費 NT$');
  await expect(main).toContainText('有現貨');
  await expect(page.getByRole('region', { name: '商品特色' })).toBeVisible();
  const related = page.getByRole('region', { name: '您可能也會喜歡' }).getByRole('listitem');
  await expect(related.first()).toBeVisible();
  expect(await related.count()).toBeGreaterThan(0);
  expect(await related.count()).toBeLessThanOrEqual(12);
  const seen = page.getByRole('region', { name: '最近看過' });
  await expect(seen.getByRole('link')).toHaveAttribute('href', '/product/P0303');
  await page.getByRole('button', { name: '清除紀錄' }).click();
  await expect(seen).toHaveCount(0);
});
