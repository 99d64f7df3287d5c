import { couponCommand } from './coupons.ts';

const NONE = { starts_on: '', ends_on: '', max_uses: null, max_uses_per_buyer: null, note: '' };

it.each([
  [['list'], { name: 'list', payload: { q: '' } }],
  [['list', '中秋'], { name: 'list', payload: { q: '中秋' } }],
  [
    ['add', 'TEA100', '--amount', '100'],
    {
      name: 'add',
      payload: { coupon_code: 'TEA100', kind: 'amount', value: 100, min_amt: 0, ...NONE },
    },
  ],
  [
    [
      'add',
      '--percent',
      '10',
      'NINE',
      '--min',
      '500',
      '--from',
      '2026-12-01',
      '--to',
      '2026-12-31',
    ],
    {
      name: 'add',
      payload: {
        ...{ coupon_code: 'NINE', kind: 'percent', value: 10, min_amt: 500, ...NONE },
        ...{ starts_on: '2026-12-01', ends_on: '2026-12-31' },
      },
    },
  ],
  [
    ['add', 'S1', '--shipping', '--uses', '50', '--uses-per-buyer', '1', '--note', 'EDM'],
    {
      name: 'add',
      payload: {
        ...{ coupon_code: 'S1', kind: 'shipping', value: 0, min_amt: 0, ...NONE },
        ...{ max_uses: 50, max_uses_per_buyer: 1, note: 'EDM' },
      },
    },
  ],
  [['disable', 'TEA100'], { name: 'disable', payload: { code: 'TEA100', enabled: false } }],
  [['enable', 'TEA100'], { name: 'enable', payload: { code: 'TEA100', enabled: true } }],
])('understands %j', (words, command) => expect(couponCommand(words)).toMatchObject(command));

it('makes a code where none is given', () => {
  const { payload } = couponCommand(['add', '--shipping']);
  expect(payload).toMatchObject({ coupon_code: expect.stringMatching(/^[A-Z3-9]{8}$/) });
});

it.each([
  [[]],
  [['add', 'TEA100']],
  [['add', 'TEA100', '--amount', '100', '--shipping']],
  [['add', 'TEA100', '--amount', '3.7']],
  [['add', 'TEA100', '--amount', '100', '--uses', 'many']],
  [['add', 'A', 'B', '--shipping']],
  [['add', 'A', '--ever']],
  [['list', '--min', '3']],
  [['disable']],
  [['delete', 'TEA100']],
])('prints its usage for %j', (words) => {
  expect(() => couponCommand(words)).toThrow(/npm run coupons/);
});
