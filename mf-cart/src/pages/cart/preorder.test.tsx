import type { CartLine } from '@pinpu/shared/contracts';
import { appStore, cartAtom, orderInfoAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INFO, line } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const DAY = '2026-12-20';
const TEA = line({ prd_id: 'A', prd_name: '茶', tot_qty: 9 });
const CAKE = line({ prd_id: 'B', prd_name: '糕', tot_qty: 9, preorder: DAY });
const PIE = line({ prd_id: 'C', prd_name: '派', tot_qty: 9, preorder: '2026-12-28' });

/** The order page; the shop's view of each line is `now`, or the line itself. */
function open(cart: CartLine[], now: (line: CartLine) => CartLine = (one) => one) {
  appStore.set(cartAtom, cart);
  appStore.set(orderInfoAtom, INFO);
  fakeApi({
    'POST /api/cart/update': async (request) => {
      const sent: { cart: CartLine[] } = await request.json();
      return { success: true, body: { cart: sent.cart.map(now), pl: 0, changes: [] } };
    },
  });
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
}

const codes = () => appStore.get(cartAtom).map(({ prd_id }) => prd_id);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(freshState);

it('says before the press that an order with pre-orders leaves together, and checks out one kind alone [T16]', async () => {
  open([TEA, CAKE]);
  const notice = '含預購商品，整筆訂單 12/20（日）起一起出貨。想先收到現貨，請分開結帳。';
  expect(await screen.findByText(notice)).toBeVisible();
  await press('先結帳現貨');
  expect(codes()).toEqual(['A']);
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  expect(screen.getByText('「糕」先替您留著，下次再結帳。')).toBeVisible();
  await press('放回購物車');
  expect(codes()).toEqual(['A', 'B']);
});

it('keeps the other lines when the cart becomes empty, to put them back [T16]', async () => {
  open([TEA, CAKE, PIE]);
  await userEvent.click(
    await screen.findByRole('button', { name: '先結帳12/20（日）起出貨的預購' }),
  );
  expect(codes()).toEqual(['B']);
  await press('移除糕');
  expect(await screen.findByText('「茶」等 2 項先替您留著，下次再結帳。')).toBeVisible();
  await press('放回購物車');
  expect(codes()).toEqual(['A', 'C']);
});

it('says nothing where all goods leave on the same day, and marks the line [T16]', async () => {
  open([CAKE]);
  expect(await screen.findByText('預購・12/20（日）起出貨')).toBeVisible();
  expect(screen.queryByText(/請分開結帳/)).not.toBeInTheDocument();
});

it('says which line has become a pre-order, or has come into stock [T16]', async () => {
  open([TEA, CAKE], (one) => ({
    ...one,
    preorder: one.prd_id === 'A' ? DAY : undefined,
  }));
  expect(await screen.findByText('這項商品是預購，12/20（日）起出貨。')).toBeVisible();
  expect(screen.getByText('這項商品現在有現貨，不用等預購。')).toBeVisible();
});
