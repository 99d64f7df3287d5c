import { taxAmounts } from './tax.ts';

it.each([
  [0, 0, 0],
  [10, 10, 1],
  [21, 20, 1],
  [100, 95, 5],
  [105, 100, 5],
  [1050, 1000, 50],
  [1480, 1410, 71],
])('splits a total of %d into %d and a tax of %d [B1]', (total, tot_amt, tot_tax) => {
  expect(taxAmounts(total)).toEqual({ tot_amt, tot_tax });
});

it('misses the total by 1 exactly where total mod 21 is 10 [B1]', () => {
  for (let total = 1; total <= 5000; total += 1) {
    const { tot_amt, tot_tax } = taxAmounts(total);
    expect(tot_amt + tot_tax - total).toBe(total % 21 === 10 ? 1 : 0);
  }
});
