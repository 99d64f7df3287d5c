import { expect } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { inNewMail, signIn } from '../support/mail.ts';
import { phone } from '../support/phone.ts';
import { pressInMail } from '../support/press-in-mail.ts';
import { shop } from '../support/shop.ts';
import { addToCart, OOLONG } from '../support/shopping.ts';
import { startMailingShop } from '../support/shops/mailing-shop.ts';
import { test } from '../support/test.ts';

/** A shop of its own, whose clock is moved. */
const url = `http://localhost:${shop.port + 108}`;
const EMAIL = 'forgetful@pinpu.test';
let own: Awaited<ReturnType<typeof startMailingShop>>;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  own = await startMailingShop(url);
});
test.afterAll(() => own.stop());

test('a member who wants it is reminded of the cart, which comes to another browser by the mail’s link, and ends it by one press [W21] [W22] [W23]', async ({
  browser,
}) => {
  test.slow();
  const { dataDir } = own;
  const page = await (await browser.newContext({ ...phone, baseURL: url })).newPage();
  await signIn(page, EMAIL, dataDir);
  await addToCart(page, OOLONG);
  await page.goto('/cart');
  const box = page.getByRole('checkbox', { name: '忘了結帳時，寄信提醒我' });
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.getByText('已開啟。')).toBeVisible();
  await expectFullAccessibility(page);
  const mail = await inNewMail(page, {
    ...{ email: EMAIL, subject: '您的購物車還有商品', pattern: /[\s\S]+/, dataDir },
    request: async () => own.advance(25),
  });
  const linkIn = (name: string) => new RegExp(`https?:\\S+/${name}/\\S+`).exec(mail)?.[0] ?? '';
  const other = await (await browser.newContext({ baseURL: url })).newPage();
  for (let n = 0; n < 2; n += 1) {
    await other.goto(linkIn('cart/reminder'));
    await expect(other).toHaveURL(/\/cart$/);
    await expect(other.getByRole('region', { name: '結帳' })).toContainText('共 1 件');
  }
  await pressInMail(other, linkIn('mailing/stop'), '購物車提醒已取消');
  await page.goto('/vip/mailing');
  await expect(page.getByRole('checkbox', { name: '購物車提醒' })).not.toBeChecked();
  await expectFullAccessibility(page);
});
