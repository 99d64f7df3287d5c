import { priceWarnings } from './price-warnings.ts';

const prices = (price: number, price1 = 0, cost_wholesale = 0) => ({
  ...{ price, price1, cost_wholesale },
});

it.each([
  ['a small change', prices(600, 500, 380), prices(650, 520, 400), []],
  ['nothing, though it is wrong already', prices(100, 200, 300), prices(100, 200, 300), []],
  ['a change of exactly half', prices(600), prices(300), []],
  ['no group price any more', prices(600, 500), prices(600, 0), []],
  ['a first group price', prices(600), prices(600, 200), []],
  ['a missing digit', prices(600), prices(60), ['售價 NT$600 → NT$60，變動超過一半。']],
  ['a digit too many', prices(600), prices(6000), ['售價 NT$600 → NT$6,000，變動超過一半。']],
  [
    'a group price that is the price',
    prices(600, 500),
    prices(600, 600),
    ['團購價 NT$600 沒有低於售價 NT$600，不會生效。'],
  ],
  [
    'a price that falls to the group price',
    prices(600, 500),
    prices(500, 500),
    ['團購價 NT$500 沒有低於售價 NT$500，不會生效。'],
  ],
  [
    'prices under a new cost',
    prices(600, 500, 380),
    prices(600, 500, 550),
    ['團購價 NT$500 低於成本 NT$550。'],
  ],
  [
    'a new product under its cost',
    undefined,
    prices(300, 0, 380),
    ['售價 NT$300 低於成本 NT$380。'],
  ],
])('warns of %s [41 W1]', (_what, before, after, sentences) => {
  expect(priceWarnings(before, after)).toEqual(sentences);
});

const special = (price: number, price_special: number, cost_wholesale = 0) => ({
  ...prices(price, 0, cost_wholesale),
  price_special,
});

it.each([
  ['one that is the price', special(600, 600), ['特價 NT$600 沒有低於售價 NT$600，不會生效。']],
  ['one that is the cost', special(600, 400, 400), ['特價 NT$400 沒有高於成本 NT$400。']],
  ['a missing digit', special(600, 59), ['特價 NT$59 不到售價 NT$600 的一半。']],
  ['a usual one', special(600, 480, 300), []],
])('warns of a special price: %s [T15]', (_what, after, sentences) => {
  expect(priceWarnings(prices(600, 0, after.cost_wholesale), after)).toEqual(sentences);
  expect(priceWarnings(after, after)).toEqual([]);
});
