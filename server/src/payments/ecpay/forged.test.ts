import { ecpayProvider } from './adapter.ts';
import { type Fields, withCheckMacValue } from './check-mac-value.ts';

const ECPAY = {
  merchantId: '3002607',
  hashKey: 'pwFHCqoQZGmho4w6',
  hashIv: 'EkRm7iFT261dpevs',
  baseUrl: 'http://127.0.0.1:1',
  allowSimulated: false,
};
const provider = ecpayProvider({
  ecpay: ECPAY,
  publicUrl: 'http://shop.test',
  clock: () => new Date(),
});

const COMMON = {
  MerchantID: '3002607',
  MerchantTradeNo: 'PT0123456789ABCDEFGH',
  TradeAmt: '1300',
  TradeNo: '2611210958000001',
};
const GENUINE: Fields[] = [
  {
    ...COMMON,
    RtnCode: '1',
    RtnMsg: '交易成功',
    PaymentType: 'Credit_CreditCard',
    SimulatePaid: '0',
    stage: '0',
  },
  {
    ...COMMON,
    RtnCode: '1',
    RtnMsg: 'paid',
    PaymentType: 'Credit_CreditCard',
    SimulatePaid: '1',
    stage: '6',
  },
  {
    ...COMMON,
    RtnCode: '10100058',
    RtnMsg: 'failed',
    PaymentType: 'Credit_CreditCard',
    SimulatePaid: '0',
  },
  {
    ...COMMON,
    RtnCode: '2',
    RtnMsg: 'Get VirtualAccount Succeeded',
    PaymentType: 'ATM_TAISHIN',
    BankCode: '812',
    vAccount: '9103522175887271',
    ExpireDate: '2026/11/24',
  },
].map((fields) => withCheckMacValue(fields, ECPAY));

/** The same numbers every run (mulberry32), so that a failure can be seen again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const SIGNS = '0123456789ABCDEFabcdef交易&=+% ~\'"\n';

type Entries = [name: string, value: string][];
type Mutation = (entries: Entries, draw: (below: number) => number) => Entries;

const changed = (text: string, draw: (below: number) => number) => {
  const [at, sign] = [draw(text.length + 1), SIGNS.charAt(draw(SIGNS.length))];
  const kinds = [
    text.slice(0, at) + sign + text.slice(at),
    text.slice(0, at) + sign + text.slice(at + 1),
  ];
  return draw(3) === 0 ? text.slice(0, at) + text.slice(at + 1) : (kinds[draw(2)] ?? text);
};
const at = (entries: Entries, i: number, entry: Entries[number]) => entries.with(i, entry);

const MUTATIONS: Mutation[] = [
  (entries, draw) => {
    const i = draw(entries.length);
    const [name = '', value = ''] = entries[i] ?? [];
    return at(entries, i, [name, changed(value, draw)]);
  },
  (entries, draw) => {
    const i = draw(entries.length);
    const [name = '', value = ''] = entries[i] ?? [];
    return at(entries, i, [changed(name, draw), value]);
  },
  (entries, draw) => entries.toSpliced(draw(entries.length), 1),
  (entries, draw) => [...entries, [`Field${draw(99)}`, String(draw(99))]],
  // Two fields in one, in the order in which they are signed.
  (entries, draw) => {
    const sorted = entries.toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    const i = draw(sorted.length - 1);
    const [[name = '', value = ''] = [], [next = '', more = ''] = []] = [sorted[i], sorted[i + 1]];
    return sorted.toSpliced(i, 2, [name, `${value}&${next}=${more}`]);
  },
  // Case, which the check value does not see.
  (entries, draw) => {
    const i = draw(entries.length);
    const [name = '', value = ''] = entries[i] ?? [];
    return at(
      entries,
      i,
      draw(2) === 0 ? [name.toLowerCase(), value] : [name.toUpperCase(), value],
    );
  },
  // The fields of one notice with the check value of another.
  (entries, draw) => {
    const other = GENUINE[draw(GENUINE.length)]?.CheckMacValue ?? '';
    return entries.map(([name, value]) => [name, name === 'CheckMacValue' ? other : value]);
  },
  (entries, draw) => {
    const wishes: Entries = [
      ['RtnCode', '1'],
      ['TradeAmt', '1'],
      ['SimulatePaid', '0'],
      ['MerchantTradeNo', 'PT9'],
    ];
    const [name = '', value = ''] = wishes[draw(wishes.length)] ?? [];
    return [...entries.filter(([known]) => known !== name), [name, value]];
  },
];

/** What news say, but for case: ECPay's value is blind to it, a trade number in small letters is no trade of ours. */
const said = (news: unknown) => JSON.stringify(news).toLowerCase();

it('accepts none of 10 000 altered notices, unless it says the very same', async () => {
  const draw = numbersFrom(20_261_121);
  let refused = 0;
  for (let i = 0; i < 10_000; i += 1) {
    const genuine = GENUINE[i % GENUINE.length] ?? {};
    const mutate = MUTATIONS[draw(MUTATIONS.length)] ?? MUTATIONS[0];
    const altered = Object.fromEntries(mutate?.(Object.entries(genuine), draw) ?? []);
    const news = await provider.verifyNotice(altered);
    if (news === null) refused += 1;
    else expect(said(news)).toBe(said(await provider.verifyNotice(genuine)));
  }
  // The rest drew what stood there already.
  expect(refused).toBeGreaterThan(9_000);
});
