import { productOf } from '@pinpu/shared/testing/fixtures';
import { line } from '../../testing/fixtures.ts';
import { lineWithVariant, withChangedLine } from './variant-lines.ts';

const variant = (var_id: string, tot_qty: number, picture = '') => ({
  ...{ var_id, option_values: ['紅', var_id.slice(3)], price: 500, price1: 400, tot_qty, picture },
});
const shirt = (prd_id: string, qty: number, tot_qty = 9) =>
  line({ prd_id, qty, tot_qty, product_id: 'S1', option_text: prd_id });
const TEA = line({ prd_id: 'tea' });

it.each([
  [0, 500],
  [1, 400],
])(
  'a line takes over the variant’s price at level %i, picture, stock and values [T5]',
  (level, prd_price) => {
    const old = line({ prd_id: 'S1', qty: 3, must_choose: true });
    const chosen = { product: productOf('S1'), variant: variant('S1-L', 2, '/media/L'), level };
    expect(lineWithVariant(old, chosen)).toEqual({
      ...line({ prd_id: 'S1-L', qty: 3, tot_qty: 2, prd_price, prd_man_pic: '/media/L' }),
      ...{ option_text: '紅／L', product_id: 'S1' },
    });
  },
);

it('has the product’s picture where the variant has none [T5]', () => {
  const chosen = { product: productOf('S1'), variant: variant('S1-L', 2), level: 0 };
  expect(lineWithVariant(TEA, chosen).prd_man_pic).toBe('/media/p/S1/1');
});

it('a changed line keeps its place and its quantity, up to the stock [T5]', () => {
  const cart = [shirt('S1-M', 5), TEA];
  expect(withChangedLine(cart, 'S1-M', shirt('S1-L', 5))).toEqual([shirt('S1-L', 5), TEA]);
  expect(withChangedLine(cart, 'S1-M', shirt('S1-L', 5, 2))).toEqual([shirt('S1-L', 2, 2), TEA]);
});

it('a changed line is merged with the line of the same variant, up to the stock [T5]', () => {
  const cart = [shirt('S1-M', 5), TEA, shirt('S1-L', 3)];
  expect(withChangedLine(cart, 'S1-M', shirt('S1-L', 5))).toEqual([shirt('S1-L', 8), TEA]);
  expect(withChangedLine(cart, 'S1-M', shirt('S1-L', 5, 6))).toEqual([shirt('S1-L', 6, 6), TEA]);
});
