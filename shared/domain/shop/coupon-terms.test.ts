import { couponCodeFault, newCouponCode, normaliseCouponCode } from './coupon-code.ts';
import { type CouponTerms, couponTermsFaults, couponText } from './coupon-terms.ts';

const TERMS: CouponTerms = {
  ...{ kind: 'amount', value: 100, min_amt: 0, starts_on: '', ends_on: '' },
  ...{ max_uses: null, max_uses_per_buyer: null, note: '' },
};

describe('the terms of a coupon', () => {
  it.each<Partial<CouponTerms>>([
    {},
    { value: 1_000_000 },
    { kind: 'percent', value: 100 },
    { kind: 'shipping', value: 0 },
    { starts_on: '2026-12-01', ends_on: '2026-12-01' },
    { max_uses: 1, max_uses_per_buyer: 1 },
    { note: '字'.repeat(100) },
  ])('%j can be stored', (fields) =>
    expect(couponTermsFaults({ ...TERMS, ...fields })).toEqual({}),
  );

  it.each<[Partial<CouponTerms>, keyof CouponTerms]>([
    [{ value: 0 }, 'value'],
    [{ value: 3.7 }, 'value'],
    [{ value: Number.NaN }, 'value'],
    [{ value: 1_000_001 }, 'value'],
    [{ kind: 'percent', value: 0 }, 'value'],
    [{ kind: 'percent', value: 101 }, 'value'],
    [{ kind: 'shipping', value: 1 }, 'value'],
    [{ min_amt: -1 }, 'min_amt'],
    [{ starts_on: '2026-13-01' }, 'starts_on'],
    [{ ends_on: '12/31' }, 'ends_on'],
    [{ starts_on: '2026-12-02', ends_on: '2026-12-01' }, 'ends_on'],
    [{ max_uses: 0 }, 'max_uses'],
    [{ max_uses_per_buyer: 1.5 }, 'max_uses_per_buyer'],
    [{ max_uses: 1, max_uses_per_buyer: 2 }, 'max_uses_per_buyer'],
    [{ note: '字'.repeat(101) }, 'note'],
  ])('%j are rejected for %s alone', (fields, field) =>
    expect(Object.keys(couponTermsFaults({ ...TERMS, ...fields }))).toEqual([field]),
  );
});

it.each([
  ['amount', 1200, '折 NT$1,200'],
  ['percent', 10, '打 9 折'],
  ['percent', 15, '打 85 折'],
  ['percent', 95, '打 0.5 折'],
  ['percent', 100, '商品免費'],
  ['shipping', 0, '免運費'],
] as const)('%s %i is %s', (kind, value, text) => expect(couponText({ kind, value })).toBe(text));

describe('a code', () => {
  it.each(['TEA', 'tea-100', 'Ｔ Ｅ Ａ＿１', 'A'.repeat(40)])('can be %s', (typed) =>
    expect(couponCodeFault(normaliseCouponCode(typed))).toBe(''),
  );

  it.each(['', 'AB', '茶100', 'A'.repeat(41), 'TEA/1'])('can’t be "%s"', (typed) =>
    expect(couponCodeFault(normaliseCouponCode(typed))).toMatch(/3 到 40 個/),
  );

  it('a code that is generated has eight letters that are not taken for one another, each equally likely', () => {
    let next = 0;
    const inTurn = (bytes: Uint8Array) => bytes.fill(next++ % 256);
    const codes = Array.from({ length: 23 * 32 }, () => newCouponCode(inTurn));
    const letters = codes.join('');
    expect(letters).not.toMatch(/[01258BILOSUVZ]/);
    for (const code of codes) expect(couponCodeFault(code)).toBe('');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 23 }, () => letters.length / 23));
  });
});
