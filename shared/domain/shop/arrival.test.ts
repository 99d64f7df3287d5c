import {
  arrivalOf,
  arrivalTexts,
  type DeliveryPlan,
  type DeliveryRegion,
  regionOfPostcode,
  SHIP_DAYS_MAX,
} from './arrival.ts';

const PLAN: DeliveryPlan = {
  cut_off: '14:00',
  ship_weekdays: [1, 2, 3, 4, 5],
  arrival_weekdays: [1, 2, 3, 4, 5, 6],
  closed_days: ['2026-12-25', '2027-01-01'],
  transit: { main: { min: 1, max: 2 }, islands: { min: 3, max: 5 }, store: { min: 2, max: 3 } },
};

/** The texts at this time in Taipei. */
function textAt(at: string, ship_days = 0, region: DeliveryRegion = 'main', plan = PLAN) {
  const now = new Date(`${at}+08:00`);
  const arrival = arrivalOf(plan, { now, ship_days, region });
  if (arrival === undefined) return undefined;
  const { order, arrives } = arrivalTexts(plan, arrival, { now, toStore: region === 'store' });
  return `${order}，${arrives}`;
}

it.each([
  [
    'before the cut-off',
    '2026-11-25T13:59:59',
    0,
    '今天 14:00 前下單，預計 11/26（四）～11/27（五）送達',
  ],
  [
    'at the cut-off',
    '2026-11-25T14:00:00',
    0,
    '明天 14:00 前下單，預計 11/27（五）～11/28（六）送達',
  ],
  [
    'at midnight in Taipei',
    '2026-11-26T00:00:00',
    0,
    '今天 14:00 前下單，預計 11/27（五）～11/28（六）送達',
  ],
  [
    'on Friday evening',
    '2026-11-27T20:00:00',
    0,
    '11/30（一）14:00 前下單，預計 12/1（二）～12/2（三）送達',
  ],
  ['on Sunday', '2026-11-29T09:00:00', 0, '明天 14:00 前下單，預計 12/1（二）～12/2（三）送達'],
  [
    'on Friday for Sunday',
    '2026-11-27T10:00:00',
    0,
    '今天 14:00 前下單，預計 11/28（六）～11/30（一）送達',
  ],
  [
    'before a closed day',
    '2026-12-24T15:00:00',
    0,
    '12/28（一）14:00 前下單，預計 12/29（二）～12/30（三）送達',
  ],
  [
    'with a closed day on the way',
    '2026-12-24T10:00:00',
    0,
    '今天 14:00 前下單，預計 12/26（六）～12/28（一）送達',
  ],
  [
    'at the end of the year',
    '2026-12-31T10:00:00',
    0,
    '今天 14:00 前下單，預計 1/2（六）～1/4（一）送達',
  ],
  [
    'at the end of the month',
    '2026-11-30T10:00:00',
    0,
    '今天 14:00 前下單，預計 12/1（二）～12/2（三）送達',
  ],
  ['in a leap year', '2028-02-28T10:00:00', 0, '今天 14:00 前下單，預計 2/29（二）～3/1（三）送達'],
  [
    'with a day of preparation',
    '2026-11-25T10:00:00',
    1,
    '今天 14:00 前下單，預計 11/27（五）～11/28（六）送達',
  ],
  [
    'with preparation over a weekend',
    '2026-11-26T10:00:00',
    3,
    '今天 14:00 前下單，預計 12/2（三）～12/3（四）送達',
  ],
])('the text promises days %s', (_what, at, ship_days, expected) => {
  expect(textAt(at, ship_days)).toBe(expected);
});

it.each([
  ['islands', '今天 14:00 前下單，預計 11/28（六）～11/30（一）送達'],
  ['store', '今天 14:00 前下單，預計 11/27（五）～11/28（六）到店'],
] as const)('the region %s has days of its own', (region, expected) => {
  expect(textAt('2026-11-25T10:00:00', 0, region)).toBe(expected);
});

it('the text names one day where the earliest is the latest', () => {
  const transit = { main: { min: 0, max: 0 } };
  expect(textAt('2026-11-25T10:00:00', 0, 'main', { ...PLAN, transit })).toBe(
    '今天 14:00 前下單，預計 11/25（三）送達',
  );
});

it('promises nothing for a region without days, nor where nothing ever leaves or arrives', () => {
  const { main = { min: 1, max: 1 } } = PLAN.transit;
  expect(textAt('2026-11-25T10:00:00', 0, 'store', { ...PLAN, transit: { main } })).toBeUndefined();
  expect(textAt('2026-11-25T10:00:00', 0, 'main', { ...PLAN, ship_weekdays: [] })).toBeUndefined();
  expect(
    textAt('2026-11-25T10:00:00', 0, 'main', { ...PLAN, arrival_weekdays: [] }),
  ).toBeUndefined();
});

it.each([
  ['2026-11-25T10:00:00', '2026-11-25T06:00:00.000Z'],
  ['2026-11-25T15:00:00', '2026-11-25T16:00:00.000Z'],
  ['2026-11-27T20:00:00', '2026-11-27T16:00:00.000Z'],
])('an arrival computed at %s names the time at which it changes', (at, expected) => {
  const now = new Date(`${at}+08:00`);
  const arrival = arrivalOf(PLAN, { now, ship_days: 0, region: 'main' });
  expect(arrival?.changes_at.toISOString()).toBe(expected);
});

it('promises nothing for a preparation beyond the longest', () => {
  expect(textAt('2026-11-25T10:00:00', SHIP_DAYS_MAX)).toBeDefined();
  expect(textAt('2026-11-25T10:00:00', SHIP_DAYS_MAX + 1)).toBeUndefined();
});

it.each([
  ['106', 'main'],
  ['880', 'islands'],
  [' 885-01', 'islands'],
  ['89345', 'islands'],
  ['209', 'islands'],
  ['212', 'islands'],
  ['213', 'main'],
  ['929', 'islands'],
  ['951', 'islands'],
  ['952', 'islands'],
  ['950', 'main'],
  ['928', 'main'],
  ['208', 'main'],
  ['', 'main'],
])('the postcode %j is in the region %s', (postcode, region) => {
  expect(regionOfPostcode(postcode)).toBe(region);
});
