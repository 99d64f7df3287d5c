import { productAgeMonths, soldCountText } from './product-facts.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1250, '1.2K'],
  [1999, '1.9K'],
  [12000, '12K'],
  [999_999, '999.9K'],
  [1_234_500, '1.2M'],
  [-3, '0'],
])('writes %d sold as %s [finding D18] [P4]', (sold, text) => {
  expect(soldCountText(sold)).toBe(text);
});

it.each([
  ['2026-11-20', 0],
  ['2026-10-21', 1],
  ['2026-10-22', 0],
  ['2025-11-21', 12],
  ['2027-01-01', 0],
  ['', undefined],
])('takes a product of %s for %s months old on 2026-11-21 [P4]', (u_date, months) => {
  expect(productAgeMonths(u_date, new Date('2026-11-21T08:00:00Z'))).toBe(months);
});
