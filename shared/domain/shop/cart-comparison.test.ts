import { lineOf } from '@pinpu/shared/testing/fixtures';
import { isSameCart, ORDERED_FACTS, SHOWN_FACTS } from './cart-comparison.ts';

const tea = lineOf({ prd_id: 'tea', qty: 2 });
const cup = lineOf({ prd_id: 'cup' });

it.each([
  ['the same lines in another order', [tea, cup], [cup, tea], true],
  ['another quantity', [tea], [{ ...tea, qty: 3 }], false],
  ['a line more', [tea], [tea, cup], false],
  ['a line less', [tea, cup], [tea], false],
  ['another product', [tea], [{ ...tea, prd_id: 'pot' }], false],
  ['two empty carts', [], [], true],
])('compares quantities: %s', (_what, a, b, same) => {
  expect(isSameCart(a, b)).toBe(same);
});

it.each([
  ['a quantity', { qty: 3 }, [false, false, false]],
  ['a price', { prd_price: 650 }, [true, false, false]],
  ['the fee', { ship_fee: 0 }, [true, false, false]],
  ['the free-shipping amount', { ship_fee_free_amt: 2000 }, [true, false, false]],
  ['the stock', { tot_qty: 3 }, [true, true, false]],
  ['the name', { prd_name: '凍頂烏龍' }, [true, true, false]],
  ['the picture', { prd_man_pic: '' }, [true, true, false]],
  ['the rules of price [Y5]', { rules: ['R2', 'R1'] }, [true, true, false]],
])('compares as many facts as it is given: %s', (_what, change, expected) => {
  const changed = [{ ...tea, ...change }];
  expect([
    isSameCart([tea], changed),
    isSameCart([tea], changed, ORDERED_FACTS),
    isSameCart([tea], changed, SHOWN_FACTS),
  ]).toEqual(expected);
});

it('compares lists of rules without their order [Y5]', () => {
  const ruled = (...rules: string[]) => [{ ...tea, rules }];
  expect(isSameCart(ruled('R1', 'R2'), ruled('R2', 'R1'), SHOWN_FACTS)).toBe(true);
  expect(isSameCart(ruled('R1'), ruled('R2'), SHOWN_FACTS)).toBe(false);
  expect(isSameCart(ruled(), ruled('R2'), SHOWN_FACTS)).toBe(false);
});
