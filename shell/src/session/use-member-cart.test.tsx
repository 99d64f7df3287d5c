import { appStore, cartAtom, signInAtom } from '@pinpu/shared/state';
import { fakeApi, lineOf, passTime, renderAt, stopTime, userOf } from '@pinpu/shared/testing';
import { act } from '@testing-library/react';
import { useMemberCart } from './use-member-cart.ts';

const user = userOf();
const TEA = lineOf({ qty: 2 });
const DEBOUNCE_MS = 500;

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

it('loads the member’s cart on any page after sign-in, and pushes a change once [S4]', async () => {
  stopTime();
  const arrived = memberShop([TEA]);
  renderAt('/', '/', <AnyPage />);
  act(() => appStore.set(signInAtom, { token: 't1', user }));
  await passTime(DEBOUNCE_MS);
  expect(appStore.get(cartAtom)).toEqual([TEA]);
  act(() => appStore.set(cartAtom, [{ ...TEA, qty: 3 }]));
  act(() => appStore.set(cartAtom, [{ ...TEA, qty: 4 }]));
  await passTime(DEBOUNCE_MS);
  expect(arrived).toHaveLength(2);
  expect(await arrived[1]?.json()).toMatchObject({
    member_base: [{ prd_id: 'P0001', qty: 2 }],
    cart: [{ prd_id: 'P0001', qty: 4 }],
  });
  await passTime(60_000);
  expect(arrived).toHaveLength(2);
});

it('sends nothing for a guest', async () => {
  stopTime();
  const arrived = memberShop([]);
  renderAt('/', '/', <AnyPage />);
  act(() => appStore.set(cartAtom, [TEA]));
  await passTime(60_000);
  expect(arrived).toEqual([]);
});
