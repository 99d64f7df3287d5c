import { appStore, cartAtom, signInAtom, signOutAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { useMemberCart } from './use-member-cart.ts';

const user = { cus_id: 'C1', acc_email: 'member@pinpu.test' } as never;
const TEA = {
  prd_id: 'P0001',
  prd_name: '高山烏龍',
  prd_price: 600,
  prd_man_pic: '',
  tot_qty: 20,
  qty: 2,
  ship_fee: 100,
  ship_fee_free_amt: 1500,
};

function AnyPage() {
  useMemberCart();
  return null;
}

/** A fake server that first returns `theirs`, then stores the member's cart as sent. */
const memberShop = (theirs: object[]) =>
  fakeApi({
    'POST /api/cart/update': async (request) => {
      const sent = await request.json();
      const cart = [...theirs.splice(0), ...sent.cart];
      const member_cart = cart.map(({ prd_id, qty }) => ({ prd_id, qty }));
      return { success: true, body: { cart, pl: 0, changes: [], member_cart } };
    },
  });

const WAIT = { timeout: 4000 };

beforeEach(() => {
  appStore.set(signOutAtom);
  appStore.set(cartAtom, []);
});

it('loads the member’s cart on any page after sign-in, and pushes a change once [S4]', async () => {
  const arrived = memberShop([TEA]);
  renderAt('/', '/', <AnyPage />);
  act(() => appStore.set(signInAtom, { token: 't1', user }));
  await waitFor(() => expect(appStore.get(cartAtom)).toEqual([TEA]), WAIT);
  act(() => appStore.set(cartAtom, [{ ...TEA, qty: 3 }]));
  act(() => appStore.set(cartAtom, [{ ...TEA, qty: 4 }]));
  await waitFor(() => expect(arrived).toHaveLength(2), WAIT);
  expect(await arrived[1]?.json()).toMatchObject({
    member_base: [{ prd_id: 'P0001', qty: 2 }],
    cart: [{ prd_id: 'P0001', qty: 4 }],
  });
});

it('sends nothing for a guest', () => {
  jest.useFakeTimers();
  const arrived = memberShop([]);
  renderAt('/', '/', <AnyPage />);
  act(() => appStore.set(cartAtom, [TEA]));
  act(() => jest.runAllTimers());
  expect(arrived).toEqual([]);
  jest.useRealTimers();
});
