import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe.ts';
import { checkScreen, openDesk, shownAfterReloads } from '../support/clerk/desk.ts';
import { mailed, mailedLink } from '../support/clerk/mailed.ts';
import { parcelOf } from '../support/clerk/notices.ts';
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
  own = await startParcelShop(PARCEL_SHOP_PORTS['store-change']);
});
test.afterAll(() => own?.stop());

const PLAN: OrderPlan = {
  ...{ prd_id: 'P0102', qty: 1, chain: 'UNIMARTC2C', pay_way: 3, name: '陳美玲' },
};
const CHANGE = '/Express/UpdateStoreInfo';
const changes = () => own.logistics.calls.filter((call) => call === CHANGE).length;

const inDesk = (desk: Page) => desk.getByRole('list', { name: '這筆訂單的包裹' });

/** The clerk creates the parcel of an order; it is handed in, and then its store closes. */
async function closedStore(desk: Page): Promise<PlacedOrder> {
  const order = await own.place(PLAN);
  await desk.goto(`/el/shop/orders/${order.ord_code}`);
  await desk.getByRole('button', { name: '建立託運單', exact: true }).click();
  const isCreated = () => {
    try {
      return parcelOf(own, order.ord_code) !== undefined;
    } catch {
      return false;
    }
  };
  await expect.poll(isCreated).toBe(true);
  const { form, payment_no } = parcelOf(own, order.ord_code);
  const { MerchantTradeNo = '' } = form;
  // Notices that come before the shop has stored its parcel are refused until ECPay repeats them.
  await expect(inDesk(desk)).toContainText(payment_no);
  await own.logistics.drive(MerchantTradeNo, 'store-closed', '2104');
  return order;
}

const linkOf = (page: Page, order: PlacedOrder) =>
  mailedLink(own, page, order, { words: '請重新選擇門市', path: '/change-store/' });

/** On the map, which is the provider's, the store that is not the closed one. */
async function chooseOther(page: Page) {
  await expect(page.getByRole('heading', { name: '模擬綠界電子地圖' })).toBeVisible();
  await page.getByRole('button', { name: '離島測試門市' }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The link has ended; a map that is still open changes nothing. */
async function openAgain(page: Page, link: string) {
  const before = changes();
  await page.goBack();
  await chooseOther(page);
  await expect(heading(page, '已經選擇過門市')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, '已經選擇過門市')).toBeVisible();
  await expect(page.getByText('這個連結只能使用一次')).toBeVisible();
  expect(changes()).toBe(before);
}

const receiving = (desk: Page) => desk.getByRole('region', { name: '收件' });

async function openBuyer(browser: Browser, options: object): Promise<Page> {
  return (await browser.newContext({ ...options, baseURL: own.url })).newPage();
}

async function openMap(buyer: Page, link: string) {
  await buyer.goto(link);
  await expect(heading(buyer, '重新選擇取貨門市')).toBeVisible();
  await buyer.getByRole('button', { name: '開啟門市地圖' }).press('Enter');
}

async function changeStore(browser: Browser, options: object) {
  const desk = await openDesk(browser, own, options);
  const order = await closedStore(desk);
  await shownAfterReloads(desk, () => inDesk(desk).getByText('已寄信請訂購人於'));
  const buyer = await openBuyer(browser, options);
  const link = await linkOf(buyer, order);
  await buyer.goto(link);
  await expect(buyer.getByText(order.ord_code)).toContainText('「7-ELEVEN 測試門市」停止營業');
  await expectAccessible(buyer);
  await openMap(buyer, link);
  await chooseOther(buyer);
  await expect(heading(buyer, '已變更取貨門市')).toBeVisible();
  await expect(buyer.getByText('離島測試門市（896539）')).toBeVisible();
  await openAgain(buyer, link);
  expect(parcelOf(own, order.ord_code).store).toBe('896539');
  await desk.reload();
  await expect(receiving(desk)).toContainText('離島測試門市（896539）');
  await expect(inDesk(desk)).toContainText('門市 896539');
  await expect(inDesk(desk)).not.toContainText('已寄信請訂購人');
  await checkScreen(desk);
  await expect(await openAsBuyer(buyer, order)).toContainText('離島測試門市');
  await buyer.context().close();
  return { desk, order };
}

/** The provider has carried the change out, and its answer is lost. */
async function loseAnswer(browser: Browser, desk: Page, options: object) {
  const order = await closedStore(desk);
  const buyer = await openBuyer(browser, options);
  const link = await linkOf(buyer, order);
  await openMap(buyer, link);
  own.logistics.knobs.loses = 1;
  await chooseOther(buyer);
  await expect(heading(buyer, '已送出，等候確認')).toBeVisible();
  await expect(buyer.getByText('您不需要重新選擇')).toBeVisible();
  await openAgain(buyer, link);
  await desk.reload();
  await expect(inDesk(desk)).toContainText('等候物流商確認');
  await expect(receiving(desk)).not.toContainText('離島測試門市');
  const { MerchantTradeNo = '' } = parcelOf(own, order.ord_code).form;
  await own.logistics.drive(MerchantTradeNo, 'store-closed', '2105');
  await desk.reload();
  await expect(receiving(desk)).toContainText('離島測試門市（896539）');
  await expect(inDesk(desk)).not.toContainText('等候物流商確認');
  await buyer.context().close();
}

/** Four days after the arrival, which is two before the last one. */
async function waitAtStore(desk: Page, order: PlacedOrder) {
  const { MerchantTradeNo = '' } = parcelOf(own, order.ord_code).form;
  await own.logistics.drive(MerchantTradeNo, 'store-closed', '2073');
  await mailed(own, desk, order, '已到門市');
  own.advance(4);
  await mailed(own, desk, order, '請記得取貨');
}

const TITLE = 'a buyer whose store has closed chooses another one by a link, once';

test(`${TITLE}; after a lost answer nothing is sent again; two days before the last day a mail reminds of the parcel, on a phone [K14, K16]`, async ({
  browser,
}) => {
  test.slow();
  const { desk, order } = await changeStore(browser, phone);
  await loseAnswer(browser, desk, phone);
  await waitAtStore(desk, order);
  await desk.context().close();
});

test(`${TITLE}, on a wide screen [K16]`, LONG, async ({ browser }) => {
  test.slow();
  const viewport = { width: 1440, height: 900 };
  const options = { locale: 'zh-TW', timezoneId: 'Asia/Taipei', viewport };
  const { desk } = await changeStore(browser, options);
  await desk.context().close();
});
