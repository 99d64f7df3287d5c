import type { InvoiceLine, TaxClass } from '@pinpu/shared/domain';
import { amountInWords, proofNumber, proofPeriod, proofSums } from './proof-text.ts';

const line = (amount: number, tax_class: TaxClass): InvoiceLine => ({
  ...{ name: '茶', qty: 1, price: amount, amount, tax_class },
});

it.each([
  ['2026-11-30', '115年11-12月'],
  ['2026-12-01', '115年11-12月'],
  ['2027-01-01', '116年01-02月'],
  ['2011-03-31', '100年03-04月'],
])('the period of %s is %s [I16]', (day, period) => {
  expect(proofPeriod(day)).toBe(period);
});

it('a number is printed with a hyphen after its letters [I16]', () => {
  expect(proofNumber('AB12345678')).toBe('AB-12345678');
});

it.each([
  [0, '零元整'],
  [1, '壹元整'],
  [10, '壹拾元整'],
  [1300, '壹仟參佰元整'],
  [1005, '壹仟零伍元整'],
  [10_000, '壹萬元整'],
  [10_005, '壹萬零伍元整'],
  [10_500, '壹萬零伍佰元整'],
  [100_005, '壹拾萬零伍元整'],
  [120_340, '壹拾貳萬零參佰肆拾元整'],
  [20_010_000, '貳仟零壹萬元整'],
  [100_000_000, '壹億元整'],
  [100_000_001, '壹億零壹元整'],
  [987_654_321, '玖億捌仟柒佰陸拾伍萬肆仟參佰貳拾壹元整'],
])('NT$%d in words is %s [I16]', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});

it.each([
  ['taxed goods', [line(1300, 'taxed')], { taxed: 1238, exempt: 0, zero: 0 }, 62, 1300],
  ['exempt goods', [line(500, 'exempt')], { taxed: 0, exempt: 500, zero: 0 }, 0, 500],
  [
    'all classes and a discount',
    [line(1100, 'taxed'), line(-50, 'taxed'), line(300, 'exempt'), line(200, 'zero')],
    { taxed: 1000, exempt: 300, zero: 200 },
    50,
    1550,
  ],
])('the sums of %s add up [I16]', (_, lines, sales, tax, total) => {
  expect(proofSums(lines)).toEqual({ sales, tax, total });
});

it('net amount and tax add up to every total [I16]', () => {
  for (let total = 1; total <= 2100; total += 1) {
    const { sales, tax } = proofSums([line(total, 'taxed')]);
    expect(sales.taxed + tax).toBe(total);
  }
});
