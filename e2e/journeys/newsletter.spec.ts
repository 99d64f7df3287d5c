import { type Browser, expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { inNewMail } from '../support/mail.ts';
import { phone } from '../support/phone.ts';
import { pressInMail } from '../support/press-in-mail.ts';
import { shop } from '../support/shop.ts';
import { startMailingShop } from '../support/shops/mailing-shop.ts';
import { test } from '../support/test.ts';

/** A shop of its own, since newsletters go to everybody who has subscribed. */
const url = `http://localhost:${shop.port + 109}`;
const EMAIL = 'reader@pinpu.test';
let own: Awaited<ReturnType<typeof startMailingShop>>;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  own = await startMailingShop(url);
});
test.afterAll(() => own.stop());

const linkIn = (mail: string, name: string) =>
  new RegExp(`https?:\\S+/mailing/${name}/\\S+`).exec(mail)?.[0] ?? '';

async function subscribe(page: Page) {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: '訂閱電子報' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await field.fill(EMAIL);
  const mail = await inNewMail(page, {
    ...{ email: EMAIL, subject: '電子報訂閱確認', pattern: /[\s\S]+/, dataDir: own.dataDir },
    request: () => page.getByRole('button', { name: '訂閱', exact: true }).click(),
  });
  await expect(page.getByText('還差一步：請到信箱確認')).toBeVisible();
  await pressInMail(page, linkIn(mail, 'confirm'), '訂閱完成');
}

async function write(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width: 1440, height: 900 } },
  });
  const desk = await context.newPage();
  await desk.goto('/el/shop/newsletters');
  await signInAdmin(desk, own.dataDir);
  await desk.getByRole('button', { name: '新增電子報' }).click();
  await desk.getByLabel('主旨').fill('新茶上市');
  await desk.getByRole('button', { name: '加入文字' }).click();
  await desk.getByLabel('文字', { exact: true }).fill('各位好，\n\n今年的新茶到了。');
  await desk.getByRole('button', { name: '加入商品' }).click();
  await desk.getByRole('searchbox', { name: '加入商品' }).fill('烏龍');
  await desk
    .getByRole('button', { name: /^加入.*烏龍/ })
    .first()
    .click();
  await desk.getByRole('button', { name: '儲存' }).click();
  await expect(desk.getByText('已儲存。')).toBeVisible();
  return desk;
}

test('a guest subscribes and confirms by mail; a clerk writes, tries and sends a newsletter; the mail ends it by one press [W20] [W21] [W24] [W25] [W26]', async ({
  browser,
}) => {
  test.slow();
  const page = await (await browser.newContext({ ...phone, baseURL: url })).newPage();
  await subscribe(page);
  const desk = await write(browser);
  await expect(desk.getByText(/1 位收件人：所有訂閱的人/)).toBeVisible();
  const preview = desk.frameLocator('iframe[title="電子報預覽"]');
  await expect(preview.getByText('今年的新茶到了。')).toBeVisible();
  await expectFullAccessibility(desk);
  await inNewMail(desk, {
    ...{ email: 'clerk@pinpu.test', subject: '試寄', pattern: /[\s\S]+/, dataDir: own.dataDir },
    request: async () => {
      await desk.getByLabel('寄一封給').fill('clerk@pinpu.test');
      await desk.getByRole('button', { name: '試寄' }).click();
    },
  });
  const mail = await inNewMail(page, {
    ...{ email: EMAIL, subject: '新茶上市', pattern: /[\s\S]+/, dataDir: own.dataDir },
    request: async () => {
      await desk.getByRole('button', { name: '寄送', exact: true }).click();
      await desk.getByRole('button', { name: '寄給 1 位' }).click();
    },
  });
  expect(mail).toContain('/product/');
  await expect(desk.getByText('已寄完')).toBeVisible({ timeout: 20_000 });
  await expectFullAccessibility(desk);
  await pressInMail(page, linkIn(mail, 'stop'), '電子報已取消');
});
