import { fakeApi } from '@pinpu/shared/testing';
import { rejectionOf } from '@pinpu/shared/testing/fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcelOf, parcelsAnswer } from '../../testing/parcels.ts';
import { CODE, NO_COUNTS, rowOf, shopOrderOf, showShop, success } from '../../testing/shop.tsx';

const ORDERS = 'GET /api/backoffice/orders';
const PARCELS = 'GET /api/backoffice/parcels';
const ORDER = `GET /api/backoffice/orders/${CODE}`;
const broken = () => rejectionOf(500, 'INTERNAL', '系統忙碌中，請稍後再試。');
const noRefunds = () => success({ refunds: [], counts: {} });
const noInvoices = () => success({ invoices: [], failed: 0, next: '' });
const packing = () => success({ orders: [shopOrderOf()], parcels: [] });
const carriers = () => success({ carriers: [] });

it.each([
  ['parcels', PARCELS, () => parcelsAnswer([]), /沒有待交寄的包裹/],
  ['parcels?tab=money', PARCELS, () => parcelsAnswer([]), /還沒有代收的款項/],
  ['refunds', 'GET /api/backoffice/refunds', noRefunds, /沒有待選擇退款方式的款項/],
  ['invoices', 'GET /api/backoffice/invoices', noInvoices, /沒有待處理的發票/],
  [`packing?codes=${CODE}`, 'GET /api/backoffice/packing', packing, /標示 1 筆為已備貨/],
  ['carriers', 'GET /api/backoffice/carriers', carriers, /還沒有用檔案往來的物流/],
])('%s says that it can not be read, and is read by one press [K32]', async (path, call, answer, text) => {
  for (const failing of [{}, { [call]: broken }]) {
    fakeApi(failing);
    const { unmount } = showShop(`/el/shop/${path}`);
    const again = await screen.findByRole('button', { name: '再試一次' });
    fakeApi({ [call]: answer });
    await userEvent.click(again);
    expect(await screen.findByText(text)).toBeVisible();
    unmount();
  }
});

it('the parcels of a shipped order say so, too [K32]', async () => {
  const order = () => success(shopOrderOf({ status: 99 }));
  fakeApi({ [ORDER]: order, [`${ORDER}/parcels`]: broken });
  showShop(`/el/shop/orders/${CODE}`);
  const again = await screen.findByRole('button', { name: '再試一次' });
  fakeApi({ [ORDER]: order, [`${ORDER}/parcels`]: () => parcelsAnswer([parcelOf()]) });
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: '這筆訂單的包裹' })).toBeVisible();
});

it('chosen orders can still get parcels after the tool could not be read [K32]', async () => {
  const orders = () => success({ orders: [rowOf()], next: '', counts: NO_COUNTS });
  fakeApi({ [ORDERS]: orders });
  showShop('/el/shop/orders');
  await userEvent.click(await screen.findByRole('checkbox', { name: '全選這一頁' }));
  const again = await screen.findByRole('button', { name: '無法讀取託運單，再試一次' });
  fakeApi({ [ORDERS]: orders, [PARCELS]: () => parcelsAnswer([]) });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: '建立託運單' })).toBeVisible();
});
