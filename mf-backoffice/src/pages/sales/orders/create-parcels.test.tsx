import type { ShopOrderRow } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcelsAnswer } from '../../../testing/parcels.ts';
import { CODE, NO_COUNTS, rowOf, showShop, success } from '../../../testing/shop.tsx';

const ORDERS = 'GET /api/backoffice/orders';
const PARCELS = 'GET /api/backoffice/parcels';
const CREATE = 'POST /api/backoffice/parcels';
const orders = () =>
  success({ orders: [rowOf(), rowOf({ ord_code: 'PP2' })], next: '', counts: NO_COUNTS });

const chooseAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: '全選這一頁' }));

it('creates the parcels of chosen orders by the chosen carrier, and names those that were refused [K25]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [ORDERS]: orders,
    [PARCELS]: () => parcelsAnswer([]),
    [CREATE]: async (request) => {
      sent.push(await request.json());
      return success({
        results: [
          { ord_code: CODE, parcels: ['P-1'], message: '' },
          { ord_code: 'PP2', parcels: ['P-2'], message: '收件人姓名要是真實姓名' },
        ],
      });
    },
  });
  showShop('/el/shop/orders');
  await chooseAll();
  await userEvent.click(await screen.findByRole('button', { name: '建立託運單' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '建立託運單' }));
  await userEvent.selectOptions(dialog.getByLabelText('宅配的物流'), '中華郵政');
  await userEvent.click(dialog.getByRole('button', { name: '建立 2 筆' }));
  expect(await screen.findByText('已為 1 筆訂單建立託運單，1 筆沒有建立。')).toBeVisible();
  const refused = within(screen.getByRole('list', { name: '沒有建立的訂單' }));
  expect(refused.getByRole('listitem')).toHaveTextContent('PP2：收件人姓名要是真實姓名');
  expect(screen.getByRole('link', { name: '到「託運」修正資料' })).toHaveAttribute(
    'href',
    '/el/shop/parcels?tab=problems',
  );
  expect(screen.getByRole('link', { name: '到「託運」列印標籤' })).toBeVisible();
  expect(sent).toEqual([
    { orders: [CODE, 'PP2'].map((ord_code) => ({ ord_code, sub_type: 'POST' })) },
  ]);
});

const PARCEL: ShopOrderRow['parcels'][number] = {
  ...{ sub_type: 'TCAT', state: 'created', stage: 'handed-in', number: '901234567890' },
};

const ask = async (rows: ShopOrderRow[]) => {
  const sent: unknown[] = [];
  fakeApi({
    [ORDERS]: () => success({ orders: rows, next: '', counts: NO_COUNTS }),
    [PARCELS]: () => parcelsAnswer([]),
    [CREATE]: async (request) => {
      sent.push(await request.json());
      return success({ results: [] });
    },
  });
  showShop('/el/shop/orders');
  await chooseAll();
  await userEvent.click(await screen.findByRole('button', { name: '建立託運單' }));
  return { sent, dialog: within(screen.getByRole('alertdialog', { name: '建立託運單' })) };
};

it('leaves out orders that have a parcel, which the list and the question name, unless the clerk wants another [K30]', async () => {
  const rows = [rowOf(), rowOf({ ord_code: 'PP2', parcels: [PARCEL] })];
  const { sent, dialog } = await ask(rows);
  const [plain, sentRow] = within(screen.getByRole('list', { name: '訂單' })).getAllByRole(
    'listitem',
  );
  expect(plain).not.toHaveTextContent('託運單');
  expect(sentRow).toHaveTextContent('託運單：已交寄黑貓宅急便 901234567890');
  expect(dialog.getByRole('list', { name: '已有託運單的訂單' })).toHaveTextContent(
    'PP2：已交寄 黑貓宅急便 901234567890',
  );
  const another = dialog.getByRole('checkbox', { name: '這 1 筆也再建立一張' });
  await userEvent.click(another);
  expect(dialog.getByRole('button', { name: '建立 2 筆' })).toBeVisible();
  await userEvent.click(another);
  await userEvent.click(dialog.getByRole('button', { name: '建立 1 筆' }));
  expect(sent).toEqual([{ orders: [{ ord_code: CODE }] }]);
});

it('asks plainly where each chosen order has a parcel [K30]', async () => {
  const { sent, dialog } = await ask([rowOf({ parcels: [PARCEL] })]);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '仍要建立 1 筆' }));
  expect(sent).toEqual([{ orders: [{ ord_code: CODE }] }]);
});

it('shows a number that was typed by hand in the list [K30]', async () => {
  fakeApi({
    [ORDERS]: () =>
      success({
        orders: [rowOf({ ship_carrier: 'tcat', ship_code: '901234567890' })],
        ...{ next: '', counts: NO_COUNTS },
      }),
  });
  showShop('/el/shop/orders');
  expect(await screen.findByText('貨運單號 黑貓宅急便 901234567890')).toBeVisible();
});

it('says that the outcome is unknown when the connection breaks, and lets the clerk try again [K25]', async () => {
  fakeApi({ [ORDERS]: orders, [PARCELS]: () => parcelsAnswer([]) });
  showShop('/el/shop/orders');
  await chooseAll();
  await userEvent.click(await screen.findByRole('button', { name: '建立託運單' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '建立託運單' }));
  await userEvent.click(dialog.getByRole('button', { name: '建立 2 筆' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('再送一次不會重複建立');
  expect(dialog.getByRole('button', { name: '再試一次' })).toBeEnabled();
});

it('has no such button in a shop without a provider, but a way to carriers by file [K29]', async () => {
  fakeApi({ [ORDERS]: orders, [PARCELS]: () => parcelsAnswer([], { offered: false }) });
  showShop('/el/shop/orders');
  await chooseAll();
  const carriers = await screen.findByRole('link', { name: '匯出給物流' });
  expect(carriers).toHaveAttribute(
    'href',
    `/el/shop/carriers?${new URLSearchParams({ codes: `${CODE},PP2` })}`,
  );
  expect(screen.queryByRole('button', { name: '建立託運單' })).not.toBeInTheDocument();
});
