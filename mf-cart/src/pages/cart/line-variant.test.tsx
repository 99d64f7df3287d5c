import type { CartLine } from '@pinpu/shared/contracts';
import { appStore, cartAtom, noticesAtom, orderInfoAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { productOf, rejectionOf } from '@pinpu/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INFO, line } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const IDS: Record<string, string> = { '紅／M': 'S1-1', '藍／M': 'S1-2', '紅／L': 'S1-3' };
const variant = (values: string, tot_qty: number, price = 500) => ({
  ...{ var_id: IDS[values] ?? '', option_values: values.split('／'), price, price1: 0 },
  ...{ tot_qty, picture: '' },
});
/** Red L is sold out. */
const VARIANTS = [variant('紅／M', 9), variant('藍／M', 2, 450), variant('紅／L', 0)];
const SHIRT = productOf('S1', {
  ...{ prd_name: '棉衫', price: 450, has_options: true, price_varies: true, variants: VARIANTS },
  options: [
    { name: '顏色', values: [{ value: '紅' }, { value: '藍' }] },
    { name: '尺寸', values: [{ value: 'M' }, { value: 'L' }] },
  ],
});

/** A line of one of its variants. */
const shirt = (values: string, qty: number, fields: Partial<CartLine> = {}) =>
  line({
    ...{ prd_id: IDS[values] ?? '', prd_name: '棉衫', prd_price: 500, qty },
    ...{ tot_qty: 9, product_id: 'S1', option_text: values, ...fields },
  });
const OLD = line({ prd_id: 'S1', prd_name: '棉衫', qty: 4, tot_qty: 4 });

/** The order page with a cart in which the shop marks lines of the product itself. */
function open(cart: CartLine[], product: unknown = { success: true, body: SHIRT }) {
  appStore.set(cartAtom, cart);
  appStore.set(orderInfoAtom, INFO);
  const arrived = fakeApi({
    'POST /api/cart/update': async (request) => {
      const sent: { cart: CartLine[] } = await request.json();
      const shown = sent.cart.map((one) =>
        one.prd_id === 'S1' ? { ...one, must_choose: true } : one,
      );
      return { success: true, body: { cart: shown, pl: 0, changes: [] } };
    },
    'GET /api/product/S1': () => product as Response,
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  return arrived;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const idsAndQuantities = () => appStore.get(cartAtom).map(({ prd_id, qty }) => [prd_id, qty]);

beforeEach(freshState);

describe('two variants of a product in the cart', () => {
  it('are two lines with their values, each named by them, with a link to each [T5]', async () => {
    open([shirt('紅／M', 1), shirt('藍／M', 2)]);
    const row = screen.getByRole('listitem', { name: '棉衫（藍／M）' });
    expect(row).toHaveTextContent('選項：藍／M');
    expect(within(row).getByRole('link', { name: '棉衫' })).toHaveAttribute(
      'href',
      '/product/S1?v=S1-2',
    );
    expect(screen.getByRole('spinbutton', { name: '棉衫（紅／M）的數量' })).toHaveValue('1');
    await press('移除棉衫（藍／M）');
    expect(screen.getByText('已移除「棉衫（藍／M）」')).toBeVisible();
    expect(screen.getByRole('button', { name: '復原棉衫（藍／M）' })).toHaveFocus();
    expect(idsAndQuantities()).toEqual([['S1-1', 1]]);
  });

  it('a line without options has neither values nor a button for them [T5]', () => {
    open([line()]);
    expect(screen.queryByText(/選項：/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /規格/ })).not.toBeInTheDocument();
  });
});

describe('the change of a line’s variant', () => {
  it('shows price and stock, keeps the quantity up to the stock, and moves the focus to the new line [T5]', async () => {
    open([shirt('紅／M', 3), line()]);
    await press('更改規格：棉衫（紅／M）');
    expect(await screen.findByRole('radio', { name: '紅' })).toBeChecked();
    const dialog = screen.getByRole('dialog', { name: '選擇規格' });
    await choose('藍');
    expect(dialog).toHaveTextContent('NT$450');
    expect(screen.getByText('庫存只有 2 件，數量會調整為 2 件。')).toBeVisible();
    await press('確定');
    expect(dialog).not.toBeInTheDocument();
    expect(appStore.get(cartAtom)).toMatchObject([
      { prd_id: 'S1-2', qty: 2, prd_price: 450, option_text: '藍／M', product_id: 'S1' },
      { prd_id: 'P0001' },
    ]);
    expect(screen.getByRole('button', { name: '更改規格：棉衫（藍／M）' })).toHaveFocus();
    expect(screen.getByText('已選擇「棉衫（藍／M）」。')).toBeInTheDocument();
  });

  it('merges with the line of the chosen variant, and says so before [T5]', async () => {
    open([shirt('藍／M', 1, { tot_qty: 2 }), shirt('紅／M', 3)]);
    await press('更改規格：棉衫（藍／M）');
    await choose('紅');
    expect(screen.getByText('購物車裡已有這個規格 3 件，合併後共 4 件。')).toBeVisible();
    await press('確定');
    expect(idsAndQuantities()).toEqual([['S1-1', 4]]);
    expect(screen.getByRole('button', { name: '更改規格：棉衫（紅／M）' })).toHaveFocus();
  });

  it('does not take a sold-out variant [T5]', async () => {
    open([shirt('紅／M', 3)]);
    await press('更改規格：棉衫（紅／M）');
    await choose('L，售完');
    expect(screen.getByText('這個規格已售完，請選擇其他規格。')).toBeVisible();
    await press('確定');
    expect(screen.getByRole('dialog', { name: '選擇規格' })).toBeVisible();
    expect(idsAndQuantities()).toEqual([['S1-1', 3]]);
  });

  it('says why the product can’t be loaded, and is closed without a change [T5]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const msg = [{ Code: 'PRODUCT_NOT_FOUND', Message: '查無此商品，可能已經下架。' }];
    open([shirt('紅／M', 3)], Response.json({ success: false, msg }, { status: 404 }));
    await press('更改規格：棉衫（紅／M）');
    expect(await screen.findByText('查無此商品，可能已經下架。')).toBeVisible();
    await press('關閉');
    expect(idsAndQuantities()).toEqual([['S1-1', 3]]);
    expect(screen.getByRole('button', { name: '更改規格：棉衫（紅／M）' })).toHaveFocus();
  });
});

describe('a line from before its product had options', () => {
  it('stops the checkout, which moves the focus to it and says what to do [T6]', async () => {
    open([OLD]);
    const choice = await screen.findByRole('button', { name: '選擇規格：棉衫' });
    expect(choice).toHaveAccessibleDescription('這項商品現在有多種規格，請選擇。');
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    await press('前往結帳');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(choice).toHaveFocus();
    expect(choice).toHaveAccessibleDescription('請先選擇這項商品的規格，再結帳。');
  });

  it('is marked where only the checkout finds it, with the shop’s sentence [T6]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    appStore.set(cartAtom, [OLD]);
    appStore.set(orderInfoAtom, INFO);
    const Message = '「棉衫」現在有多種規格，請先選擇。';
    const body = { cart: [{ ...OLD, must_choose: true }], pl: 0, changes: [] };
    fakeApi({
      'POST /api/cart/update': () => new Response(null, { status: 503 }),
      'POST /api/cart/checkout': () => rejectionOf(409, 'CHOICE_MISSING', Message, { body }),
    });
    renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
    await press('前往結帳');
    await press('立即付款');
    expect(await screen.findByRole('button', { name: '選擇規格：棉衫' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(appStore.get(noticesAtom)).toMatchObject([{ code: 'CHOICE_MISSING', message: Message }]);
  });

  it('can be checked out once every option is chosen [T6]', async () => {
    open([OLD]);
    await userEvent.click(await screen.findByRole('button', { name: '選擇規格：棉衫' }));
    await choose('M');
    await press('確定');
    const missing = screen.getByRole('radiogroup', { name: '顏色' });
    expect(missing).toHaveAccessibleDescription('請選擇顏色');
    expect(within(missing).getByRole('radio', { name: '紅' })).toHaveFocus();
    await choose('紅');
    await press('確定');
    await waitFor(() => expect(idsAndQuantities()).toEqual([['S1-1', 4]]));
    expect(appStore.get(cartAtom)[0]).not.toHaveProperty('must_choose');
    await press('前往結帳');
    expect(screen.getByRole('alertdialog', { name: '確認' })).toBeVisible();
  });
});
