import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { checkScreen, openDesk, shownAfterReloads } from '../support/clerk/desk.ts';
import { parcelOf, reportAll } from '../support/clerk/notices.ts';
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

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startParcelShop(PARCEL_SHOP_PORTS['clerk-tasks']);
});
test.afterAll(() => own?.stop());

const PRODUCT = 'P0102';
const MINUTES = 1 / 1440;

/** A paid order of two pieces to an address. */
const place = (name: string) => own.place({ prd_id: PRODUCT, qty: 2, chain: '', pay_way: 3, name });

const rowOf = (desk: Page, { ord_code }: PlacedOrder) =>
  desk
    .getByRole('list', { name: '訂單', exact: true })
    .locator('> li')
    .filter({ hasText: ord_code });

const parcelsOf = ({ ord_code }: PlacedOrder) =>
  [...own.logistics.parcels.keys()].filter((trade_no) => trade_no.startsWith(ord_code));

/** Marks orders in the list; returns the question about their parcels. */
async function askForParcels(desk: Page, orders: readonly PlacedOrder[]): Promise<Locator> {
  await desk.goto('/el/shop/orders');
  for (const { ord_code } of orders)
    await desk.getByRole('checkbox', { name: `選取 ${ord_code}` }).check();
  await desk.getByRole('button', { name: '建立託運單' }).click();
  return desk.getByRole('alertdialog', { name: '建立託運單' });
}

/** Marked orders get their parcels at once, and the numbers that the carrier gives them later. */
async function sendMarked(desk: Page, orders: readonly PlacedOrder[]) {
  const question = await askForParcels(desk, orders);
  await question.getByRole('button', { name: `建立 ${orders.length} 筆` }).click();
  await expect(desk.getByText(`已為 ${orders.length} 筆訂單建立託運單。`)).toBeVisible();
  for (const order of orders)
    await shownAfterReloads(desk, () => rowOf(desk, order).getByText('託運單：待交寄'));
  for (const order of orders)
    await expect(rowOf(desk, order)).not.toContainText(parcelOf(own, order.ord_code).shipment_no);
  own.advance(5 * MINUTES);
  for (const order of orders)
    await shownAfterReloads(desk, () =>
      rowOf(desk, order).getByText(parcelOf(own, order.ord_code).shipment_no),
    );
  await checkScreen(desk);
}

/** Of orders that are marked again, only the one without a parcel gets one, unless the clerk wants another. */
async function markAgain(desk: Page, sent: readonly PlacedOrder[], name: string) {
  const order = await place(name);
  const question = await askForParcels(desk, [...sent, order]);
  const existing = question.getByRole('list', { name: '已有託運單的訂單' });
  for (const { ord_code } of sent)
    await expect(existing).toContainText(parcelOf(own, ord_code).shipment_no);
  await expect(question.getByRole('checkbox', { name: '這 2 筆也再建立一張' })).not.toBeChecked();
  await question.getByRole('button', { name: '建立 1 筆' }).click();
  await expect(desk.getByText('已為 1 筆訂單建立託運單。')).toBeVisible();
  await expect.poll(() => parcelsOf(order)).toHaveLength(1);
  for (const one of sent) expect(parcelsOf(one)).toHaveLength(1);
}

test.describe('a clerk', () => {
  const parcels = async (browser: Browser, options: object) => {
    const desk = await openDesk(browser, own, options);
    const orders = [await place('陳美玲'), await place('林志明')];
    await sendMarked(desk, orders);
    await markAgain(desk, orders, '張雅婷');
    await desk.context().close();
  };
  const TITLE =
    'creates the parcels of marked orders at once; numbers come by themselves, and no order gets another parcel unasked';

  test(`${TITLE}, on a phone [K30, K31]`, async ({ browser }) => {
    test.slow();
    await parcels(browser, phone);
  });

  test(`${TITLE}, on a wide screen [K30]`, LONG, async ({ browser }) => {
    test.slow();
    await parcels(browser, wide);
  });
});

const wide = {
  ...{ locale: 'zh-TW', timezoneId: 'Asia/Taipei' },
  viewport: { width: 1440, height: 900 },
};

const availableUnits = async (): Promise<number> =>
  (await (await fetch(`${own.url}/api/product/${PRODUCT}`)).json()).body.tot_qty;

/** An order that has been sent. */
async function sentOrder(desk: Page, name: string) {
  const order = await place(name);
  await desk.goto(`/el/shop/orders/${order.ord_code}`);
  await desk.getByRole('button', { name: '建立託運單', exact: true }).click();
  await expect.poll(() => parcelsOf(order)).toHaveLength(1);
  await expect(desk.getByRole('list', { name: '這筆訂單的包裹' })).toContainText('待交寄');
  await reportAll(own, [order], 'handed in');
  await shownAfterReloads(desk, () => desk.getByText('已出貨').first());
}

/** Both pieces are paid back. The server fails once; what was typed stays, and is sent by another press. */
async function refundPieces(desk: Page) {
  await desk.getByText(/^退部分款項/).click();
  const form = desk.getByRole('form', { name: '退部分款項' });
  await form.getByLabel(/^退回「/).selectOption('2');
  await form.getByLabel('給訂購人的原因').fill('外盒碰傷');
  const amount = await form.getByLabel('退款金額').inputValue();
  const send = async () => {
    await form.getByRole('button', { name: '退款' }).click();
    await desk.getByRole('button', { name: '確定退款' }).click();
  };
  await desk.route('**/refund-part*', (route) => route.fulfill({ status: 500, json: FAILURE }));
  await send();
  await expect(desk.getByRole('alert').first()).toBeVisible();
  await expect(form.getByLabel('給訂購人的原因')).toHaveValue('外盒碰傷');
  await expect(form.getByLabel('退款金額')).toHaveValue(amount);
  await desk.unroute('**/refund-part*');
  await send();
  // The history goes on until refund and invoice are done.
  const refunds = () => desk.getByRole('list', { name: '退款', exact: true });
  await shownAfterReloads(desk, () => refunds().getByText('已退款'));
  await shownAfterReloads(desk, () =>
    desk.getByRole('region', { name: '發票', exact: true }).getByText('已作廢'),
  );
  await expect(desk.getByText('收到退回的商品（還有 2 件沒有記錄）')).toBeVisible();
}

const FAILURE = {
  success: false,
  msg: [{ Code: 'INTERNAL', Message: '系統忙碌中，請稍後再試。' }],
};

const receiving = (desk: Page) => desk.getByRole('form', { name: '收到退回的商品' });

async function receive(desk: Page, qty: string, isGood: boolean) {
  const form = receiving(desk);
  await form.getByLabel(/^收到「/).selectOption(qty);
  await form.getByLabel(/完好，放回庫存$/).setChecked(isGood);
  await form.getByRole('button', { name: '記錄收到退貨' }).click();
  const question = desk.getByRole('alertdialog', { name: '收到退回的商品' });
  await expect(question).toContainText(isGood ? '1 件放回庫存' : '0 件放回庫存');
  await question.getByRole('button', { name: '記錄收到退貨' }).click();
}

/** One piece is good and one is broken; a page that was opened before restocks nothing again. */
async function receivePieces(desk: Page) {
  const before = await availableUnits();
  const stale = await desk.context().newPage();
  await stale.goto(desk.url());
  for (const page of [stale, desk]) await page.getByText(/^收到退回的商品（/).click();
  await checkScreen(desk);
  await receive(desk, '1', true);
  await expect(desk.getByText('收到退回的商品（還有 1 件沒有記錄）')).toBeVisible();
  await receive(stale, '1', true);
  await expect(stale.getByRole('alert').first()).toContainText(
    /這筆訂單剛才有變更：admin 於 .*「收到退貨」/,
  );
  await stale.close();
  await receive(desk, '1', false);
  await expect(desk.getByText(/^收到退回的商品（/)).toHaveCount(0);
  await expect(desk.getByText('收到退貨').first()).toBeVisible();
  expect(await availableUnits()).toBe(before + 1);
}

test.describe('goods that come back', () => {
  const day = async (browser: Browser, options: object) => {
    const desk = await openDesk(browser, own, options);
    await sentOrder(desk, '黃俊傑');
    await refundPieces(desk);
    await receivePieces(desk);
    await desk.context().close();
  };
  const TITLE =
    'are received piece by piece and restocked once; what was typed stays after an error of the server';

  test(`${TITLE}, on a phone [Q10]`, async ({ browser }) => {
    test.slow();
    await day(browser, phone);
  });

  test(`${TITLE}, on a wide screen [Q10]`, LONG, async ({ browser }) => {
    test.slow();
    await day(browser, wide);
  });
});
