import type { CartLine } from '@pinpu/shared/contracts';
import { appStore, cartAtom, orderInfoAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INFO, line } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

/** The order page with a cart that the shop accepts as it is. */
function open(cart: CartLine[]) {
  appStore.set(cartAtom, cart);
  appStore.set(orderInfoAtom, INFO);
  fakeApi({
    'POST /api/cart/update': async (request) => {
      const sent: { cart: CartLine[] } = await request.json();
      return { success: true, body: { cart: sent.cart, pl: 0, changes: [] } };
    },
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
}

const checkout = () => userEvent.click(screen.getByRole('button', { name: '前往結帳' }));
const confirmation = () => screen.queryByRole('alertdialog', { name: '確認' });

beforeEach(freshState);

it('stops the checkout at a product with too few pieces, until there are enough [T11]', async () => {
  open([line({ prd_id: 'A', prd_name: '茶', qty: 2, tot_qty: 9, min_qty: 3 })]);
  expect(await screen.findByText('一次至少要買 3 件，還差 1 件。')).toBeVisible();
  await checkout();
  expect(confirmation()).not.toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: '茶的數量' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '增加一件' }));
  expect(screen.queryByText(/一次至少要買/)).not.toBeInTheDocument();
  await checkout();
  expect(confirmation()).toBeVisible();
});

it('says at each variant that both together are too many [T11]', async () => {
  const of = { prd_name: '棉衫', qty: 2, tot_qty: 9, product_id: 'S1', max_qty: 3 };
  open([
    line({ ...of, prd_id: 'S1-M', option_text: 'M' }),
    line({ ...of, prd_id: 'S1-L', option_text: 'L' }),
  ]);
  expect(await screen.findAllByText('每筆訂單最多 3 件，請減少 1 件。')).toHaveLength(2);
  await checkout();
  expect(confirmation()).not.toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: '棉衫（M）的數量' })).toHaveFocus();
});
