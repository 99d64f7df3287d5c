import type { PriceRule, RuledLine, RuleTerms } from './price-rule.ts';
import { applyRules, offByLine } from './ruled-cart.ts';

const line = (prd_id: string, prd_price: number, qty: number, ...rules: string[]): RuledLine => ({
  ...{ prd_id, prd_price, qty },
  ...(rules.length > 0 && { rules }),
});

const rule = (rule_id: string, terms: RuleTerms, everything = true): PriceRule => ({
  ...{ rule_id, name: rule_id, terms, everything },
});

const off = (from: number, amount: number, more: Partial<RuleTerms> = {}) =>
  ({
    ...{ kind: 'off', by: 'amount', repeat: false, steps: [{ from, amount, percent: 0 }] },
    ...more,
  }) as RuleTerms;

const bundle = (pieces: number, price: number): RuleTerms => ({ kind: 'bundle', pieces, price });
const cheapest = (pieces: number, reduced: number, percent: number): RuleTerms => ({
  ...{ kind: 'cheapest', pieces, reduced, percent },
});

const amounts = (lines: RuledLine[], ...rules: PriceRule[]) =>
  applyRules(lines, rules).map(({ rule_id, amount }) => `${rule_id} ${amount}`);

const STEPS: RuleTerms = {
  ...{ kind: 'off', by: 'amount', repeat: false },
  steps: [
    { from: 1000, amount: 50, percent: 0 },
    { from: 2000, amount: 0, percent: 10 },
  ],
};

describe('what each kind takes off [Y1]', () => {
  it.each<[string, RuleTerms, RuledLine[], number]>([
    ['an amount that is not reached', off(1000, 100), [line('a', 999, 1)], 0],
    ['an amount that is reached exactly', off(1000, 100), [line('a', 500, 2)], 100],
    ['each time it is reached', off(500, 40, { repeat: true }), [line('a', 520, 3)], 120],
    ['the step reached last', STEPS, [line('a', 700, 3)], 210],
    ['a step before it', STEPS, [line('a', 700, 2)], 50],
    ['a number of pieces', off(3, 60, { by: 'pieces' }), [line('a', 50, 2), line('b', 9, 1)], 60],
    ['no more than the goods cost', off(3, 900, { by: 'pieces' }), [line('a', 50, 3)], 150],
    ['any 3 for a price, twice', bundle(3, 499), [line('a', 200, 6)], 202],
    ['any 3 from several lines', bundle(3, 499), [line('a', 300, 1), line('b', 150, 2)], 101],
    ['nothing where a set is no cheaper', bundle(3, 499), [line('a', 100, 3)], 0],
    [
      'one of three free: the cheapest',
      cheapest(3, 1, 100),
      [line('a', 90, 2), line('b', 30, 1)],
      30,
    ],
    ['the second at half', cheapest(2, 1, 50), [line('a', 101, 3)], 51],
    ['pieces left over', cheapest(3, 1, 100), [line('a', 90, 5)], 90],
  ])('%s', (_what, terms, lines, amount) => {
    const applied = applyRules(lines, [rule('r', terms)]);
    expect(applied.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
  });

  it('holds only for the lines that name it', () => {
    const lines = [line('a', 600, 1, 'tea'), line('b', 600, 1)];
    expect(amounts(lines, rule('tea', off(1000, 100), false))).toEqual([]);
    expect(amounts(lines, rule('tea', off(600, 100), false))).toEqual(['tea 100']);
  });
});

describe('goods at another price beside others [Y4]', () => {
  const mug: RuleTerms = {
    ...{ kind: 'add-on', from: 500, max: 2 },
    items: [{ prd_id: 'mug', price: 99 }],
  };

  it.each([
    ['with enough other goods', [line('tea', 500, 1), line('mug', 250, 1)], ['mug 151']],
    ['at most as many as it says', [line('tea', 500, 1), line('mug', 250, 5)], ['mug 302']],
    ['without others they cost their own price', [line('mug', 250, 5)], []],
    ['they do not count themselves', [line('tea', 300, 1), line('mug', 250, 1)], []],
  ])('%s', (_what, lines, expected) => {
    expect(amounts(lines, rule('mug', mug))).toEqual(expected);
  });
});

describe('gifts and shipping [Y3]', () => {
  const gift: RuleTerms = {
    ...{ kind: 'gift', by: 'amount' },
    steps: [
      { from: 500, prd_id: 'bag', qty: 1 },
      { from: 1000, prd_id: 'mug', qty: 2 },
    ],
  };

  it.each([
    [499, []],
    [500, [{ prd_id: 'bag', qty: 1 }]],
    [1200, [{ prd_id: 'mug', qty: 2 }]],
  ])('goods of %d get %j', (price, gifts) => {
    const applied = applyRules([line('a', price, 1)], [rule('g', gift)]);
    expect(applied.flatMap((one) => one.gifts ?? [])).toEqual(gifts);
  });

  it('count what goods cost after the other rules', () => {
    const lines = [line('a', 550, 1)];
    const rules = [rule('a', off(500, 100)), rule('g', gift)];
    expect(applyRules(lines, rules).map(({ rule_id }) => rule_id)).toEqual(['a']);
    const free = rule('s', { kind: 'shipping', by: 'amount', from: 500 });
    expect(amounts(lines, rules[0] as PriceRule, free)).toEqual(['a 100']);
    expect(amounts(lines, free)).toEqual(['s 0']);
  });
});

describe('rules that meet [Y2]', () => {
  it('a piece has one product offer, and the best ones together are chosen', () => {
    const lines = [line('a', 300, 3)];
    const rules = [rule('b', bundle(3, 700)), rule('c', cheapest(2, 1, 50))];
    // b takes three pieces for 200 off; c two for 150, and leaves one.
    expect(amounts(lines, ...rules)).toEqual(['b 200']);
  });

  it('offers that take less alone can save more together', () => {
    const lines = [line('a', 100, 2, 'one', 'two'), line('b', 100, 1, 'two', 'three')];
    const rules = [
      rule('one', bundle(2, 120), false),
      rule('two', bundle(3, 210), false),
      rule('three', cheapest(2, 1, 100), false),
    ];
    expect(amounts(lines, ...rules)).toEqual(['two 90']);
    expect(
      amounts([line('a', 100, 4)], rule('x', bundle(3, 210)), rule('y', bundle(2, 150))),
    ).toEqual(['y 100']);
  });

  it('an offer by amount counts what the product offers left', () => {
    const lines = [line('a', 500, 2)];
    const rules = [rule('half', cheapest(2, 1, 50)), rule('amount', off(800, 80))];
    expect(amounts(lines, ...rules)).toEqual(['half 250']);
    expect(amounts(lines, rules[0] as PriceRule, rule('amount', off(700, 80)))).toEqual([
      'half 250',
      'amount 80',
    ]);
  });

  it('the rule whose id comes first wins between equal ones', () => {
    const lines = [line('a', 1000, 1)];
    expect(amounts(lines, rule('z', off(1000, 100)), rule('m', off(900, 100)))).toEqual(['m 100']);
  });

  it('divides what it takes off by what lines cost', () => {
    const lines = [line('a', 100, 1), line('b', 200, 1), line('c', 1, 1)];
    const applied = applyRules(lines, [rule('r', off(300, 100))]);
    expect([...offByLine(applied)]).toEqual([
      ['b', 66],
      ['a', 34],
    ]);
  });
});
