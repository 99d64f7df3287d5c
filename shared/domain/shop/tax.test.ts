import { amountsByTaxClass, readTaxClass, type TaxClass, taxAmounts } from './tax.ts';

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

const line = (prd_price: number, tax_class?: TaxClass) => ({
  ...{ prd_price, qty: 1, ship_fee: 0, ship_fee_free_amt: 0, tax_class },
});

it.each<[string, ReturnType<typeof line>[], number, number, number[]]>([
  ['goods of one class', [line(600)], 0, 100, [700, 0, 0]],
  ['each class', [line(600), line(300, 'exempt'), line(100, 'zero')], 0, 0, [600, 300, 100]],
  ['a discount by their share', [line(600), line(300, 'exempt')], 90, 80, [620, 270, 0]],
  [
    'a discount that can’t be divided',
    [line(1), line(1, 'exempt'), line(1, 'zero')],
    1,
    0,
    [1, 0, 1],
  ],
  ['a discount of everything', [line(7, 'exempt'), line(5, 'zero')], 12, 0, [0, 0, 0]],
  ['exempt goods alone, with shipping', [line(500, 'exempt')], 50, 80, [80, 450, 0]],
])('divides a total by tax class: %s [T10]', (_, lines, dis_inv_amt, ship_amt, expected) => {
  const [taxed, exempt, zero] = expected;
  expect(amountsByTaxClass(lines, { dis_inv_amt, ship_amt })).toEqual({ taxed, exempt, zero });
});

it('loses no dollar to rounding, and no class is below 0 [T10]', () => {
  for (let dis_inv_amt = 0; dis_inv_amt <= 60; dis_inv_amt += 1) {
    const lines = [line(13), line(29, 'exempt'), line(18, 'zero')];
    const amounts = Object.values(amountsByTaxClass(lines, { dis_inv_amt, ship_amt: 0 }));
    expect(amounts.reduce((sum, one) => sum + one)).toBe(60 - dis_inv_amt);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
  }
});

it('reads a typed tax class, or says which there are [T10]', () => {
  expect(readTaxClass(' 免稅 ')).toEqual({ value: 'exempt' });
  expect(readTaxClass('zero')).toEqual({ value: 'zero' });
  expect(readTaxClass('五趴')).toEqual({
    why: '「五趴」不是課稅別，請填應稅、免稅、零稅率其中一個。',
  });
});
