import { readFileSync } from 'node:fs';
import { lastVoidDay, taipeiDate } from '@pinpu/shared/domain';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { checkScreen, openDesk, shownAfterReloads } from '../support/clerk/desk.ts';
import { openAsBuyer } from '../support/clerk/opened-order.ts';
import { openFilledCart } from '../support/filled-cart.ts';
import { LONG } from '../support/forms.ts';
import { phone } from '../support/phone.ts';
import { dialogClosed } from '../support/shopping.ts';
import {
  type OrderPlan,
  PARCEL_SHOP_PORTS,
  type ParcelShop,
  type PlacedOrder,
  startParcelShop,
} from '../support/shops/parcel-shop.ts';
import { test } from '../support/test.ts';

let own: ParcelShop;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startParcelShop(PARCEL_SHOP_PORTS['invoice-details']);
});
test.afterAll(() => own?.stop());

const wide = {
  ...{ locale: 'zh-TW', timezoneId: 'Asia/Taipei' },
  viewport: { width: 1440, height: 900 },
};

async function openBuyer(browser: Browser, options: object): Promise<Page> {
  return (await browser.newContext({ ...options, baseURL: own.url })).newPage();
}

const PLAN: OrderPlan = {
  ...{ prd_id: 'P0102', qty: 1, chain: '', pay_way: 3, name: '陳美玲' },
};
const COMPANY = '04595257';
const NAME = '拼鋪股份有限公司';

/** The invoices of an order at ECPay, the oldest first. */
const invoicesOf = ({ ord_code }: PlacedOrder) =>
  [...own.invoices.issued.values()].filter(({ data }) =>
    String(data.RelateNumber).startsWith(ord_code),
  );

async function numberOf(order: PlacedOrder, at: number): Promise<string> {
  await expect.poll(() => invoicesOf(order)[at]?.number).toBeDefined();
  return invoicesOf(order)[at]?.number ?? '';
}

const correction = (page: Page) => page.getByRole('dialog', { name: '更正發票資料' });

async function openCorrection(page: Page, part: Page | Locator): Promise<Locator> {
  await part.getByRole('button', { name: '更正發票資料' }).click();
  return correction(page);
}

/** A company's invoice is saved as a PDF that is named after its number. */
async function savePdf(page: Page, button: Locator, number: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe(`發票-${number}.pdf`);
  expect(readFileSync(await file.path()).toString('latin1')).toMatch(/^%PDF-/);
}

/** The buyer has a company's invoice, whose name is found by its number; without a network, the form waits. */
async function correctAsBuyer(buyer: Page, order: PlacedOrder) {
  const old = await numberOf(order, 0);
  const form = await openCorrection(buyer, await openAsBuyer(buyer, order));
  await expect(form).toContainText(`發票 ${old} 會作廢`);
  await form.getByLabel('開立方式').selectOption('公司統編');
  await form.getByLabel(/統一編號/).fill(COMPANY);
  await expect(form.getByLabel(/公司抬頭/)).toHaveValue(NAME);
  await expectAccessible(buyer);
  await buyer.context().setOffline(true);
  await form.getByRole('button', { name: '送出更正' }).press('Enter');
  await expect(form.getByRole('alert')).toContainText('目前沒有網路，恢復連線後會自動繼續');
  await buyer.context().setOffline(false);
  await expect(form).toBeHidden();
  const next = await numberOf(order, 1);
  expect(invoicesOf(order).map(({ voided }) => voided)).toEqual([true, false]);
  expect(invoicesOf(order)[1]?.data).toMatchObject({ CustomerIdentifier: COMPANY });
  await buyer.reload();
  const shown = await openAsBuyer(buyer, order);
  await expect(shown.getByRole('region', { name: '發票' })).toContainText(next);
  await savePdf(buyer, shown.getByRole('button', { name: '下載發票 PDF' }), next);
  for (const step of [`發票 ${old} 已作廢`, `發票 ${next} 已開立`])
    await expect(shown.getByRole('region', { name: '訂單進度' })).toContainText(step);
  return { old, next };
}

/** The clerk downloads it, corrects it once more, and finds all three invoices; the voided one is still a PDF. */
async function correctAsClerk(desk: Page, order: PlacedOrder, { old, next }: Corrected) {
  await desk.goto(`/el/shop/orders/${order.ord_code}`);
  await expect(desk.getByRole('region', { name: '發票' })).toContainText(COMPANY);
  await savePdf(desk, desk.getByRole('button', { name: '下載發票 PDF' }), next);
  const form = await openCorrection(desk, desk);
  await form.getByLabel('開立方式').selectOption('手機條碼');
  await form.getByLabel(/手機條碼/).fill('/abc+123');
  await form.getByRole('button', { name: '作廢並重新開立' }).press('Enter');
  await expect(form).toBeHidden();
  const last = await numberOf(order, 2);
  await shownAfterReloads(desk, () => desk.getByText(last).first());
  await expect(desk.getByRole('region', { name: '發票' })).toContainText('/ABC+123');
  await desk.goto('/el/shop/invoices');
  await desk.getByLabel('搜尋全部發票').fill(order.ord_code);
  await desk.getByRole('button', { name: '搜尋' }).click();
  const list = desk.getByRole('list', { name: '發票' });
  await shownAfterReloads(desk, () => list.getByText(last));
  for (const number of [old, next]) await expect(list).toContainText(number);
  await expect(list.getByText('作廢發票：完成')).toHaveCount(2);
  await savePdf(desk, list.getByRole('button', { name: `下載發票 PDF ${next}` }), next);
  await checkScreen(desk);
}

type Corrected = Awaited<ReturnType<typeof correctAsBuyer>>;

/** From the day after the 13th, screens say so, and the shop refuses a form that is still open. */
async function comeTooLate(browser: Browser, order: PlacedOrder) {
  const day = lastVoidDay(taipeiDate(own.now()));
  const shown = day.replaceAll('-', '/');
  const buyer = await openBuyer(browser, phone);
  const form = await openCorrection(buyer, await openAsBuyer(buyer, order));
  await form.getByLabel('開立方式').selectOption('雲端發票，寄到電子郵件');
  own.advance(Math.ceil((Date.parse(day) - own.now().getTime()) / 86_400_000) + 1);
  await form.getByRole('button', { name: '送出更正' }).click();
  await expect(form.getByRole('alert')).toContainText(`只能更正到 ${day}，現在不能更正了。`);
  await expect(form.getByLabel('開立方式')).toHaveValue('email');
  await buyer.clock.setFixedTime(own.now());
  await expect(await openAsBuyer(buyer, order)).toContainText(`發票資料只能更正到 ${shown}。`);
  await buyer.context().close();
  const desk = await openDesk(browser, own, phone);
  await desk.clock.setFixedTime(own.now());
  await desk.goto(`/el/shop/orders/${order.ord_code}`);
  await expect(desk.getByText(`發票只能在 ${shown} 以前作廢或更正。`)).toBeVisible();
  await desk.context().close();
}

const TITLE = 'buyer and clerk correct the details of an invoice, which is voided and issued again';

async function typeNumber(field: Locator, code: string, fault: string) {
  await field.fill(code);
  await expect(field).toHaveAccessibleDescription(new RegExp(fault));
}

/** What clearly does not exist is a fault; what exists, and what nobody knows, is none. */
async function typeNumbers(page: Page) {
  const form = page.getByRole('dialog', { name: '編輯訂購資料' });
  const kind = form.getByLabel('開立方式');
  await kind.selectOption('捐贈發票');
  const donation = form.getByLabel(/愛心碼/);
  await typeNumber(donation, '777', '查不到這個愛心碼');
  await typeNumber(donation, '919', '受贈單位的 3 到 7 碼數字');
  await kind.selectOption('公司統編');
  await form.getByLabel(/統一編號/).fill('10458575');
  await expect(form.getByText('查不到這個統編的公司名稱，請自行填寫抬頭')).toBeVisible();
  await form.getByLabel(/統一編號/).fill(COMPANY);
  await expect(form.getByLabel(/公司抬頭/)).toHaveValue(NAME);
  await kind.selectOption('手機條碼');
  const barcode = form.getByLabel(/手機條碼/);
  await typeNumber(barcode, '/zzz+999', '查不到這個手機條碼，請再確認一次');
  await expectAccessible(page);
  await form.getByRole('button', { name: '儲存' }).click();
  await expect(form).toBeVisible();
  await expect(barcode).toBeFocused();
  return { form, barcode };
}

async function checkNumbers(browser: Browser, options: object) {
  const page = await openBuyer(browser, options);
  await openFilledCart(page);
  await page.getByRole('button', { name: '編輯訂購人資料' }).click();
  const { form, barcode } = await typeNumbers(page);
  const { register } = own.invoices;
  own.invoices.register = undefined;
  const before = own.invoices.calls.length;
  await barcode.fill('/XYZ-000');
  await expect.poll(() => own.invoices.calls.slice(before)).toContain('CheckBarcode');
  await form.getByRole('button', { name: '儲存' }).press('Enter');
  await dialogClosed(page);
  own.invoices.register = register;
  await page.getByRole('button', { name: '前往結帳' }).click();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByRole('heading', { name: '模擬綠界付款' })).toBeVisible();
  await page.context().close();
}

const NUMBERS =
  'at checkout a donation code, a company number and a mobile barcode are looked up while they are typed, and without an answer the buyer goes on';

test(`${NUMBERS}, on a phone [I13]`, async ({ browser }) => {
  test.slow();
  await checkNumbers(browser, phone);
});

test(`${NUMBERS}, on a wide screen [I13]`, LONG, async ({ browser }) => {
  test.slow();
  await checkNumbers(browser, wide);
});

test(`${TITLE}, on a wide screen [I10, I16]`, LONG, async ({ browser }) => {
  test.slow();
  const order = await own.place(PLAN);
  const buyer = await openBuyer(browser, wide);
  await correctAsBuyer(buyer, order);
  await buyer.context().close();
});

test(`${TITLE}, until the 13th, on a phone [I10, I16]`, async ({ browser }) => {
  test.slow();
  const order = await own.place(PLAN);
  const buyer = await openBuyer(browser, phone);
  const corrected = await correctAsBuyer(buyer, order);
  await buyer.context().close();
  const desk = await openDesk(browser, own, phone);
  await correctAsClerk(desk, order, corrected);
  await desk.context().close();
  await comeTooLate(browser, order);
});
