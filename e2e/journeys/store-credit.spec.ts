import { type Browser, expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { signInAdmin } from '../support/administration.ts';
import { openFilledCart, payOrder } from '../support/filled-cart.ts';
import { phone } from '../support/phone.ts';
import { shop } from '../support/shop.ts';
import { OOLONG } from '../support/shopping.ts';
import { type CreditedMember, startCreditShop } from '../support/shops/credit-shop.ts';
import { test } from '../support/test.ts';

/** A shop of its own, since store credit would appear in the carts of other journeys. */
const url = `http://localhost:${shop.port + 106}`;
let own: Awaited<ReturnType<typeof startCreditShop>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startCreditShop(url);
});
test.afterAll(() => own?.stop());

const desktop = { viewport: { width: 1440, height: 900 } };

/** A page on which a member is signed in. */
async function openAs(browser: Browser, { token, cookie }: CreditedMember, form: object) {
  const context = await browser.newContext({ ...form, baseURL: url });
  await context.addCookies([{ name: 'pinpu_member', value: cookie, url }]);
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((ut) => localStorage.setItem('ut', JSON.stringify(ut)), token);
  return page;
}

/** The statement, reached from the member centre. */
async function openStatement(page: Page, balance: string) {
  await page.goto('/vip');
  await page.getByRole('link', { name: `購物金 餘額 ${balance}` }).click();
  await expect(page.getByRole('main')).toContainText(`可用餘額 ${balance}`);
}

async function openDesk(browser: Browser, form: object) {
  const context = await browser.newContext({ ...form, baseURL: url });
  const page = await context.newPage();
  await page.goto('/el/shop/credit');
  await signInAdmin(page, own.dataDir);
  await expect(page.getByRole('heading', { level: 1, name: '購物金' })).toBeVisible();
  return page;
}

/** The clerk cancels the order, and pays back as store credit. */
async function refundAsCredit(desk: Page, code: string) {
  await desk.goto(`/el/shop/orders/${code}`);
  await desk.getByRole('button', { name: '取消並退款' }).click();
  const question = desk.getByRole('alertdialog', { name: '取消並退款' });
  await question.getByLabel('退款方式').selectOption('退為購物金');
  await question.getByRole('button', { name: '取消並退款' }).click();
  await expect(desk.getByRole('list', { name: '退款', exact: true })).toContainText('已退款');
}

async function grantByHand(desk: Page, email: string) {
  await desk.goto('/el/shop/credit');
  const search = desk.getByRole('searchbox', { name: '會員的 E-mail' });
  await search.fill(email);
  await search.press('Enter');
  await desk.getByLabel('金額（元）', { exact: true }).fill('50');
  await desk.getByLabel(/^說明/).fill('久等的補償');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: '發放購物金' }).click();
  await expect(desk.getByText('已發放。')).toBeVisible();
  await expect(desk.getByRole('list', { name: '購物金明細' })).toContainText('久等的補償');
}

const FORMS = [
  ['phone', phone, 0],
  ['desktop', desktop, 1],
] as const;

for (const [name, form, at] of FORMS)
  test(`store credit pays a part of an order, comes back with it, and takes a refund, on a ${name} [W2] [W3] [W5] [W6] [W7]`, async ({
    browser,
  }) => {
    test.slow();
    const member = own.members[at];
    if (!member) throw new Error('no member');
    const page = await openAs(browser, member, form);
    await openStatement(page, 'NT$300');
    await expectAccessible(page);

    await openFilledCart(page, { goods: { [OOLONG]: 2 }, email: member.email });
    const bar = page.getByRole('region', { name: '結帳' });
    const before = await bar.innerText();
    await page.getByRole('checkbox', { name: '使用購物金（餘額 NT$300）' }).check();
    await expect(page.getByLabel('折抵金額（元）')).toHaveValue('300');
    await expect(bar).not.toHaveText(before);
    // The checks resize the page.
    await expectFullAccessibility(page);
    await page.setViewportSize(form.viewport);
    const code = await payOrder(page);
    const order = page.getByRole('dialog', { name: /^訂購單明細: / });
    await expect(order).toContainText('購物金折抵−NT$300');
    await openStatement(page, 'NT$0');
    await expect(page.getByRole('list').filter({ hasText: code })).toContainText('−NT$300');

    const desk = await openDesk(browser, form);
    await refundAsCredit(desk, code);
    await grantByHand(desk, member.email);
    await page.goto('/vip/credit');
    const main = page.getByRole('main');
    for (const text of [`訂單退回 ${code}`, '退款轉入', '商店贈送：久等的補償'])
      await expect(main).toContainText(text);
    await desk.context().close();
    await page.context().close();
  });
