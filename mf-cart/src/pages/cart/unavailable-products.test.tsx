import { appStore, cartAtom, noticesAtom, orderInfoAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INFO, line, REDIRECT } from '../../testing/fixtures.ts';
import { catchSubmits, freshState } from '../../testing/page-state.ts';
import { CartPage } from './CartPage.tsx';

const GONE = line({ prd_id: 'P0009', prd_name: '停售的茶' });
const SENTENCE = '「停售的茶」已下架，已從購物車移除。';

/** A shop that accepts the cart, but no longer sells one of its products at the first checkout. */
function shopThatDropsOne() {
  let first = true;
  return fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
    'POST /api/cart/checkout': () => {
      if (!first) return REDIRECT;
      first = false;
      const changes = [{ prd_id: 'P0009', kind: 'gone', from: 1, to: 0 }];
      const msg = [{ Code: 'PRODUCT_GONE', Message: SENTENCE }];
      const body = { cart: [line()], pl: 0, changes };
      return Response.json({ success: false, msg, body }, { status: 409 });
    },
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function pay() {
  await press('前往結帳');
  await press('立即付款');
}

it('a product withdrawn before paying is named, the rest of the cart stays, and one press continues [B5, C9]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  freshState();
  appStore.set(cartAtom, [line(), GONE]);
  appStore.set(orderInfoAtom, INFO);
  const submits = catchSubmits();
  shopThatDropsOne();
  renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  await pay();
  expect(await screen.findByText(SENTENCE)).toBeVisible();
  expect(appStore.get(noticesAtom)).toMatchObject([{ code: 'PRODUCT_GONE', message: SENTENCE }]);
  expect(appStore.get(cartAtom)).toEqual([line()]);
  expect(submits).toEqual([]);
  await press('關閉訊息');
  expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
  await pay();
  await waitFor(() => expect(submits).toHaveLength(1));
});
