import type { RuleTerms } from './price-rule.ts';
import { canCompete } from './rule-meeting.ts';
import { isToConfirm, type MetRule, type RuleFacts, ruleWarnings } from './rule-warnings.ts';
import { ALL_GOODS, ALWAYS, type RuleConditions, type StoredRule } from './stored-rule.ts';

const TEA = { prd_id: 'T', name: '茶', price: 600, cost: 380 };
const SWEET = { prd_id: 'S', name: '糖', price: 180, cost: 90 };
const FACTS: RuleFacts = {
  today: '2026-11-21',
  goods: [TEA, SWEET],
  offered: [],
  levels: ['silver', 'gold'],
};

const rule = (terms: RuleTerms, conditions: Partial<RuleConditions> = {}): StoredRule => ({
  ...{ name: '週年慶', terms, scope: ALL_GOODS, conditions: { ...ALWAYS, ...conditions } },
});
const off = (
  from: number,
  fields: { percent?: number; amount?: number },
  by: 'amount' | 'pieces' = 'amount',
) =>
  rule({
    ...{ kind: 'off', by, repeat: false },
    steps: [{ from, percent: 0, amount: 0, ...fields }],
  });
const cheapest = (pieces: number, reduced: number, percent: number) =>
  rule({ kind: 'cheapest', pieces, reduced, percent });
const addOn = (price: number) =>
  rule({ kind: 'add-on', from: 500, max: 1, items: [{ prd_id: 'T', price }] });
const gift = (from: number, by: 'amount' | 'pieces' = 'amount') =>
  rule({ kind: 'gift', by, steps: [{ from, prd_id: 'T', qty: 1 }] });

const texts = (of: StoredRule, facts: Partial<RuleFacts> = {}, others: MetRule[] = []) =>
  ruleWarnings(of, others, { ...FACTS, ...facts }).map(({ kind, text }) => `${kind} ${text}`);

describe('a rule that loses money is named with the cart that shows it [Y12]', () => {
  it.each<[string, StoredRule, Partial<RuleFacts>, RegExp[]]>([
    [
      'all of the price off',
      off(1, { percent: 100 }, 'pieces'),
      {},
      [/^giveaway 「週年慶」會免費送出商品：買 1 件「茶」（原價 NT\$600）只付 NT\$0。/],
    ],
    [
      'all of the price off, without goods',
      off(1, { percent: 100 }, 'pieces'),
      { goods: [] },
      [/^giveaway .*會免費送出商品。/, /^never/],
    ],
    ['the threshold itself off', off(500, { amount: 500 }), {}, [/^giveaway .*會免費送出商品。/]],
    [
      'more than pieces cost',
      off(2, { amount: 400 }, 'pieces'),
      {},
      [/^giveaway .*買 2 件「糖」（原價 NT\$360）只付 NT\$0。/],
    ],
    [
      '打 1 折 instead of 9 折',
      off(1, { percent: 90 }, 'pieces'),
      {},
      [/^giveaway .*折扣很大：買 1 件「茶」（原價 NT\$600）只付 NT\$60。/],
    ],
    [
      'below cost by a percentage',
      off(1000, { percent: 40 }),
      {},
      [/^below-cost .*買 2 件「茶」只付 NT\$720，成本 NT\$760。/],
    ],
    [
      'below cost by an amount',
      off(2, { amount: 190 }, 'pieces'),
      {},
      [/^below-cost .*買 2 件「糖」只付 NT\$170，成本 NT\$180。/],
    ],
    [
      'a bundle below cost',
      rule({ kind: 'bundle', pieces: 3, price: 999 }),
      {},
      [/^below-cost .*買 3 件「茶」只付 NT\$999，成本 NT\$1,140。/],
    ],
    [
      'buy one, get one',
      cheapest(2, 1, 100),
      {},
      [/^below-cost .*買 2 件「茶」只付 NT\$600，成本 NT\$760。/],
    ],
    [
      'an add-on below cost',
      addOn(299),
      { offered: [{ ...TEA, free: 3 }] },
      [/^below-cost .*買 1 件「茶」只付 NT\$299，成本 NT\$380。/],
    ],
    [
      'a gift that costs more than what is earned',
      gift(500),
      { offered: [{ ...TEA, free: 3 }] },
      [/^below-cost .*買 1 件「茶」只付 NT\$600，成本（含贈品） NT\$760。/],
    ],
  ])('%s', (_, of, facts, expected) => {
    const found = texts(of, facts);
    expect(found).toHaveLength(expected.length);
    for (const [at, text] of expected.entries()) expect(found[at]).toMatch(text);
  });

  it.each<[string, StoredRule, Partial<RuleFacts>]>([
    ['a tenth off', off(1000, { percent: 10 }), {}],
    ['the second at half price', cheapest(2, 1, 50), {}],
    [
      'costs that are not stated',
      off(1, { percent: 70 }, 'pieces'),
      { goods: [{ ...TEA, cost: 0 }] },
    ],
    ['free shipping', rule({ kind: 'shipping', by: 'amount', from: 1 }), {}],
    ['a gift that is earned', gift(3000), { offered: [{ ...SWEET, prd_id: 'T', free: 1 }] }],
  ])('%s has no warning', (_, of, facts) => {
    expect(texts(of, facts)).toEqual([]);
  });

  it('only what loses money has to be confirmed', () => {
    const kinds = ['giveaway', 'below-cost', 'never', 'sold-out', 'conflict'] as const;
    expect(kinds.filter((kind) => isToConfirm({ kind, text: '' }))).toEqual([
      'giveaway',
      'below-cost',
    ]);
  });
});

it('the step that loses most is named [Y12]', () => {
  const steps = [5, 45, 20].map((percent, at) => ({ from: at + 1, percent, amount: 0 }));
  expect(texts(rule({ kind: 'off', by: 'pieces', repeat: false, steps }))).toEqual([
    expect.stringContaining('買 2 件「茶」只付 NT$660，成本 NT$760'),
  ]);
});

describe('a rule that never holds says why [Y11]', () => {
  const tenth = off(1000, { percent: 10 });
  const at = (conditions: Partial<RuleConditions>) => rule(tenth.terms, conditions);
  it.each<[string, StoredRule, Partial<RuleFacts>, RegExp]>([
    ['it is over', at({ ends_on: '2026-11-20' }), {}, /最後一天 2026\/11\/20 已經過了/],
    // 21 to 23 November are Saturday to Monday.
    ['no such weekday is left', at({ ends_on: '2026-11-23', weekdays: [3] }), {}, /沒有選到的星期/],
    ['nothing is on sale', tenth, { goods: [] }, /沒有上架的商品/],
    [
      'the bundle is dearer',
      rule({ kind: 'bundle', pieces: 2, price: 1200 }),
      {},
      /沒有比原價便宜/,
    ],
    ['its levels are gone', at({ member_levels: ['old'] }), {}, /會員等級都已經刪除/],
    ['one of them is', at({ member_levels: ['old', 'gold'] }), {}, /有 1 個已經刪除/],
  ])('%s', (_, of, facts, text) => {
    expect(texts(of, facts)).toEqual([expect.stringMatching(/^never/)]);
    expect(texts(of, facts)[0]).toMatch(text);
  });

  it('the last day and a weekday that is still to come hold', () => {
    expect(texts(at({ ends_on: '2026-11-21' }))).toEqual([]);
    expect(texts(at({ ends_on: '2026-11-23', weekdays: [1] }))).toEqual([]);
    expect(texts(at({ starts_on: '2026-12-01', ends_on: '2026-12-02', weekdays: [3] }))).toEqual(
      [],
    );
  });
});

it('a gift or an add-on that is sold out, or off sale, is named [Y11]', () => {
  const offered = [{ ...SWEET, prd_id: 'T', free: 0 }];
  expect(texts(gift(3000), { offered })).toEqual([expect.stringMatching(/贈品「糖」已經沒有庫存/)]);
  expect(texts(addOn(550))).toEqual([expect.stringMatching(/加購商品 T 沒有上架/)]);
});

describe('rules that meet are named [Y11]', () => {
  const tenth = off(1000, { percent: 10 });
  const met = (of: StoredRule, shared: string | undefined = '茶'): MetRule => ({
    ...of,
    ...{ name: '中秋', shared },
  });
  it('of one layer, for the same goods', () => {
    expect(texts(tenth, {}, [met(off(500, { amount: 50 }))])).toEqual([
      'conflict 與「中秋」適用同一批商品（例如「茶」），每件只會套用比較划算的一個。',
    ]);
  });
  it('not for other goods', () => {
    expect(texts(tenth, {}, [{ ...met(off(500, { amount: 50 })), shared: undefined }])).toEqual([]);
  });

  const days = (starts_on: string, ends_on: string) => ({ starts_on, ends_on });
  it.each<[string, RuleTerms, Partial<RuleConditions>, Partial<RuleConditions>, boolean]>([
    ['of another layer', cheapest(2, 1, 50).terms, {}, {}, false],
    ['a gift', gift(500).terms, {}, {}, false],
    ['before it', tenth.terms, days('2026-12-01', ''), days('', '2026-11-30'), false],
    ['on its first day', tenth.terms, days('2026-11-30', ''), days('', '2026-11-30'), true],
    ['on other weekdays', tenth.terms, { weekdays: [1, 2] }, { weekdays: [3] }, false],
    ['on a common weekday', tenth.terms, { weekdays: [1, 2] }, { weekdays: [2] }, true],
    [
      'at another time of day',
      tenth.terms,
      { from_time: '10:00', until_time: '12:00' },
      { from_time: '12:00' },
      false,
    ],
    [
      'after midnight',
      tenth.terms,
      { from_time: '22:00', until_time: '02:00' },
      { from_time: '01:00', until_time: '03:00' },
      true,
    ],
    ['at another price level', tenth.terms, { levels: 'list' }, { levels: 'group' }, false],
    ['for members', tenth.terms, { buyers: 'members' }, {}, true],
    [
      'for another level',
      tenth.terms,
      { member_levels: ['gold'] },
      { member_levels: ['silver'] },
      false,
    ],
    ['for everybody', tenth.terms, { member_levels: ['gold'] }, { member_levels: [] }, true],
  ])('%s', (_, terms, one, other, expected) => {
    expect(canCompete(rule(tenth.terms, one), rule(terms, other))).toBe(expected);
    expect(canCompete(rule(terms, other), rule(tenth.terms, one))).toBe(expected);
  });
});
