import { type OrderAmounts, orderAmounts } from './amounts.ts';
import { freeShippingNote } from './free-shipping.ts';
import {
  type ParcelLine,
  parcelFees,
  productFeeText,
  productShipping,
  shippingRows,
  totalFee,
  weightText,
} from './parcel-fees.ts';
import { shippingFee, subTotal } from './shipping.ts';
import { EAST, ISLANDS, type ShippingRules, USUAL_RULES } from './shipping-rules.ts';
import { TEMPERATURES, type Temperature } from './temperature.ts';

const line = (
  temperature: Temperature,
  fields: Partial<ParcelLine> = {},
): ParcelLine & { prd_id: string } => ({
  prd_id: temperature,
  prd_price: 100,
  qty: 1,
  ship_fee: 80,
  ship_fee_free_amt: 0,
  temperature,
  ...fields,
});

const home = (postcode?: string) => ({ way: 'home' as const, postcode });

const RULES: ShippingRules = {
  ...USUAL_RULES,
  fees: {
    frozen: {
      steps: [
        { up_to: 5000, fee: 180 },
        { up_to: 10_000, fee: 230 },
      ],
      free_amt: 3000,
    },
  },
  regions: [
    { ...ISLANDS, surcharge: 150, delivered: true },
    { ...EAST, surcharge: 0, delivered: false },
  ],
};

const fees = (lines: readonly ParcelLine[], ...shipping: Parameters<typeof parcelFees>[1][]) =>
  parcelFees(lines, ...shipping).map(({ temperature, ship_amt }) => [temperature, ship_amt]);

it('each temperature has a parcel with the highest fee of its own lines [T12]', () => {
  const lines = [
    line('frozen', { ship_fee: 200 }),
    line('room', { ship_fee: 60 }),
    line('room', { ship_fee: 100 }),
    line('chilled', { qty: 0 }),
  ];
  expect(fees(lines)).toEqual([
    ['room', 100],
    ['frozen', 200],
  ]);
});

it('a parcel is free where the whole cart reaches the threshold of its decisive line [T12]', () => {
  const lines = [
    line('room', { prd_price: 900, ship_fee_free_amt: 1000 }),
    line('frozen', { ship_fee: 200, ship_fee_free_amt: 2000 }),
  ];
  expect(fees(lines)).toEqual([
    ['room', 0],
    ['frozen', 200],
  ]);
});

it.each([
  ['the first step', { weight: 2500, qty: 2 }, 180],
  ['the next step above it', { weight: 5001 }, 230],
  ['the last step above all, which the checkout rejects', { weight: 50_000 }, 230],
  ['the first step where no weight is stated', {}, 180],
  ['nothing from the free amount on', { prd_price: 3000 }, 0],
])('a fee by weight is that of %s [T13]', (_, fields, fee) => {
  expect(fees([line('frozen', fields)], { rules: RULES })).toEqual([['frozen', fee]]);
});

it('a temperature without fees by weight keeps those of its products [T13]', () => {
  expect(fees([line('room'), line('frozen')], { rules: RULES })).toEqual([
    ['room', 80],
    ['frozen', 180],
  ]);
});

it('a last step of 0 is for any weight [T13]', () => {
  const rules = { ...RULES, fees: { room: { steps: [{ up_to: 0, fee: 90 }], free_amt: 0 } } };
  expect(fees([line('room', { weight: 99_000 })], { rules })).toEqual([['room', 90]]);
});

it.each([
  ['before the address is known', undefined, 80],
  ['on the main island', '100', 80],
  ['on an outlying island', '880001', 230],
  ['on an island at the end of a range', '896', 230],
  ['of an island that is named alone', '929', 230],
])('a parcel costs the surcharge of its region: %s [T13]', (_, postcode, fee) => {
  expect(fees([line('room')], { rules: RULES, destination: home(postcode) })).toEqual([
    ['room', fee],
  ]);
});

it('a surcharge is for every parcel, also for a free one, and only a coupon waives it [T13]', () => {
  const lines = [line('room', { ship_fee: 0 }), line('frozen', { prd_price: 3000 })];
  const shipping = { rules: RULES, destination: home('880') };
  expect(fees(lines, shipping)).toEqual([
    ['room', 150],
    ['frozen', 150],
  ]);
  const coupon = { coupon_code: 'FREE', kind: 'shipping', value: 0, min_amt: 0 } as const;
  expect(orderAmounts(lines, coupon, shipping)).toMatchObject({ dis_ship_amt: 300, ship_amt: 0 });
});

/** Small numbers from a seed, so that a failure can be repeated. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state >> 8;
  }
}

function sample(seed: number, temperatures: readonly Temperature[]) {
  const source = numbers(seed);
  const upTo = (most: number) => source.next().value % (most + 1);
  const lines = Array.from({ length: 1 + upTo(5) }, () =>
    line(temperatures[upTo(temperatures.length - 1)] ?? 'room', {
      prd_price: upTo(1500),
      qty: upTo(4),
      ship_fee: upTo(3) * 60,
      ship_fee_free_amt: upTo(3) * 700,
      weight: upTo(4000),
    }),
  );
  const kind = (['percent', 'amount', 'shipping'] as const)[upTo(2)] ?? 'amount';
  const coupon = { coupon_code: 'C', kind, value: 1 + upTo(99), min_amt: upTo(1) * 500 };
  const rules = upTo(1) === 1 ? RULES : undefined;
  const destination = home(['880', '100', '970', undefined][upTo(3)]);
  return { lines, coupon: upTo(1) === 1 ? coupon : undefined, rules, destination };
}

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed + 1);

it('fees are never negative, add up to shipping before the discount, and ignore the order of lines [T12 T13]', () => {
  for (const seed of SEEDS) {
    const { lines, coupon, ...shipping } = sample(seed, TEMPERATURES);
    const amounts = orderAmounts(lines, coupon, shipping);
    const parcels = parcelFees(lines, shipping);
    expect(parcels.every(({ ship_amt }) => ship_amt >= 0)).toBe(true);
    expect(totalFee(parcels)).toBe(amounts.ship_amt + amounts.dis_ship_amt);
    expect(amounts.ship_amt).toBeGreaterThanOrEqual(0);
    expect(orderAmounts(lines.toReversed(), coupon, shipping)).toEqual(amounts);
    expect(amounts.inv_amt).toBe(subTotal(lines) - amounts.dis_inv_amt + amounts.ship_amt);
  }
});

it('goods of one temperature have exactly the specified fee without rules [T12]', () => {
  for (const seed of SEEDS)
    for (const temperature of TEMPERATURES) {
      const { lines, coupon, destination } = sample(seed, [temperature]);
      const amounts: OrderAmounts = orderAmounts(lines, coupon, { destination });
      expect(amounts.ship_amt + amounts.dis_ship_amt).toBe(shippingFee(lines));
      expect(amounts).not.toHaveProperty('parcel_fees');
    }
});

it.each([
  ['one parcel', [line('room', { ship_fee_free_amt: 300 })], undefined, '再買 NT$200 即可免運'],
  [
    'the nearer of two thresholds, naming its parcel',
    [line('room', { ship_fee_free_amt: 900 }), line('frozen', { ship_fee_free_amt: 300 })],
    undefined,
    '再買 NT$100，冷凍包裹免運',
  ],
  [
    'the last missing threshold, after which all is free',
    [line('room', { ship_fee_free_amt: 150 }), line('frozen', { ship_fee_free_amt: 300 })],
    undefined,
    '再買 NT$100 即可免運',
  ],
  [
    'a parcel that is free beside one that never is',
    [line('room'), line('frozen', { ship_fee_free_amt: 200 })],
    undefined,
    '冷凍包裹已達 NT$200 免運門檻',
  ],
  [
    'a surcharge that stays',
    [line('frozen')],
    { rules: RULES, destination: home('880') },
    '再買 NT$2,900 即可免運（離島加收另計）',
  ],
])('the way to free shipping is true for %s [T12 T13]', (_, lines, shipping, text) => {
  expect(freeShippingNote(lines, 100, shipping)?.text).toBe(text);
});

it('shipping is one row for one parcel, and one for each of several [T12]', () => {
  const room = { temperature: 'room', weight: 0, ship_amt: 100 } as const;
  const frozen = { temperature: 'frozen', weight: 0, ship_amt: 180 } as const;
  expect(shippingRows(100, undefined)).toEqual([{ name: '運費', amount: 100 }]);
  expect(shippingRows(100, [room])).toEqual([{ name: '運費', amount: 100 }]);
  expect(shippingRows(280, [room, frozen])).toEqual([
    { name: '常溫包裹運費', amount: 100 },
    { name: '冷凍包裹運費', amount: 180 },
  ]);
});

it.each([
  [0, '0 公克'],
  [800, '800 公克'],
  [10_000, '10 公斤'],
  [10_001, '10.001 公斤'],
  [12_300, '12.3 公斤'],
])('a weight of %i grams is %s [T12]', (grams, text) => {
  expect(weightText(grams)).toBe(text);
});

it('a product states the fee by weight that replaces its own [T13]', () => {
  const own = { ship_fee: 60, ship_fee_free_amt: 500 };
  expect(productFeeText(productShipping(own, RULES))).toBe('運費 NT$60');
  const frozen = productShipping({ ...own, temperature: 'frozen' }, RULES);
  expect(frozen).toEqual({ ship_fee: 180, ship_fee_free_amt: 3000, varies: true });
  expect(productFeeText(frozen)).toBe('運費 NT$180 起，依重量計算');
});
