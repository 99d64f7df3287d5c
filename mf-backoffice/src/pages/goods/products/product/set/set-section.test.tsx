import { fakeApi, fakeUploads } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES, shopProductOf } from '../../../../../testing/products.ts';
import { showShop, success } from '../../../../../testing/shop.tsx';

const stockOf = (prd_id: string, prd_name: string, on_hand: number, more: object = {}) => ({
  ...{ prd_id, prd_name, prd_man_pic: '', enabled: true, price: 100, price1: 0, on_hand },
  ...{ cost_wholesale: 0, reserved: 0, low_stock: 5, sold_out_qty: 0, version: 0, waiting: 0 },
  ...more,
});

const GOODS = [
  stockOf('P1', '烏龍茶', 21),
  stockOf('C-W', '茶杯', 9, { option_text: '白', product_id: 'C' }),
  stockOf('G2', '另一組茶', 0, { set_qty: 3 }),
];

beforeEach(fakeUploads);

function openSet(
  cells: Record<string, string>,
  save: () => object = () => success(shopProductOf()),
) {
  const sent: { cells: Record<string, string> }[] = [];
  fakeApi({
    'GET /api/backoffice/products/TEA-1': () => success(shopProductOf(cells)),
    'GET /api/backoffice/categories': () => success(CATEGORIES),
    'GET /api/backoffice/makers': () => success({ makers: [] }),
    'GET /api/backoffice/stock': ({ url }: Request) => {
      const q = new URL(url).searchParams.get('q') ?? '';
      const products = GOODS.filter(({ prd_id, prd_name }) => `${prd_id} ${prd_name}`.includes(q));
      return success({ products, next: '', counts: { low: 0, 'sold-out': 0, hidden: 0 } });
    },
    'POST /api/backoffice/products/TEA-1': async (request: Request) => {
      sent.push(await request.json());
      return save();
    },
  });
  showShop('/el/shop/products/TEA-1');
  return sent;
}

it('parts are searched, counted and sent as one cell; the page says how many pieces that makes [T17]', async () => {
  const sent = openSet({ on_hand: '0' });
  expect(await screen.findByLabelText('庫存')).toBeVisible();
  expect(screen.getByLabelText('低庫存提醒')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '設為組合' }));
  await userEvent.type(screen.getByLabelText('加入商品'), '茶');
  const found = await screen.findByRole('list', { name: '找到的商品' });
  // A set can't be in a set.
  expect(within(found).queryByText('另一組茶')).not.toBeInTheDocument();
  await userEvent.click(within(found).getByRole('button', { name: '加入烏龍茶' }));
  await userEvent.click(within(found).getByRole('button', { name: '加入茶杯（白）' }));
  expect(screen.queryByLabelText('庫存')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('低庫存提醒')).not.toBeInTheDocument();
  const qty = screen.getByRole('textbox', { name: '烏龍茶 每組數量' });
  await userEvent.clear(qty);
  await userEvent.type(qty, '4');
  expect(await screen.findByText(/可賣 5 組/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '上移茶杯（白）' }));
  await userEvent.click(screen.getByRole('button', { name: '儲存' }));
  await screen.findByText('已儲存');
  expect(sent[0]?.cells).toEqual({ set_parts: 'C-W×1、P1×4' });
});

it('a part is removed, and a fault is shown at the search [T17]', async () => {
  const sent = openSet({ on_hand: '0', set_parts: 'P1×2、C-W×1' }, () =>
    Response.json(
      {
        success: false,
        msg: [{ Code: 'PRODUCT_INVALID', Message: '有欄位需要修改，請看各欄的說明。' }],
        faults: [{ field: 'set_parts', message: 'P1 本身是組合，組合裡不能再放組合。' }],
      },
      { status: 422 },
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: '移除茶杯（白）' }));
  await userEvent.click(screen.getByRole('button', { name: '儲存' }));
  expect(await screen.findByText('P1 本身是組合，組合裡不能再放組合。')).toBeVisible();
  expect(sent[0]?.cells).toEqual({ set_parts: 'P1×2' });
});
