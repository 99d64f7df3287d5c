import { regionOfPostcode } from './arrival.ts';
import { shippingFaults } from './shipping-faults.ts';
import {
  destinationOf,
  ISLANDS,
  regionNote,
  regionOf,
  type ShippingRules,
  USUAL_RULES,
} from './shipping-rules.ts';
import type { Temperature } from './temperature.ts';

const line = (prd_name: string, temperature: Temperature, fields: object = {}) => ({
  ...{ prd_id: prd_name, prd_name, prd_price: 100, qty: 1, ship_fee: 80, ship_fee_free_amt: 0 },
  temperature,
  ...fields,
});

const TEA = line('烏龍茶', 'room', { weight: 400, size_cm: 40 });
const DUMPLINGS = line('水餃', 'frozen', { weight: 1000 });

const rules = (change: Partial<ShippingRules>): ShippingRules => ({ ...USUAL_RULES, ...change });
const HOME = { way: 'home', postcode: '100' } as const;
const STORE = { way: 'store', postcode: '' } as const;

const messages = (...args: Parameters<typeof shippingFaults>) =>
  shippingFaults(...args).map(({ message }) => message);

it('without rules, every cart can be delivered to an address [T12]', () => {
  expect(shippingFaults([TEA, DUMPLINGS])).toEqual([]);
});

it('without rules, a store carries only goods at room temperature [T12]', () => {
  expect(shippingFaults([TEA], { destination: STORE })).toEqual([]);
  expect(shippingFaults([TEA, DUMPLINGS], { destination: STORE })).toEqual([
    {
      kind: 'way',
      prd_ids: ['水餃'],
      message: '「水餃」是冷凍配送，不能超商取貨，請改選宅配。',
    },
  ]);
});

it('a shop that refuses several temperatures names the goods to order separately [T12]', () => {
  const cart = [DUMPLINGS, TEA, line('花生糖', 'room'), line('布丁', 'chilled')];
  const expected = [
    '「布丁」是冷藏配送，不能和常溫商品放在同一筆訂單，請分開訂購。',
    '「水餃」是冷凍配送，不能和常溫商品放在同一筆訂單，請分開訂購。',
  ];
  const shipping = { rules: rules({ mixed: 'refuse' }) };
  expect(messages(cart, shipping)).toEqual(expected);
  expect(messages(cart.toReversed(), shipping)).toEqual(expected);
  expect(messages([TEA], shipping)).toEqual([]);
});

it('more than three goods are counted instead of named [T12]', () => {
  const many = ['甲', '乙', '丙', '丁'].map((name) => line(name, 'frozen'));
  expect(messages(many, { destination: STORE })).toEqual([
    '「甲」、「乙」、「丙」等 4 項是冷凍配送，不能超商取貨，請改選宅配。',
  ]);
});

const LIMITED = rules({
  ways: {
    home: { temperatures: ['room', 'frozen'], max_weight: 10_000, max_size: 150 },
    store: { temperatures: ['room', 'frozen'], max_weight: 5000, max_size: 105 },
  },
});

it.each([
  ['at the limit', [line('水餃', 'frozen', { weight: 1000, qty: 10 })], HOME, []],
  [
    'above it',
    [line('水餃', 'frozen', { weight: 1025, qty: 12 })],
    HOME,
    ['冷凍包裹共 12.3 公斤，超過 10 公斤，請分 2 次訂購。'],
  ],
  [
    'above that of a store',
    [line('水餃', 'frozen', { weight: 1000, qty: 6 })],
    STORE,
    ['冷凍包裹共 6 公斤，超過 5 公斤，請分 2 次訂購，或改選宅配。'],
  ],
  [
    'of one piece above it',
    [line('米', 'room', { weight: 30_000 })],
    HOME,
    ['「米」一件 30 公斤，超過宅配一個包裹的 10 公斤，請移除，或改用其他配送方式。'],
  ],
])('a parcel whose weight is %s [T12]', (_, cart, destination, expected) => {
  expect(messages(cart, { rules: LIMITED, destination })).toEqual(expected);
});

it('a temperature that a way does not carry, and a piece that is too large, are named [T12]', () => {
  const cart = [line('布丁', 'chilled'), line('茶桌', 'room', { size_cm: 160 })];
  expect(messages(cart, { rules: LIMITED, destination: HOME })).toEqual([
    '「布丁」是冷藏配送，不能宅配，請移除，或改用其他配送方式。',
    '「茶桌」的材積是 160 公分，超過宅配的 150 公分，請移除，或改用其他配送方式。',
  ]);
});

it('the last step of the fees by weight is a limit, too [T13]', () => {
  const steps = [{ up_to: 3000, fee: 100 }];
  const shipping = { rules: rules({ fees: { room: { steps, free_amt: 0 } } }) };
  expect(messages([line('米', 'room', { weight: 1000, qty: 7 })], shipping)).toEqual([
    '常溫包裹共 7 公斤，超過 3 公斤，請分 3 次訂購。',
  ]);
});

it('the islands of a shop are those of the delivery dates [T13]', () => {
  const islands = rules({ regions: [{ ...ISLANDS, surcharge: 150, delivered: true }] });
  for (let code = 100; code < 1000; code += 1) {
    const postcode = String(code);
    const region = regionOf(islands, { way: 'home', postcode });
    expect([postcode, region !== undefined]).toEqual([
      postcode,
      regionOfPostcode(postcode) === 'islands',
    ]);
  }
});

const CLOSED = rules({ regions: [{ ...ISLANDS, surcharge: 0, delivered: false }] });

it('a region that is not delivered is named once the address is known [T13]', () => {
  expect(messages([TEA], { rules: CLOSED })).toEqual([]);
  expect(messages([TEA], { rules: CLOSED, destination: { way: 'home', postcode: '880' } })).toEqual(
    ['目前不配送離島，請更換收件地址。'],
  );
});

const store = (CVSAddress: string, CVSOutSide: string) =>
  JSON.stringify({
    LogisticsSubType: 'FAMI',
    CVSStoreID: '1',
    CVSStoreName: 'A',
    CVSAddress,
    CVSOutSide,
  });

it.each([
  ['an address', { addr1_postcode: '880-001' }, { way: 'home', postcode: '880001' }],
  ['full-width digits', { addr1_postcode: '８８０' }, { way: 'home', postcode: '880' }],
  ['no address yet', {}, { way: 'home' }],
  ['no store yet', { rec_way: 2 }, { way: 'store' }],
  ['a store', { rec_way: 2, rec_meta: store('臺北市', '0') }, { way: 'store', postcode: '' }],
  [
    'a store on an island',
    { rec_way: 2, rec_meta: store('臺東縣蘭嶼鄉', '1') },
    { way: 'store', postcode: '952' },
  ],
])('%s is a destination [T13]', (_, order, destination) => {
  expect(destinationOf(order)).toEqual(destination);
});

const SURCHARGED = rules({
  regions: [
    { ...ISLANDS, surcharge: 150, delivered: true },
    { name: '山區', postcodes: ['546'], surcharge: 0, delivered: false },
  ],
});

it.each([
  ['another fee before the address is known', { way: 'home' }, '離島另計。'],
  ['the surcharge it contains', { way: 'home', postcode: '880' }, '含離島加收，每個包裹 NT$150。'],
  ['nothing on the main island', { way: 'home', postcode: '100' }, ''],
] as const)('the fee notes %s [T13]', (_, destination, note) => {
  expect(regionNote({ rules: SURCHARGED, destination })).toBe(note);
  expect(regionNote({ destination })).toBe('');
});
