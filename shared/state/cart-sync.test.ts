import type { CartLine, CartUpdate, CartView } from '@pinpu/shared/contracts';
import { lineOf, userOf } from '@pinpu/shared/testing';
import { cartViewOf } from '@pinpu/shared/testing/fixtures';
import { atom, createStore } from 'jotai';
import { cartAtom, checkoutKeyAtom } from './cart.ts';
import { type CartAnswer, joinCartSync } from './cart-sync.ts';
import { memberLinesAtom } from './member-base.ts';
import { promoCodeAtom } from './promo.ts';
import { signInAtom, signOutAtom } from './session.ts';

const TEA = lineOf({ prd_id: 'tea' });
const CUP = lineOf({ prd_id: 'cup', prd_name: '陶杯', prd_price: 300 });
const member = { token: 't1', user: userOf() };

const quantities = (lines: readonly CartLine[]) =>
  lines.map(({ prd_id, qty }) => ({ prd_id, qty }));

/** The response to a member, which includes the merged cart. */
const memberViewOf = (cart: CartLine[]) => cartViewOf(cart, { member_cart: quantities(cart) });

interface Arrived {
  update: CartUpdate;
  answer: (view: CartView) => Promise<void>;
  fail: () => Promise<void>;
}

/** A page with this cart, and a shop that responds when the test says so. */
function openShop(...lines: CartLine[]) {
  const store = createStore();
  store.set(cartAtom, lines);
  const arrived: Arrived[] = [];
  const send = (update: CartUpdate) =>
    new Promise<CartView>((resolve, reject) => {
      const settle = (finish: () => void) => {
        finish();
        return jest.advanceTimersByTimeAsync(0);
      };
      arrived.push({
        update,
        answer: (view) => settle(() => resolve(view)),
        fail: () => settle(() => reject(new Error('unreachable'))),
      });
    });
  const paramsAtom = atom({ coupon_code: '', attempt: 0 });
  const answers: CartAnswer[] = [];
  const answerAtom = atom(null, (_get, _set, answer: CartAnswer) => {
    answers.push(answer);
  });
  const frame = { send };
  const page = { send, check: { paramsAtom, answerAtom } };
  return {
    store,
    arrived,
    answers,
    paramsAtom,
    openFrame: () => joinCartSync(store, frame),
    openOrderPage: () => joinCartSync(store, page),
  };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let hidden = false;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  hidden = false;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('sends one request for what frame and order page both want in sync, 500 ms after the last change [N3]', async () => {
  const { store, arrived, openFrame, openOrderPage } = openShop(TEA);
  store.set(signInAtom, member);
  openFrame();
  openOrderPage();
  await pass(0);
  expect(arrived).toHaveLength(1);
  await arrived[0]?.answer(memberViewOf([TEA]));
  for (const qty of [2, 3, 4]) {
    store.set(cartAtom, [{ ...TEA, qty }]);
    await pass(499);
  }
  expect(arrived).toHaveLength(1);
  await pass(1);
  expect(arrived).toHaveLength(2);
  expect(arrived[1]?.update).toMatchObject({
    member_base: [{ prd_id: 'tea', qty: 1 }],
    cart: [{ prd_id: 'tea', qty: 4 }],
  });
  await arrived[1]?.answer(memberViewOf([{ ...TEA, qty: 4 }]));
  await pass(60_000);
  expect(arrived).toHaveLength(2);
});

it('the order page gets the response to a request that was in flight when it opened [N3]', async () => {
  const { store, arrived, answers, openFrame, openOrderPage } = openShop(TEA);
  store.set(signInAtom, member);
  openFrame();
  await pass(500);
  openOrderPage();
  await pass(600);
  expect(arrived).toHaveLength(1);
  await arrived[0]?.answer(memberViewOf([{ ...TEA, prd_price: 650 }]));
  expect(answers).toMatchObject([{ isCurrent: true, sent: [TEA] }]);
  expect(store.get(cartAtom)).toEqual([{ ...TEA, prd_price: 650 }]);
  await pass(60_000);
  expect(arrived).toHaveLength(1);
});

it('checks the cart at every opening of the order page, whatever was sent before [B5]', async () => {
  const { store, arrived, openFrame, openOrderPage } = openShop(TEA);
  store.set(signInAtom, member);
  openFrame();
  await pass(500);
  await arrived[0]?.answer(memberViewOf([TEA]));
  for (const count of [2, 3]) {
    const leave = openOrderPage();
    await pass(0);
    expect(arrived).toHaveLength(count);
    await arrived.at(-1)?.answer(memberViewOf([TEA]));
    leave();
  }
});

it('sends a change only after the answer to the request before it', async () => {
  const { store, arrived, openOrderPage } = openShop(TEA);
  openOrderPage();
  await pass(0);
  store.set(cartAtom, [{ ...TEA, qty: 2 }]);
  await pass(3000);
  expect(arrived).toHaveLength(1);
  await arrived[0]?.answer(cartViewOf([{ ...TEA, prd_price: 1 }]));
  expect(store.get(cartAtom)).toEqual([{ ...TEA, qty: 2 }]);
  await pass(500);
  expect(arrived.map(({ update }) => update.cart[0]?.qty)).toEqual([1, 2]);
});

it('waits 8 s for an answer that never comes, and ignores it when it comes after all', async () => {
  const { store, arrived, answers, openOrderPage } = openShop(TEA);
  openOrderPage();
  await pass(0);
  store.set(cartAtom, [{ ...TEA, qty: 2 }]);
  await pass(7999);
  expect(arrived).toHaveLength(1);
  await pass(1);
  expect(arrived).toHaveLength(2);
  await arrived[1]?.answer(cartViewOf([{ ...TEA, qty: 2, prd_price: 650 }]));
  await arrived[0]?.answer(cartViewOf([{ ...TEA, prd_price: 700 }]));
  expect(store.get(cartAtom)).toEqual([{ ...TEA, qty: 2, prd_price: 650 }]);
  expect(answers).toHaveLength(1);
});

it('adds nothing of the member’s cart after a sign-out during the request [V4]', async () => {
  const { store, arrived, answers, openOrderPage } = openShop(TEA);
  store.set(signInAtom, member);
  openOrderPage();
  await pass(0);
  store.set(signOutAtom);
  await arrived[0]?.answer(memberViewOf([TEA, CUP]));
  expect(store.get(cartAtom)).toEqual([]);
  expect(answers).toEqual([]);
  store.set(cartAtom, [TEA]);
  await pass(500);
  expect(arrived[1]?.update).toMatchObject({ cart: [TEA] });
  expect(arrived[1]?.update).not.toHaveProperty('member_base');
});

it('merges the carts at once on sign-in while a guest’s request is in flight [S4]', async () => {
  const { store, arrived, openFrame, openOrderPage } = openShop(TEA);
  openFrame();
  openOrderPage();
  await pass(0);
  store.set(signInAtom, member);
  await pass(500);
  expect(arrived).toHaveLength(2);
  await arrived[1]?.answer(memberViewOf([TEA, CUP]));
  await arrived[0]?.answer(cartViewOf([{ ...TEA, prd_price: 1 }]));
  expect(store.get(cartAtom)).toEqual([TEA, CUP]);
  expect(store.get(memberLinesAtom)).toEqual([{ prd_id: 'cup', from: 0, to: 1 }]);
});

it('applies no price from a response after the order page is left, since only that page reports changed prices [B5]', async () => {
  const { store, arrived, answers, openFrame, openOrderPage } = openShop(TEA);
  store.set(signInAtom, member);
  openFrame();
  const leave = openOrderPage();
  await pass(0);
  leave();
  await arrived[0]?.answer(memberViewOf([{ ...TEA, prd_price: 650 }, CUP]));
  expect(store.get(cartAtom)).toEqual([TEA, CUP]);
  expect(answers).toEqual([]);
});

it('sends a guest’s cart from the order page alone, and plans nothing more when it is left', async () => {
  const { store, arrived, openFrame, openOrderPage } = openShop(TEA);
  openFrame();
  await pass(60_000);
  expect(arrived).toEqual([]);
  const leave = openOrderPage();
  await pass(0);
  await arrived[0]?.answer(cartViewOf([TEA]));
  store.set(cartAtom, [{ ...TEA, qty: 2 }]);
  leave();
  await pass(60_000);
  expect(arrived).toHaveLength(1);
});

it('only the visible tab syncs a member’s cart; a hidden one syncs when it is shown [S4]', async () => {
  const { store, arrived, openFrame } = openShop(TEA);
  hidden = true;
  store.set(signInAtom, member);
  openFrame();
  await pass(60_000);
  expect(arrived).toEqual([]);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(500);
  expect(arrived).toHaveLength(1);
});

it('sends no cart that another tab has written with the same content', async () => {
  const { store, arrived, openOrderPage } = openShop(TEA);
  openOrderPage();
  await pass(0);
  await arrived[0]?.answer(cartViewOf([TEA]));
  store.set(cartAtom, [{ ...TEA }]);
  await pass(60_000);
  expect(arrived).toHaveLength(1);
});

it('reports an unreachable server once, and syncs again with the next change or attempt', async () => {
  const { store, arrived, answers, paramsAtom, openOrderPage } = openShop(TEA);
  openOrderPage();
  await pass(0);
  await arrived[0]?.fail();
  await pass(60_000);
  expect(arrived).toHaveLength(1);
  expect(answers).toEqual([{ sent: [TEA], coupon_code: '', isCurrent: true }]);
  store.set(paramsAtom, { coupon_code: 'TEA100', attempt: 1 });
  await pass(0);
  expect(arrived[1]?.update).toMatchObject({ coupon_code: 'TEA100' });
  await arrived[1]?.fail();
  store.set(cartAtom, [{ ...TEA, qty: 2 }]);
  await pass(500);
  expect(arrived).toHaveLength(3);
});

it('keeps the checkout key where the server’s cart orders the same [N3]', async () => {
  const { store, arrived, openOrderPage } = openShop(TEA);
  const key = store.get(checkoutKeyAtom);
  openOrderPage();
  await pass(0);
  await arrived[0]?.answer(cartViewOf([{ ...TEA, tot_qty: 3 }]));
  expect(store.get(cartAtom)).toEqual([{ ...TEA, tot_qty: 3 }]);
  expect(store.get(checkoutKeyAtom)).toBe(key);
});

it('drops a code that is no longer active, and shows no price of that response [defect 3]', async () => {
  const { store, arrived, openOrderPage } = openShop({ ...TEA, prd_price: 480 });
  store.set(promoCodeAtom, 'DIED');
  openOrderPage();
  await pass(0);
  await arrived[0]?.answer(cartViewOf([TEA], { pl: 0 }));
  expect(store.get(promoCodeAtom)).toBe('');
  await pass(500);
  expect(arrived[1]?.update).toMatchObject({ promo_code: '', cart: [{ prd_price: 480 }] });
  await arrived[1]?.answer(cartViewOf([TEA]));
  expect(store.get(cartAtom)).toEqual([TEA]);
});
