import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { addAccount, replaceOneTimePassword, signInAs } from '../support/administration.ts';
import { checkScreen, openDesk } from '../support/clerk/desk.ts';
import { mailed, mailedLink } from '../support/clerk/mailed.ts';
import { openAsBuyer } from '../support/clerk/opened-order.ts';
import { LONG } from '../support/forms.ts';
import { phone } from '../support/phone.ts';
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
  own = await startParcelShop(PARCEL_SHOP_PORTS['transferred-refunds']);
});
test.afterAll(() => own?.stop());

const planOf = (pay_way: 2 | 10, qty: number): OrderPlan => ({
  ...{ prd_id: 'P0102', qty, chain: '', pay_way, name: '陳美玲' },
});
const money = (amount: number) => `NT$${amount.toLocaleString('en-US')}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const refundsOf = (desk: Page) => desk.getByRole('list', { name: '退款', exact: true });

/** The clerk cancels a paid order, and has it paid back by a transfer. */
async function cancelOrder(desk: Page, { ord_code, amount }: PlacedOrder) {
  await desk.goto(`/el/shop/orders/${ord_code}`);
  await desk.getByRole('button', { name: '取消並退款' }).click();
  const question = desk.getByRole('alertdialog', { name: '取消並退款' });
  await expect(question).toContainText(`應退 ${money(amount)}`);
  await expect(question.getByLabel('退款方式')).toHaveValue('account');
  await question.getByRole('button', { name: '取消並退款' }).click();
  await expect(refundsOf(desk)).toContainText(money(amount));
}

const linkOf = (page: Page, order: PlacedOrder) =>
  mailedLink(own, page, order, { words: '的退款帳號', path: '/refund-account/' });

interface Account {
  bank: string;
  number: string;
  holder: string;
}

async function typeAccount(buyer: Page, { bank, number, holder }: Account, button: string) {
  await buyer.getByLabel('銀行代碼').fill(bank);
  await buyer.getByLabel('帳號', { exact: true }).fill(number);
  await buyer.getByLabel('戶名').fill(holder);
  await buyer.getByRole('button', { name: button }).press('Enter');
}

const GOOD: Account = { bank: '004', number: '0012-345678901', holder: '王小明' };

/** A wrong account is explained at its field; nothing that was typed is lost, after Back and Forward either. */
async function enterAccount(buyer: Page, order: PlacedOrder, link: string) {
  await buyer.goto(link);
  await expect(heading(buyer, '填寫退款帳號')).toBeVisible();
  await expect(buyer.getByRole('main')).toContainText(
    `訂單 ${order.ord_code}，退款 ${money(order.amount)}`,
  );
  await expectAccessible(buyer);
  await typeAccount(buyer, { ...GOOD, number: '12' }, '送出帳號');
  await expect(buyer.getByRole('alert')).toBeVisible();
  const number = buyer.getByLabel('帳號', { exact: true });
  await expect(number).toHaveAccessibleDescription(/帳號是 10 到 16 個數字。/);
  await expect(number).toHaveValue('12');
  await expect(number).toBeFocused();
  await expect(buyer.getByLabel('戶名')).toHaveValue('王小明');
  await expectAccessible(buyer);
  await buyer.goBack();
  await expect(buyer.getByRole('alert')).toHaveCount(0);
  await typeAccount(buyer, GOOD, '送出帳號');
  await expect(buyer.getByRole('status')).toContainText(
    `我們會匯款 ${money(order.amount)} 到銀行 004，帳號末四碼 8901（王小明）`,
  );
  await expectAccessible(buyer);
}

/** Until the account is in a bank file, the buyer corrects it. */
async function correctAccount(buyer: Page, account: Account, last: string) {
  await buyer.getByText('修改帳號').click();
  await typeAccount(buyer, account, '更新帳號');
  await expect(buyer.getByRole('status')).toContainText(`帳號末四碼 ${last}`);
}

const transfers = (desk: Page) => desk.getByRole('list', { name: '待匯款' });

/** The clerk sees only the last digits, and downloads all transfers as one file. */
async function downloadFile(desk: Page, orders: readonly PlacedOrder[]) {
  await desk.goto('/el/shop/refunds?tab=transfer');
  await expect(transfers(desk).getByRole('listitem')).toHaveCount(2);
  await expect(transfers(desk)).toContainText('銀行 004，帳號末四碼 8902');
  await expect(desk.getByRole('main')).not.toContainText('0012345678902');
  await checkScreen(desk);
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: '下載匯款檔' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^退款匯款-20\d\d-\d\d-\d\d\.csv$/);
  const [first, second] = orders as [PlacedOrder, PlacedOrder];
  const rows = [
    '銀行代碼,分行,帳號,戶名,金額,附言',
    `="004",,="0012345678902",王小明,${first.amount},${first.ord_code} 退款`,
    `="822",中山分行,="900123456789012",林小美,${second.amount},${second.ord_code} 退款`,
  ];
  const bytes = readFileSync(await download.path());
  expect(bytes.toString('utf8')).toBe(`\uFEFF${rows.map((row) => `${row}\r\n`).join('')}`);
  const sum = money(first.amount + second.amount);
  await expect(desk.getByText(`已下載 2 筆，共 ${sum}。`)).toBeVisible();
  return bytes;
}

/** There is no new file; the same one is downloaded again on purpose, with who downloaded it first. */
async function downloadAgain(desk: Page, file: Buffer) {
  await desk.reload();
  await expect(desk.getByText(/^admin 於 .* 下載，2 筆/)).toBeVisible();
  await expect(desk.getByRole('button', { name: '下載匯款檔' })).toHaveCount(0);
  await checkScreen(desk);
  await desk.getByRole('button', { name: '再次下載' }).click();
  const question = desk.getByRole('alertdialog', { name: '再次下載' });
  await expect(question).toContainText('請先確認還沒有匯款，以免重複匯款');
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    question.getByRole('button', { name: '再次下載' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-再次下載\.csv$/);
  expect(readFileSync(await download.path())).toEqual(file);
  await expect(desk.getByText('已再次下載 2 筆')).toBeVisible();
}

async function recordTransfers(desk: Page, orders: readonly PlacedOrder[]) {
  await desk.getByRole('checkbox', { name: '全選待匯款的 2 筆' }).check();
  await desk.getByRole('button', { name: '記錄已匯款' }).click();
  const question = desk.getByRole('alertdialog', { name: '記錄已匯款' });
  await expect(question).not.toContainText('還沒有下載過匯款檔');
  await question.getByRole('button', { name: '記錄 2 筆' }).click();
  await expect(desk.getByText('沒有待匯款的退款。')).toBeVisible();
  await desk.getByRole('tab', { name: '已退款' }).click();
  for (const order of orders) {
    await expect(refundsOf(desk)).toContainText(order.ord_code);
    await mailed(own, desk, order, '已退款');
  }
}

async function payBackByTransfer(browser: Browser, options: object) {
  const desk = await openDesk(browser, own, options);
  const orders = [await own.place(planOf(2, 1)), await own.place(planOf(10, 2))];
  const [first, second] = orders as [PlacedOrder, PlacedOrder];
  for (const order of orders) await cancelOrder(desk, order);
  const buyer = await (await browser.newContext({ ...options, baseURL: own.url })).newPage();
  const link = await linkOf(buyer, first);
  await enterAccount(buyer, first, link);
  await correctAccount(buyer, { ...GOOD, number: '００１２345678902' }, '8902');
  const other = await buyer.context().newPage();
  await other.goto(await linkOf(other, second));
  await other.getByLabel('分行').fill('中山分行');
  await typeAccount(
    other,
    { bank: '822', number: '900123456789012', holder: '林小美' },
    '送出帳號',
  );
  await expect(other.getByRole('status')).toContainText('帳號末四碼 9012');
  await other.close();
  await downloadAgain(desk, await downloadFile(desk, orders));
  // The form that is still open comes too late.
  await buyer.getByText('修改帳號').click();
  await typeAccount(buyer, GOOD, '更新帳號');
  await expect(heading(buyer, '帳號已送出匯款')).toBeVisible();
  await recordTransfers(desk, orders);
  await buyer.goto(link);
  await expect(heading(buyer, '退款已經完成')).toBeVisible();
  await expect(await openAsBuyer(buyer, first)).toContainText('已匯款到您的帳戶');
  await buyer.context().close();
  return desk;
}

const LIMIT = 1000;

/** The owner lets refunds above an amount wait for a second person. */
async function setLimit(desk: Page) {
  await desk.goto('/el/shop/settings');
  const card = desk.getByRole('region', { name: '退款覆核金額' });
  await card.getByLabel('金額（元）').fill(String(LIMIT));
  await desk.getByRole('button', { name: '發布', exact: true }).click();
  await expect(desk.getByText('已發布，顧客下次載入頁面時就會看到。')).toBeVisible();
}

/** A second administrator, whom the owner has added. */
async function openSecondDesk(browser: Browser, desk: Page, options: object): Promise<Page> {
  await desk.goto('/el/accounts');
  const password = await addAccount(desk, 'mei');
  const other = await (await browser.newContext({ ...options, baseURL: own.url })).newPage();
  await other.goto('/el/');
  await signInAs(other, 'mei', password);
  await replaceOneTimePassword(other, password);
  await expect(other.getByRole('heading', { name: '商家', level: 1 })).toBeVisible();
  return other;
}

async function releaseBySecond(browser: Browser, desk: Page, options: object) {
  await setLimit(desk);
  const order = await own.place(planOf(2, 3));
  expect(order.amount).toBeGreaterThan(LIMIT);
  await cancelOrder(desk, order);
  await expect(refundsOf(desk)).toContainText('超過覆核金額，要由另一位管理員按「覆核」。');
  await refundsOf(desk).getByRole('button', { name: '覆核' }).click();
  await expect(desk.getByRole('alert')).toContainText('不能由提出的人自己覆核');
  await desk.goto('/el/shop/refunds?tab=release');
  await expect(refundsOf(desk)).toContainText('admin 提出，要由另一位管理員覆核');
  const other = await openSecondDesk(browser, desk, options);
  await other.goto('/el/shop/refunds?tab=release');
  await expect(refundsOf(other)).toContainText('admin 提出，請開啟訂單覆核');
  await other.getByRole('link', { name: order.ord_code }).click();
  await refundsOf(other).getByRole('button', { name: '覆核' }).click();
  await expect(refundsOf(other)).toContainText('mei 覆核');
  await linkOf(other, order);
  await other.context().close();
}

const TITLE = 'payments by ATM and at a store are transferred to accounts that their buyers enter';

test(`${TITLE}: a wrong account is explained, a mistake corrected, one bank file downloaded and recorded; a large refund needs a second person, on a phone [Q5, Q6]`, async ({
  browser,
}) => {
  test.slow();
  const desk = await payBackByTransfer(browser, phone);
  await releaseBySecond(browser, desk, phone);
  await desk.context().close();
});

test(`${TITLE}, on a wide screen [Q5, Q6]`, LONG, async ({ browser }) => {
  test.slow();
  const viewport = { width: 1440, height: 900 };
  const options = { locale: 'zh-TW', timezoneId: 'Asia/Taipei', viewport };
  const desk = await payBackByTransfer(browser, options);
  await desk.context().close();
});
