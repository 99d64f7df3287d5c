import { isOrderCode, normaliseOrderCode } from './order-code.ts';

it.each([
  ['PP261121ABC234', 'PP261121ABC234', true],
  [' pp261121abc234 ', 'PP261121ABC234', true],
  ['訂單 PP261121ABC234 已成立', 'PP261121ABC234', true],
  ['ＰＰ２６１１２１ＡＢＣ２３４', 'PP261121ABC234', true],
  ['PP261121\u200BABC-234', 'PP261121ABC234', true],
  ['PP261121ABC23', 'PP261121ABC23', false],
  ['6f9619ff-8b86-4011-b42d-00cf4fc964ff', '6F9619FF8B864011B42D00CF4FC964FF', false],
])('reads %j as %s, an order’s code: %s [41 W1]', (typed, code, isCode) => {
  expect(normaliseOrderCode(typed)).toBe(code);
  expect(isOrderCode(normaliseOrderCode(typed))).toBe(isCode);
});
