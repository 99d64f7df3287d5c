import { lineOf } from '@pinpu/shared/testing';
import { createStore } from 'jotai';
import { addToCartAtom, cartAtom } from './cart.ts';
import { noticesAtom } from './notices.ts';

const addTwice = () => {
  const store = createStore();
  for (const prd_id of ['P1', 'P2']) store.set(addToCartAtom, { line: lineOf({ prd_id }), qty: 1 });
  return store;
};

it('warns once that the cart is lost with the page, and goes on [defect 7]', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError');
  });
  const store = addTwice();
  expect(store.get(cartAtom)).toHaveLength(2);
  expect(store.get(noticesAtom)).toMatchObject([{ code: 'STORAGE', variant: 'warning' }]);
});

it('says nothing where the cart is stored [defect 7]', () => {
  expect(addTwice().get(noticesAtom)).toEqual([]);
});
