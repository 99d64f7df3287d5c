import { createStore } from 'jotai';
import { cartAtom, checkoutKeyAtom } from './cart.ts';
import { randomId } from './random-id.ts';

it('an id is different each time, and fits where the shop expects an id', () => {
  const ids = Array.from({ length: 50 }, randomId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

it('gives a cart its key on a page opened over http, too [N3]', () => {
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const store = createStore();
  store.set(cartAtom, []);
  expect(store.get(checkoutKeyAtom)).toHaveLength(32);
  if (own) Object.defineProperty(crypto, 'randomUUID', own);
  else Reflect.deleteProperty(crypto, 'randomUUID');
});
