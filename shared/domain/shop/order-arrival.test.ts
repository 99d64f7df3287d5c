import { longestShipDays, orderArrivalText } from './order-arrival.ts';

const plan = {
  cut_off: '14:00',
  ship_weekdays: [1, 2, 3, 4, 5],
  arrival_weekdays: [1, 2, 3, 4, 5, 6],
  closed_days: [],
  transit: { main: { min: 1, max: 2 }, store: { min: 2, max: 3 } },
};
const STORE = JSON.stringify({ LogisticsSubType: 'FAMI', CVSStoreID: '1', CVSStoreName: '門市' });
const order = {
  status: 3,
  ord_date: '2026-11-23T02:00:00.000Z',
  pay_date: '2026-11-23T02:05:00.000Z',
  ship_date: '',
  rec_meta: '',
  addr1_postcode: '100',
  lines: [{ ship_days: 1 }, {}],
};

it.each([
  ['paid before the cut-off', {}, '預計 11/25（三）～11/26（四）送達'],
  ['paid after it', { pay_date: '2026-11-23T07:00:00.000Z' }, '預計 11/26（四）～11/27（五）送達'],
  ['paid on receipt', { status: 5, pay_date: '' }, '預計 11/25（三）～11/26（四）送達'],
  ['to a store', { status: 4, pay_date: '', rec_meta: STORE }, '預計 11/26（四）～11/27（五）到店'],
  ['to an island without days', { addr1_postcode: '880' }, ''],
  ['not yet paid', { status: 2, pay_date: '' }, ''],
  ['shipped', { ship_date: '2026-11-24T02:00:00.000Z' }, ''],
])('promises an order that is %s: %j %s [41 W5]', (_what, change, text) => {
  expect(orderArrivalText(plan, { ...order, ...change })).toBe(text);
});

it('promises nothing without a plan, and prepares as long as the slowest product [41 W5]', () => {
  expect(orderArrivalText(undefined, order)).toBe('');
  expect(longestShipDays([{ ship_days: 2 }, { ship_days: 5 }, {}])).toBe(5);
});
