import {
  firstCountedDay,
  levelBenefits,
  levelTitle,
  type MemberLevel,
  memberLevelFaults,
  memberStanding,
} from './member-levels.ts';
import { numbers } from './price-rules/random-shop.ts';
import { daysLater } from './taipei-date.ts';

const level = (name: string, from: number, more: Partial<MemberLevel> = {}): MemberLevel => ({
  ...{ level_id: name, name, from, credit_percent: 0, birthday: null },
  ...more,
});
const SILVER = level('銀卡', 3000, { credit_percent: 1 });
const GOLD = level('金卡', 10_000, { credit_percent: 3 });
const LEVELS = [SILVER, GOLD];
const COUPON = { kind: 'amount', value: 100, min_amt: 500, days: 30 } as const;

describe('levels as the shop sets them [44 W10]', () => {
  it.each<[string, MemberLevel[], string[]]>([
    ['none', [], []],
    ['rising ones', LEVELS, []],
    ['one from the first dollar on', [level('會員', 0), SILVER], []],
    ['without a name', [level(' ', 0)], ['0.name']],
    ['with a long name', [level('一二三四五六七八九十一二三', 0)], ['0.name']],
    ['with a name twice', [SILVER, { ...GOLD, name: '銀卡' }], ['1.name']],
    ['falling ones', [GOLD, SILVER], ['1.from']],
    ['equal ones', [SILVER, { ...GOLD, from: 3000 }], ['1.from']],
    ['with cents', [{ ...SILVER, from: 0.5 }], ['0.from']],
    ['with too much credit', [{ ...SILVER, credit_percent: 21 }], ['0.credit_percent']],
    [
      'with a wrong birthday coupon',
      [{ ...SILVER, birthday: { ...COUPON, days: 0 } }],
      ['0.birthday.days'],
    ],
    ['six', [1, 2, 3, 4, 5, 6].map((from) => level(`${from}`, from)), ['']],
  ])('%s', (_what, levels, faults) =>
    expect(memberLevelFaults(levels).map(({ path }) => path.join('.'))).toEqual(faults),
  );
});

describe('the twelve months that count [44 W11]', () => {
  it.each([
    ['2026-12-01', '2025-12-02'],
    ['2027-03-01', '2026-03-02'],
    ['2028-02-29', '2027-03-01'],
    ['2028-03-01', '2027-03-02'],
    ['2029-02-28', '2028-02-29'],
    ['2029-03-01', '2028-03-02'],
  ])('on %s, orders from %s on', (today, first) => expect(firstCountedDay(today)).toBe(first));
});

const TODAY = '2026-12-01';
const order = (day: string, amount: number) => ({ day, amount });

describe('where a member stands [44 W11] [44 W13]', () => {
  it.each<[string, { day: string; amount: number }[], object]>([
    ['without orders', [], { turnover: 0, level: undefined, holds_until: '' }],
    [
      'below the first level',
      [order('2026-11-01', 2999)],
      { level: undefined, next: { level: SILVER, lacking: 1 }, holds_until: '' },
    ],
    [
      'on a level exactly',
      [order('2026-11-01', 3000)],
      { level: SILVER, next: { level: GOLD, lacking: 7000 }, holds_until: '2027-10-31' },
    ],
    [
      'on the highest',
      [order('2026-11-01', 12_000)],
      { level: GOLD, next: undefined, holds_until: '2027-10-31' },
    ],
    [
      'by an order on the last day that counts',
      [order('2025-12-02', 3000)],
      { turnover: 3000, level: SILVER, holds_until: '2026-12-01' },
    ],
    [
      'by an order of a day earlier',
      [order('2025-12-01', 3000)],
      { turnover: 0, level: undefined },
    ],
    [
      'until the order drops out without which the level is lost',
      [order('2026-11-01', 2000), order('2026-01-10', 500), order('2026-06-15', 1000)],
      { turnover: 3500, level: SILVER, holds_until: '2027-06-14' },
    ],
    [
      'by an order of a leap day',
      [order('2028-02-29', 3000)],
      { turnover: 3000, holds_until: '2029-02-28' },
    ],
  ])('%s', (what, orders, standing) => {
    const today = what.includes('leap') ? '2028-12-01' : TODAY;
    expect(memberStanding(LEVELS, orders, today)).toMatchObject(standing);
  });

  it('a level from 0 on is everybody’s, and has no end', () =>
    expect(memberStanding([level('會員', 0), GOLD], [order(TODAY, 1)], TODAY)).toMatchObject({
      ...{ level: { name: '會員' }, next: { lacking: 9999 }, holds_until: '' },
    }));
});

it('the level of any orders is the highest reached, holds until the day that is said, and no longer [44 W11] [44 W13]', () => {
  const draw = numbers(44);
  for (let round = 0; round < 2000; round += 1) {
    const orders = Array.from({ length: draw(6) }, () =>
      order(daysLater(TODAY, -draw(400)), draw(5000)),
    );
    const { turnover, level: own, next, holds_until } = memberStanding(LEVELS, orders, TODAY);
    expect(turnover).toBe(
      orders.filter(({ day }) => day >= '2025-12-02').reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(own).toBe(LEVELS.filter(({ from }) => from <= turnover).at(-1));
    expect(next?.level).toBe(LEVELS.find(({ from }) => from > turnover));
    expect(turnover + (next?.lacking ?? 0)).toBe(next?.level.from ?? turnover);
    if (!own) continue;
    const onDay = (day: string) => memberStanding(LEVELS, orders, day).turnover;
    expect(onDay(holds_until)).toBeGreaterThanOrEqual(own.from);
    expect(onDay(daysLater(holds_until, 1))).toBeLessThan(own.from);
  }
});

it.each([
  ['金卡', '金卡會員'],
  ['黃金會員', '黃金會員'],
])('%s is named %s', (name, title) => expect(levelTitle(name)).toBe(title));

it.each([
  [GOLD, undefined, '消費回饋 3% 購物金'],
  [GOLD, COUPON, '消費回饋 3% 購物金、生日券折 NT$100（滿 NT$500）'],
  [
    { ...GOLD, birthday: { ...COUPON, value: 300, min_amt: 0 } },
    COUPON,
    '消費回饋 3% 購物金、生日券折 NT$300',
  ],
  [level('會員', 0), undefined, ''],
])('what a level brings is one sentence [44 W13]', (one, birthday, text) =>
  expect(levelBenefits(one, birthday)).toBe(text),
);
