import type { CartLine } from '@pinpu/shared/contracts';
import { lineOf } from '@pinpu/shared/testing';
import { createStore } from 'jotai';
import {
  addToCartAtom,
  applyServerCartAtom,
  cartAtom,
  cartCountAtom,
  cartSubTotalAtom,
  checkoutKeyAtom,
  clearCartAtom,
  removeLineAtom,
  setQuantityAtom,
} from './cart.ts';

const line = lineOf({ prd_id: 'P1' });
const second = lineOf({ prd_id: 'P2', prd_name: '陶杯', prd_price: 300, tot_qty: 3 });

function storeWith(...lines: CartLine[]) {
  const store = createStore();
  store.set(cartAtom, lines);
  return store;
}

it('derives count and subtotal from the lines [S1, B2]', () => {
  const store = storeWith({ ...line, qty: 2 }, second);
  expect(store.get(cartCountAtom)).toBe(3);
  expect(store.get(cartSubTotalAtom)).toBe(1500);
});

it('removes an item whose quantity falls to 0 or less [C11]', () => {
  const store = storeWith(line, second);
  store.set(addToCartAtom, { line, qty: -5 });
  expect(store.get(cartAtom).map(({ prd_id }) => prd_id)).toEqual(['P2']);
});

it('keeps no line of quantity zero when the cart is written [C11]', () => {
  expect(storeWith({ ...line, qty: 0 }, second).get(cartAtom)).toEqual([second]);
});

it('coerces a typed quantity to what may be ordered [C10]', () => {
  const store = storeWith(line, second);
  store.set(setQuantityAtom, { prd_id: 'P2', qty: '99' });
  expect(store.get(cartAtom)[1]?.qty).toBe(3);
});

it('gives every content of the cart its own checkout key, even when the same content is added again [N3]', () => {
  const store = storeWith(line);
  const keys = [store.get(checkoutKeyAtom)];
  store.set(setQuantityAtom, { prd_id: 'P1', qty: 2 });
  keys.push(store.get(checkoutKeyAtom));
  store.set(clearCartAtom);
  store.set(addToCartAtom, { line, qty: 1 });
  keys.push(store.get(checkoutKeyAtom));
  expect(new Set(keys).size).toBe(3);
});

it('finds lines and key again after a reload [S4]', () => {
  const before = storeWith(line);
  const after = createStore();
  const stop = after.sub(cartAtom, () => {});
  expect(after.get(cartAtom)).toEqual([line]);
  expect(after.get(checkoutKeyAtom)).toBe(before.get(checkoutKeyAtom));
  stop();
});

it('follows a cart that another tab has emptied [S4]', () => {
  const store = storeWith(line);
  const stop = store.sub(cartAtom, () => {});
  const emptied = JSON.stringify({ key: 'k', lines: [] });
  localStorage.setItem('cart', emptied);
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'cart', newValue: emptied, storageArea: localStorage }),
  );
  expect(store.get(cartAtom)).toEqual([]);
  stop();
});

it('removes a line [C3]', () => {
  const store = storeWith(line, second);
  store.set(removeLineAtom, 'P1');
  expect(store.get(cartAtom)).toEqual([second]);
});

it('starts with an empty cart if the stored one is damaged [S4]', () => {
  localStorage.setItem('cart', '{"key":');
  expect(createStore().get(cartAtom)).toEqual([]);
});

it.each(['null', '{}', '{"lines":7}', '"text"'])(
  'the cart is empty if %s was stored [S4]',
  (stored) => {
    localStorage.setItem('cart', stored);
    const store = createStore();
    const unmount = store.sub(cartAtom, () => undefined);
    expect(store.get(cartAtom)).toEqual([]);
    expect(store.get(cartCountAtom)).toBe(0);
    unmount();
  },
);

it.each([
  ['stock', { tot_qty: 3 }, true],
  ['a name', { prd_name: '凍頂烏龍' }, true],
  ['a price', { prd_price: 650 }, false],
  ['shipping', { ship_fee: 0 }, false],
  ['a quantity', { qty: 2 }, false],
])(
  'applies %s from the server; the checkout key stays only if the order is the same: %p %p [N3]',
  (_what, update, stays) => {
    const store = storeWith(line);
    const key = store.get(checkoutKeyAtom);
    store.set(applyServerCartAtom, [{ ...line, ...update }]);
    expect(store.get(cartAtom)).toEqual([{ ...line, ...update }]);
    expect(store.get(checkoutKeyAtom) === key).toBe(stays);
  },
);
