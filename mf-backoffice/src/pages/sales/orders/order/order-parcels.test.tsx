import type { OrderParcel } from '@pinpu/shared/contracts';
import type { ParcelStage } from '@pinpu/shared/domain';
import { fakeApi } from '@pinpu/shared/testing';
import { lineOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcelOf, parcelsAnswer } from '../../../../testing/parcels.ts';
import { AT, CODE, shopOrderOf, showShop, success } from '../../../../testing/shop.tsx';
import { restLines } from './rest-lines.ts';

const READ = `GET /api/backoffice/orders/${CODE}`;
const PARCELS = `GET /api/backoffice/orders/${CODE}/parcels`;
const CREATE = 'POST /api/backoffice/parcels';
const TEA = lineOf({ prd_id: 'A', prd_name: '烏龍茶', qty: 3 });
const CUP = lineOf({ prd_id: 'B', prd_name: '茶杯', qty: 1 });
const order = () => success(shopOrderOf({ cart_json: JSON.stringify([TEA, CUP]) }));

it('what is left of an order is what no living parcel to the buyer has [K29]', () => {
  const contents = [{ line_no: 1, qty: 2 }];
  const out = { kind: 'out', state: 'created', stage: 'accepted' as ParcelStage, contents };
  const left = (parcels: (typeof out)[]) =>
    restLines([TEA, CUP], parcels).map(({ line_no, qty }) => [line_no, qty]);
  expect(left([])).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(left([out])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(
    left([
      { ...out, state: 'cancelled' },
      { ...out, kind: 'return' },
    ]),
  ).toHaveLength(2);
  for (const stage of ['lost', 'expired', 'returned'] as const)
    expect(left([{ ...out, stage }])).toHaveLength(2);
  expect(left([{ ...out, contents: [...contents, { line_no: 1, qty: 1 }] }])).toEqual([[2, 1]]);
});

it('shows the parcels with what is in them, and sends a part of the rest [K29]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [READ]: order,
    [PARCELS]: () => parcelsAnswer([parcelOf({ can_return: true })]),
    [CREATE]: async (request) => {
      sent.push(await request.json());
      return success({ results: [{ ord_code: CODE, parcels: ['P-2'], message: '' }] });
    },
  });
  showShop(`/el/shop/orders/${CODE}`);
  const part = within(await screen.findByRole('region', { name: '託運單' }));
  const [card] = within(await part.findByRole('list', { name: '這筆訂單的包裹' })).getAllByRole(
    'listitem',
  );
  expect(card).toHaveTextContent(/烏龍茶×2.*寄件代碼C97641234567/);
  expect(part.getByRole('button', { name: '建立退貨託運單' })).toBeVisible();
  expect(part.getByRole('button', { name: '為剩下的建立託運單' })).toBeEnabled();
  await userEvent.click(part.getByRole('button', { name: '只寄一部分' }));
  const create = part.getByRole('button', { name: '建立這個包裹' });
  expect(create).toBeDisabled();
  const tea = within(part.getByRole('group', { name: /烏龍茶/ }));
  await userEvent.click(tea.getByRole('button', { name: '增加一件' }));
  expect(tea.getByRole('button', { name: '增加一件' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(create);
  const again = within(screen.getByRole('alertdialog', { name: '再建立一張託運單' }));
  expect(again.getByText('待交寄 7-ELEVEN C976412345674568')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(again.getByRole('button', { name: '再建立一張' }));
  expect(await part.findByRole('button', { name: '只寄一部分' })).toBeVisible();
  expect(sent).toEqual([{ orders: [{ ord_code: CODE, contents: [{ line_no: 1, qty: 1 }] }] }]);
});

it('says why an order gets no parcel [K29]', async () => {
  fakeApi({
    [READ]: order,
    [PARCELS]: () => parcelsAnswer([]),
    [CREATE]: () =>
      success({ results: [{ ord_code: CODE, parcels: [], message: '商店設定還沒有寄件人。' }] }),
  });
  showShop(`/el/shop/orders/${CODE}`);
  await userEvent.click(await screen.findByRole('button', { name: '建立託運單' }));
  expect(await screen.findByText('商店設定還沒有寄件人。')).toBeVisible();
});

it('has no tool where the shop has no provider, but says how to get one [K29]', async () => {
  fakeApi({ [READ]: order, [PARCELS]: () => parcelsAnswer([], { offered: false, home: [] }) });
  showShop(`/el/shop/orders/${CODE}`);
  expect(await screen.findByText(/還沒有開通託運單/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '建立託運單' })).not.toBeInTheDocument();
});

const AT_PROVIDER: OrderParcel = {
  ...{ kind: 'out', stage: 'handed-in', carrier: '黑貓宅急便', number: '901234567890', url: '' },
  ...{ asks_number: false, collects: 0, store_until: '', c_date: AT, handed_in_at: AT },
  ...{ at_store_at: '', status_at: AT, contents: [] },
};

it.each([
  ['is not corrected', '901234567890', [AT_PROVIDER], 0],
  ['that is still to come is not typed', '', [AT_PROVIDER], 0],
  ['that a clerk typed is', '6812345678', [AT_PROVIDER], 1],
  ['of a lost parcel is', '901234567890', [{ ...AT_PROVIDER, stage: 'lost' as const }], 1],
])('a number of the provider %s [K30]', async (_what, ship_code, list, forms) => {
  const shipped = { status: 99, ship_carrier: 'tcat', ship_code, parcels: list };
  fakeApi({ [READ]: () => success(shopOrderOf(shipped)), [PARCELS]: () => parcelsAnswer([]) });
  showShop(`/el/shop/orders/${CODE}`);
  expect(await screen.findByRole('region', { name: '商品' })).toBeVisible();
  expect(screen.queryAllByRole('region', { name: '更正貨運單號' })).toHaveLength(forms);
});

it('asks before an order with a parcel is shipped with another number [K30]', async () => {
  const arrived = fakeApi({
    [READ]: () => success(shopOrderOf({ parcels: [{ ...AT_PROVIDER, stage: 'accepted' }] })),
    [PARCELS]: () => parcelsAnswer([parcelOf()]),
  });
  showShop(`/el/shop/orders/${CODE}`);
  await userEvent.selectOptions(await screen.findByLabelText('物流'), '黑貓宅急便');
  await userEvent.type(screen.getByLabelText('貨運單號'), '901234567891');
  await userEvent.click(screen.getByRole('button', { name: '出貨' }));
  expect(screen.getByRole('alertdialog', { name: '已經有託運單' })).toHaveTextContent(
    '這筆訂單已有黑貓宅急便的託運單 901234567890',
  );
  expect(arrived.some(({ method }) => method === 'POST')).toBe(false);
});

it.each([
  [{ stage: 'under-way' }, '代收款NT$1,300，還沒領取'],
  [{ stage: 'received', allocated_on: '2099-12-10' }, '代收款NT$1,300，預計 2099/12/10'],
  [
    { stage: 'received', allocated_amt: 1285, allocated_on: '2026-01-02' },
    '代收款NT$1,300，撥款 NT$1,285，2026/01/02',
  ],
] as const)('an order says when collected money is due: %j [K28]', async (change, text) => {
  fakeApi({
    [READ]: () => success(shopOrderOf({ status: 99, pay_way: 5 })),
    [PARCELS]: () => parcelsAnswer([parcelOf({ collects: 1300, ...change })]),
  });
  showShop(`/el/shop/orders/${CODE}`);
  const part = await screen.findByRole('region', { name: '付款' });
  expect(await within(part).findByText('代收款')).toBeVisible();
  expect(part).toHaveTextContent(text);
});
