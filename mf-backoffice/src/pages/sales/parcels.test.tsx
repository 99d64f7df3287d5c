import { fakeApi } from '@pinpu/shared/testing';
import { lineOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import { CODE, shopOrderOf, showShop, success } from '../../testing/shop.tsx';

const COLD = shopOrderOf({
  ship_amt: 280,
  parcel_fees: [
    { temperature: 'room', weight: 0, ship_amt: 100 },
    { temperature: 'frozen', weight: 1400, ship_amt: 180 },
  ],
  cart_json: JSON.stringify([
    lineOf({ prd_id: 'A', prd_name: '烏龍茶', qty: 1 }),
    lineOf({ prd_id: 'B', prd_name: '水餃', qty: 2, temperature: 'frozen', weight: 700 }),
  ]),
});

it('the order states each parcel with its fee, and the temperature of each line [T12]', async () => {
  fakeApi({ [`GET /api/backoffice/orders/${CODE}`]: () => success(COLD) });
  showShop(`/el/shop/orders/${CODE}`);
  expect((await screen.findByText('常溫包裹運費')).nextElementSibling).toHaveTextContent('NT$100');
  expect(screen.getByText('冷凍包裹運費').nextElementSibling).toHaveTextContent('NT$180');
  expect(screen.getByText('冷凍')).toBeVisible();
});

it('the packing list has a table for each parcel, with its weight where that is known [T12]', async () => {
  fakeApi({ 'GET /api/backoffice/packing': () => success({ orders: [COLD] }) });
  showShop(`/el/shop/packing?codes=${CODE}`);
  const sheet = within(await screen.findByRole('article', { name: `備貨單 ${CODE}` }));
  const room = sheet.getByRole('region', { name: '常溫包裹' });
  expect(room).toHaveTextContent('烏龍茶');
  expect(room).not.toHaveTextContent('水餃');
  expect(room).not.toHaveTextContent('公克');
  const frozen = sheet.getByRole('region', { name: '冷凍包裹' });
  expect(frozen).toHaveTextContent('冷凍包裹（1.4 公斤）');
  expect(frozen).toHaveTextContent('水餃');
});

it('the packing list has the carrier and the numbers of each parcel to hand in [K27]', async () => {
  const parcel = { ord_code: CODE, temperature: 'room', tracking_no: '' };
  const parcels = [
    {
      ...parcel,
      id: 'P-1',
      sub_type: 'UNIMARTC2C',
      payment_no: 'C97641234567',
      validation_no: '4568',
    },
    { ...parcel, id: 'P-2', sub_type: 'FAMIC2C', payment_no: '20012345678', validation_no: '' },
    {
      ...parcel,
      id: 'P-3',
      ord_code: 'PP9',
      sub_type: 'FAMIC2C',
      payment_no: '1',
      validation_no: '',
    },
  ];
  fakeApi({ 'GET /api/backoffice/packing': () => success({ orders: [COLD], parcels }) });
  showShop(`/el/shop/packing?codes=${CODE}`);
  const sheet = within(await screen.findByRole('article', { name: `備貨單 ${CODE}` }));
  expect(sheet.getByRole('region', { name: '託運單 7-ELEVEN' })).toHaveTextContent(
    '寄件代碼C97641234567驗證碼4568',
  );
  expect(sheet.getAllByRole('region', { name: /^託運單/ })).toHaveLength(2);
  expect(sheet.getByRole('region', { name: '託運單 全家' })).toHaveTextContent(
    '寄件編號20012345678',
  );
});
