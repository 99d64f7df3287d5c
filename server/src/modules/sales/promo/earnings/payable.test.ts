import { payableDate } from './payable.ts';

it.each([
  ['home', 1, '2026-11-22T15:59:59Z', '2026-12-03'],
  ['home', 1, '2026-11-22T16:00:00Z', '2026-12-04'],
  ['a store', 2, '2026-11-22T15:59:59Z', '2026-12-10'],
  ['a store', 2, '2026-12-25T04:00:00Z', '2027-01-12'],
])(
  'makes the profit of a parcel to %s payable when its return window has ended [defect 9]',
  (_where, rec_way, ship_date, day) => {
    expect(payableDate({ status: 99, rec_way, ship_date })).toBe(day);
  },
);

it('makes nothing payable that is not shipped', () => {
  expect(payableDate({ status: 99, rec_way: 1, ship_date: '' })).toBe('');
  expect(payableDate({ status: 3, rec_way: 1, ship_date: '2026-11-22T00:00:00Z' })).toBe('');
});
