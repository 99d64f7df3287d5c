import { fakeApi } from '@pinpu/shared/testing';
import { lineOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcelOf, parcelsAnswer } from '../../../../testing/parcels.ts';
import { CODE, shopOrderOf, showShop, success } from '../../../../testing/shop.tsx';
import { restLines } from './rest-lines.ts';

const READ = `GET /api/backoffice/orders/${CODE}`;
const PARCELS = `GET /api/backoffice/orders/${CODE}/parcels`;
const CREATE = 'POST /api/backoffice/parcels';
const TEA = lineOf({ prd_id: 'A', prd_name: '烏龍茶', qty: 3 });
const CUP = lineOf({ prd_id: 'B', prd_name: '茶杯', qty: 1 });
const order = () => success(shopOrderOf({ cart_json: JSON.stringify([TEA, CUP]) }));

it('what is left of an order is what no living parcel to the buyer has [K29]', () => {
  const contents = [{ line_no: 1, qty: 2 }];
  const out = { kind: 'out', state: 'created', contents };
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
