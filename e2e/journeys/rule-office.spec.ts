import { type Browser, expect, type Page } from '@playwright/test';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { longIf } from '../support/forms.ts';
import { phone } from '../support/phone.ts';
import { shop } from '../support/shop.ts';
import { RUNNING, startRuleOfficeShop } from '../support/shops/rule-office-shop.ts';
import { SAUCES } from '../support/shops/ruled-shop.ts';
import { test } from '../support/test.ts';

// One worker, since another one would start a second shop at the same address, and stop it too early.
test.describe.configure({ mode: 'default' });

/** A shop of its own, since its rules would change the amounts of other journeys. */
const url = `http://localhost:${shop.port + 107}`;
let own: Awaited<ReturnType<typeof startRuleOfficeShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startRuleOfficeShop(url);
});
test.afterAll(() => own.stop());

const FORMS = {
  phone: { ...phone, baseURL: url },
  desktop: { baseURL: url, viewport: { width: 1440, height: 900 } },
};
type Form = keyof typeof FORMS;

async function openForm(browser: Browser, form: Form) {
  const context = await browser.newContext(FORMS[form]);
  return context.newPage();
}

/** The form of a new rule, at the desk. */
async function openNewRule(browser: Browser, form: Form, name: string) {
  const desk = await openForm(browser, form);
  await desk.goto('/el/shop/price-rules');
  await signInAdmin(desk, own.dataDir);
  await desk.getByRole('link', { name: '新增優惠活動' }).click();
  await desk.getByLabel('名稱', { exact: true }).fill(name);
  return desk;
}

/** 當顧客購買「醬料」，就任選 3 件 NT$399。 */
async function writeSentence(desk: Page) {
  await desk.getByLabel('購買哪些商品').selectOption('指定的商品');
  await desk.getByLabel(/^加入分類/).selectOption('sauce');
  await desk.getByLabel('優惠方式').selectOption('任選 N 件一個價');
  await desk.getByLabel('任選幾件').fill('３');
  await desk.getByLabel('任選的價錢').fill('399');
  await expect(desk.getByText('當顧客購買「醬料」，就任選 3 件 NT$399。')).toBeVisible();
}

const carts = (desk: Page) => desk.getByRole('region', { name: '試算真實訂單' });

async function seeItOnCarts(desk: Page) {
  await carts(desk).getByRole('button', { name: '試算' }).click();
  await expect(carts(desk)).toContainText('最近 30 天的 1 筆訂單裡，有 1 筆會套用。');
  await expect(carts(desk)).toContainText(/−NT\$106.*商品 NT\$505 → NT\$399/);
  await expect(carts(desk)).toContainText(`與「${RUNNING}」適用同一批商品`);
}

const summary = (page: Page) => page.locator('dl').filter({ hasText: '小計' });

for (const form of ['phone', 'desktop'] as const)
  test(
    `the shop writes a rule as a sentence, sees it on carts, starts it, and stops it, on a ${form} [Y5] [Y11]`,
    longIf(form === 'phone'),
    async ({ browser }) => {
      test.slow();
      const name = form === 'phone' ? '手機任選' : '桌面任選';
      const desk = await openNewRule(browser, form, name);
      await writeSentence(desk);
      await seeItOnCarts(desk);
      await desk.getByRole('button', { name: '儲存草稿' }).click();
      await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(desk.getByText(`與「${RUNNING}」適用同一批商品`)).toBeVisible();
      if (form === 'desktop') await expectFullAccessibility(desk);
      await desk.setViewportSize(FORMS[form].viewport);

      const goods = Object.fromEntries(SAUCES.map((id) => [id, 1]));
      const page = await openForm(browser, form);
      await openFilledCart(page, { goods });
      await expect(summary(page)).toContainText(RUNNING);
      await expect(summary(page)).not.toContainText(name);

      await desk.getByRole('button', { name: '啟用', exact: true }).click();
      const question = desk.getByRole('alertdialog', { name: `啟用「${name}」` });
      await expect(question).toContainText(`與「${RUNNING}」適用同一批商品`);
      // One of the sauces costs more than three times as much as the others: the rule is confirmed twice.
      await question.getByRole('button', { name: '繼續' }).click();
      await desk.getByRole('button', { name: '我了解，仍要啟用' }).click();
      await expect(desk.getByText('進行中')).toBeVisible();
      await page.reload();
      await expect(summary(page)).toContainText(`${name}−NT$106`);
      await expect(summary(page)).not.toContainText(RUNNING);

      await desk.getByRole('button', { name: `停用「${name}」` }).click();
      await expect(desk.getByText('未啟用')).toBeVisible();
      await page.reload();
      await expect(summary(page)).toContainText(RUNNING);
      await expect(summary(page)).not.toContainText(name);
      await desk.context().close();
    },
  );

test('a rule that gives goods away is started only after a second question that names the cart [Y12]', async ({
  browser,
}) => {
  test.slow();
  const desk = await openNewRule(browser, 'phone', '全部免費');
  await desk.getByLabel('門檻的單位').selectOption('件數');
  await desk.getByLabel('折扣方式').selectOption('打折');
  await desk.getByLabel('第 1 個門檻').fill('1');
  await desk.getByLabel('第 1 個折數').fill('0');
  await desk.getByRole('button', { name: '儲存草稿' }).click();
  await expect(desk.getByText(/「全部免費」會免費送出商品/)).toBeVisible();
  await desk.getByRole('button', { name: '啟用', exact: true }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '繼續' }).click();
  const second = desk.getByRole('alertdialog', { name: '再次確認：啟用「全部免費」？' });
  await expect(second).toContainText(/買 1 件「.+」（原價 NT\$[\d,]+）只付 NT\$0/);
  await second.getByRole('button', { name: '先不要' }).click();
  await expect(desk.getByText('未啟用')).toBeVisible();
  await desk.context().close();
});
