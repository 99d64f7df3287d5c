import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { rowsOf } from '../support/clerk/csv-rows.ts';
import { COUNT, first, ofStores, placeOrders } from '../support/clerk/day-orders.ts';
import { checkScreen, openDesk, shownAfterReloads } from '../support/clerk/desk.ts';
import { mailed } from '../support/clerk/mailed.ts';
import { parcelOf, reportAll } from '../support/clerk/notices.ts';
import { openAsBuyer } from '../support/clerk/opened-order.ts';
import { LONG } from '../support/forms.ts';
import { phone } from '../support/phone.ts';
import {
  PARCEL_SHOP_PORTS,
  type ParcelShop,
  type PlacedOrder,
  startParcelShop,
} from '../support/shops/parcel-shop.ts';
import { test } from '../support/test.ts';

let own: ParcelShop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startParcelShop(PARCEL_SHOP_PORTS['clerk-day']);
});
test.afterAll(() => own?.stop());

const INVOICE_NUMBER = /^AB1\d{7}$/;
const PART = 100;

const parcelCards = (page: Page) =>
  page.getByRole('list', { name: '包裹', exact: true }).locator('> li');

async function openParcels(page: Page, tab: string) {
  await page.goto('/el/shop/parcels');
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

/** All orders get their parcels at once. One is refused, and is corrected. */
async function createParcels(page: Page, orders: readonly PlacedOrder[]) {
  await page.goto('/el/shop/orders');
  await page.getByRole('checkbox', { name: '全選這一頁' }).check();
  await page.getByRole('button', { name: '建立託運單' }).click();
  await page.getByRole('button', { name: `建立 ${orders.length} 筆` }).click();
  await expect(
    page.getByText(`已為 ${orders.length - 1} 筆訂單建立託運單，1 筆沒有建立。`),
  ).toBeVisible();
  const { ord_code } = first(orders, 5);
  await expect(page.getByRole('list', { name: '沒有建立的訂單' })).toContainText(
    `${ord_code}：收件人姓名要是真實姓名`,
  );
  await openParcels(page, '待處理');
  await page.getByRole('button', { name: '修正資料' }).click();
  await page.getByLabel('收件人姓名').fill('歐陽美玲');
  await page.getByRole('button', { name: '修正後再試一次' }).click();
  await expect(page.getByText(`${ord_code}：已修正資料。`)).toBeVisible();
}

/** Each provider's page of labels opens in a tab of its own. */
async function printLabels(page: Page, orders: readonly PlacedOrder[]) {
  await openParcels(page, '待交寄');
  await shownAfterReloads(page, () =>
    page.getByRole('tab', { name: new RegExp(`待交寄\\s*${orders.length}`) }),
  );
  await expect(parcelCards(page).getByText('待交寄')).toHaveCount(orders.length);
  await checkScreen(page);
  await page.getByRole('checkbox', { name: '全選這一頁' }).check();
  await page.getByRole('button', { name: '列印標籤' }).click();
  const third = orders.length / 3;
  for (const name of ['7-ELEVEN', '全家', '黑貓宅急便']) {
    const [labels] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: new RegExp(`^列印 ?${name} ${third} 張$`) }).click(),
    ]);
    await expect(labels).toHaveTitle('託運單');
    await expect(labels.locator('p')).toHaveCount(third);
    await labels.close();
  }
  await shownAfterReloads(page, () => page.getByText(/標籤已列印/).first());
  await expect(page.getByText(/標籤已列印/)).toHaveCount(orders.length);
}

/** The packing lists have the numbers that are typed at the store's machine. */
async function packOrders(page: Page, orders: readonly PlacedOrder[]) {
  await page.goto('/el/shop/orders');
  await page.getByRole('checkbox', { name: '全選這一頁' }).check();
  await page.getByRole('link', { name: '列印備貨單' }).click();
  for (const { ord_code } of ofStores(orders).slice(0, 4)) {
    const sheet = page.getByRole('article', { name: `備貨單 ${ord_code}` });
    const { payment_no, validation_no } = parcelOf(own, ord_code);
    await expect(sheet).toContainText(payment_no);
    await expect(sheet).toContainText(validation_no);
  }
  await page.getByRole('button', { name: `標示 ${orders.length} 筆為已備貨` }).click();
  await expect(page.getByText('已標示為已備貨。')).toBeVisible();
}

/** The parcels' tabs and the orders' pages follow the notices. */
async function followParcels(page: Page, orders: readonly PlacedOrder[]) {
  await reportAll(own, orders, 'handed in');
  await mailed(own, page, first(orders, 0), '已寄出');
  await openParcels(page, '配送中');
  await expect(parcelCards(page)).toHaveCount(orders.length);
  await page.goto(`/el/shop/orders/${first(orders, 0).ord_code}`);
  await expect(page.getByText('已出貨').first()).toBeVisible();
  await expect(page.getByRole('list', { name: '這筆訂單的包裹' })).toContainText('已交寄');
  // What is paid at the store is invoiced when it is sent.
  await page.goto(`/el/shop/orders/${first(orders, 3).ord_code}`);
  await shownAfterReloads(page, () => page.getByText(INVOICE_NUMBER).first());

  await reportAll(own, orders, 'at the store');
  await mailed(own, page, first(orders, 0), '已到門市');
  await openParcels(page, '在門市');
  await expect(parcelCards(page)).toHaveCount(ofStores(orders).length);
  await expect(parcelCards(page).first()).toContainText('保留到');

  await reportAll(own, orders, 'ended');
  await mailed(own, page, first(orders, 0), '已取件');
  await mailed(own, page, first(orders, 3), '的包裹退回中');
  await page.goto(`/el/shop/orders/${first(orders, 2).ord_code}`);
  await expect(page.getByText('已出貨').first()).toBeVisible();
  await page.goto(`/el/shop/orders/${first(orders, 3).ord_code}`);
  await expect(page.getByText('已取消').first()).toBeVisible();
  await expect(page.getByRole('list', { name: '這筆訂單的包裹' })).toContainText('已退回');
}

const amountText = (amount: number) => `NT$${amount.toLocaleString('en-US')}`;

/** What was collected is compared with what ECPay transfers, once it says so. */
async function compareMoney(page: Page, orders: readonly PlacedOrder[]) {
  const { ord_code, amount } = first(orders, 2);
  await page.goto(`/el/shop/orders/${ord_code}`);
  await page.getByRole('button', { name: '查詢現況' }).click();
  await expect(page.getByText('已查詢現況。')).toBeVisible();
  await openParcels(page, '代收款');
  const row = page.getByRole('row').filter({ hasText: ord_code });
  await expect(row).toContainText(amountText(amount));
  await expect(row).toContainText(amountText(amount - 15));
  await expect(row).toContainText(amountText(15));
  await checkScreen(page);
}

/** A part of a card order is paid back through ECPay, and its invoice follows. */
async function refundPart(page: Page, orders: readonly PlacedOrder[]) {
  const { ord_code } = first(orders, 0);
  const before = own.peer.actions.length;
  await page.goto(`/el/shop/orders/${ord_code}`);
  await page.getByText(/^退部分款項/).click();
  const form = page.getByRole('form', { name: '退部分款項' });
  await form.getByLabel('退款金額').fill(String(PART));
  await form.getByLabel('給訂購人的原因').fill('外盒碰傷');
  await form.getByRole('button', { name: '退款' }).click();
  await page.getByRole('button', { name: '確定退款' }).click();
  const refunds = () => page.getByRole('list', { name: '退款', exact: true });
  await expect(refunds()).toContainText(amountText(PART));
  await shownAfterReloads(page, () => refunds().getByText('已退款'));
  expect(own.peer.actions.slice(before)).toEqual([`R ${PART}`]);
  await shownAfterReloads(page, () => page.getByText(/NT\$100，已開立，/));
  await checkScreen(page);
}

/** ECPay has refused an invoice; one press tries it again. */
async function retryInvoice(page: Page) {
  await page.goto('/el/shop/invoices');
  const list = page.getByRole('list', { name: '發票' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('開立發票：失敗');
  await expect(list).toContainText('系統維護中');
  await list.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByText('1 筆會在一分鐘內再試一次。')).toBeVisible();
  await shownAfterReloads(page, () => page.getByText('沒有待處理的發票。'));
}

async function findInvoices(page: Page, text: string) {
  await page.goto('/el/shop/invoices');
  await page.getByLabel('搜尋全部發票').fill(text);
  await page.getByRole('button', { name: '搜尋' }).click();
  return page.getByRole('list', { name: '發票' });
}

/** Invoice and allowance of the refunded order are listed; the invoice of the one that came back is voided. */
async function readInvoices(page: Page, orders: readonly PlacedOrder[]) {
  const refunded = await findInvoices(page, first(orders, 0).ord_code);
  for (const done of ['開立發票：完成', '開立折讓：完成'])
    await expect(refunded).toContainText(done);
  await checkScreen(page);
  await findInvoices(page, first(orders, 3).ord_code);
  await shownAfterReloads(page, () =>
    page.getByRole('list', { name: '發票' }).getByText('作廢發票：完成'),
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** The file of the month has one invoice for each order, and adds up to what was sold. */
async function checkFile(page: Page, orders: readonly PlacedOrder[]) {
  await page.goto('/el/shop/invoices');
  await page.getByLabel('月份').selectOption({ index: 0 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下載 CSV' }).click(),
  ]);
  const codes = new Set(orders.map(({ ord_code }) => ord_code));
  const rows = rowsOf(readFileSync(await download.path(), 'utf8')).filter((row) =>
    codes.has(row.訂單編號),
  );
  const totalOf = (kind: string) =>
    sum(rows.filter((row) => row.類別 === kind).map((row) => Number(row.總計)));
  expect(rows).toHaveLength(orders.length + 1);
  expect(totalOf('發票')).toBe(sum(orders.map(({ amount }) => amount)));
  expect(totalOf('折讓')).toBe(PART);
  for (const row of rows)
    expect(Number(row.應稅銷售額) + Number(row.營業稅) + Number(row.免稅銷售額)).toBe(
      Number(row.總計),
    );
  const voided = rows.filter((row) => row.狀態 === '已作廢');
  expect(voided.map((row) => row.訂單編號)).toEqual([first(orders, 3).ord_code]);
}

/** By the link of the mails, without a sign-in, the buyer sees the parcel's stages, the refund and the invoice. */
async function readAsBuyer(browser: Browser, options: object, orders: readonly PlacedOrder[]) {
  const context = await browser.newContext({ ...options, baseURL: own.url });
  const page = await context.newPage();
  const order = await openAsBuyer(page, first(orders, 0));
  const steps = order.getByRole('region', { name: '包裹進度' }).getByRole('listitem');
  await expect(steps).toHaveText([/等待交寄/, /已寄出/, /已到門市/, /已取件/]);
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await expect(order.getByText(INVOICE_NUMBER)).toBeVisible();
  await expect(order).toContainText('4217');
  await expect(order).toContainText(/折讓NT\$100，/);
  await expect(order).toContainText('已退回原付款方式');
  await context.close();
}

async function clerkDay(browser: Browser, options: object) {
  own.invoiceKnobs.refuses = 1;
  const orders = await placeOrders(own);
  const page = await openDesk(browser, own, options);
  await createParcels(page, orders);
  await printLabels(page, orders);
  await packOrders(page, orders);
  await retryInvoice(page);
  await followParcels(page, orders);
  await compareMoney(page, orders);
  await refundPart(page, orders);
  await readInvoices(page, orders);
  await checkFile(page, orders);
  await readAsBuyer(browser, options, orders);
  await page.context().close();
}

const TITLE = `a clerk sends ${COUNT} paid orders, follows their parcels, compares collected money, refunds a part, and hands the invoices to the accountant`;

test(`${TITLE}, on a phone [K14, K18, Q8, I5, I11, I15]`, async ({ browser }) => {
  test.setTimeout(400_000);
  await clerkDay(browser, phone);
});

test(`${TITLE}, on a wide screen [K18, Q8, I11]`, LONG, async ({ browser }) => {
  test.setTimeout(400_000);
  const viewport = { width: 1440, height: 900 };
  await clerkDay(browser, { locale: 'zh-TW', timezoneId: 'Asia/Taipei', viewport });
});
