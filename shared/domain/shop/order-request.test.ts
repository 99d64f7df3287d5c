import { orderRequestOffer } from './order-request.ts';

const order = (status: number, ship_date = '', rec_way = 1) => ({ status, ship_date, rec_way });
const offered = (what: ReturnType<typeof order>, now = '2026-11-22T00:00:00Z') =>
  orderRequestOffer(what, new Date(now));

it.each([
  [2, 'cancel-now'],
  [88, 'cancel-now'],
  [6, 'cancel-now'],
  [3, 'cancel'],
  [4, 'cancel'],
  [5, 'cancel'],
  [0, undefined],
  [1, undefined],
  [7, undefined],
  [99, undefined],
])('at status %i the buyer may ask for: %s', (status, what) => {
  expect(offered(order(status))).toBe(what);
});

it.each([
  ['home', 1, '2026-11-11T15:59:59Z', 'return'],
  ['home', 1, '2026-11-11T16:00:00Z', undefined],
  ['a store', 2, '2026-11-18T15:59:59Z', 'return'],
  ['a store', 2, '2026-11-18T16:00:00Z', undefined],
])(
  'a parcel to %s can be returned for seven days after it has arrived, by days in Taipei',
  (_where, rec_way, now, what) => {
    // November 1st in Taipei, just after midnight.
    expect(offered(order(99, '2026-10-31T16:00:01Z', rec_way), now)).toBe(what);
  },
);
