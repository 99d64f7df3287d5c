import { hasGroupPrice, priceAtLevel } from './price.ts';

it.each([
  ['the price at level 0', { price: 500, price1: 400 }, 0, 500],
  ['the group price at level 1', { price: 500, price1: 400 }, 1, 400],
  ['the price without a group price', { price: 500, price1: 0 }, 1, 500],
  ['the price when the group price is the same', { price: 500, price1: 500 }, 1, 500],
  ['the price when the group price is higher', { price: 500, price1: 600 }, 1, 500],
])('a product costs %s [G1]', (_, product, pl, expected) => {
  expect(priceAtLevel(product, pl)).toBe(expected);
});

it.each([
  ['a lower', 400, true],
  ['no', 0, false],
  ['an equal', 500, false],
  ['a higher', 600, false],
])(
  'says whether a product with %s group price has one that is lower than its price',
  (_, price1, has) => {
    expect(hasGroupPrice({ price: 500, price1 })).toBe(has);
  },
);
