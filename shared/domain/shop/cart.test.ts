import { lineOf } from '@pinpu/shared/testing/fixtures';
import {
  addToCart,
  cartItemCount,
  cartSubTotal,
  removeFromCart,
  setLineQuantity,
  withoutEmptyLines,
} from './cart.ts';

const tea = lineOf({ prd_price: 480, tot_qty: 10, qty: 2 });
const cup = lineOf({ prd_id: 'P0002', prd_name: '柴燒茶杯', prd_price: 350, tot_qty: 10 });

it('derives subtotal and item count [B2]', () => {
  const lines = [tea, cup];
  expect(cartSubTotal(lines)).toBe(1310);
  expect(cartItemCount(lines)).toBe(3);
});

it('adds a new line at the end [C11]', () => {
  expect(addToCart([tea], cup, 3)).toEqual([tea, { ...cup, qty: 3 }]);
});

it.each([
  ['adds up', 3, 5],
  ['takes away', -1, 1],
  ['stops at stock', 20, 10],
])('%s on a line that is there [C11]', (_, qty, expected) => {
  expect(addToCart([tea, cup], tea, qty)).toEqual([{ ...tea, qty: expected }, cup]);
});

it.each([[-2], [-5]])('removes a line when %d brings it to 0 or less [C11]', (qty) => {
  expect(addToCart([tea, cup], tea, qty)).toEqual([cup]);
});

it.each([[0], [-1]])('adds no line for a quantity of %d [C11]', (qty) => {
  expect(addToCart([tea], cup, qty)).toEqual([tea]);
});

it('adds nothing of a sold-out product [C11]', () => {
  expect(addToCart([tea], { ...cup, tot_qty: 0 }, 1)).toEqual([tea]);
});

it('takes price and stock from the product as it is now [C11]', () => {
  const dearer = { ...tea, prd_price: 500, tot_qty: 4 };
  expect(addToCart([tea], dearer, 1)).toEqual([{ ...dearer, qty: 3 }]);
});

it('drops zero-quantity lines when the cart is checked [C11]', () => {
  expect(withoutEmptyLines([{ ...tea, qty: 0 }, cup])).toEqual([cup]);
});

it('coerces a typed quantity on its line alone [C10]', () => {
  expect(setLineQuantity([tea, cup], 'P0001', '99')).toEqual([{ ...tea, qty: 10 }, cup]);
  expect(setLineQuantity([tea, cup], 'P0001', 'x')).toEqual([{ ...tea, qty: 1 }, cup]);
});

it('removes a line by its product', () => {
  expect(removeFromCart([tea, cup], 'P0001')).toEqual([cup]);
});
