import type { RuleConditions, RuleScope, RuleTerms } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { priceRules, variants } from '../../../platform/db/schema/index.ts';
import { addShirt } from '../../../testing/goods/shirt.ts';
import { BRITTLE, type TestApp, testApp } from '../../../testing/index.ts';
import { addRules, giftFrom, offFrom } from '../../../testing/orders/price-rule.ts';

const rulesOf = async ({ app }: TestApp, id: string) =>
  (await app.inject(`/api/product/${id}`)).json().body.rules;

const off = offFrom(1500, 100);

it('a product says which rules hold for it, with their last day [44 Y6]', async () => {
  const shop = await testApp();
  expect(await rulesOf(shop, 'P0001')).toBeUndefined();
  await addRules(
    shop,
    { rule_id: 'a', name: '週年慶', terms: off, conditions: { ends_on: '2026-12-01' } },
    { rule_id: 'b', terms: off, scope: { categories: ['C2'] } },
    { rule_id: 'c', terms: off, scope: { categories: ['C1'] } },
    { rule_id: 'd', terms: off, enabled: false },
  );
  const text = '滿 NT$1,500 折 NT$100';
  expect(await rulesOf(shop, 'P0001')).toEqual([
    { rule_id: 'a', name: '週年慶', text, ends_on: '2026-12-01' },
    { rule_id: 'c', name: 'c', text, ends_on: '' },
  ]);
});

it('a rule that is stopped is gone from the next answer [44 Y6] [44 Y11]', async () => {
  const shop = await testApp();
  await addRules(shop, { rule_id: 'a', terms: off });
  expect(await rulesOf(shop, 'P0001')).toHaveLength(1);
  await shop.db.update(priceRules).set({ enabled: false });
  expect(await rulesOf(shop, 'P0001')).toBeUndefined();
});

it.each<[Partial<RuleConditions>, string | undefined]>([
  [{ buyers: 'members' }, '會員限定：滿 NT$1,500 折 NT$100'],
  [{ buyers: 'first-order' }, '首購限定：滿 NT$1,500 折 NT$100'],
  [{ buyers: 'members', levels: 'group' }, '會員、團購價限定：滿 NT$1,500 折 NT$100'],
  [{ starts_on: '2026-11-22' }, undefined],
])('the text of a rule with %j says whom it is for [44 Y6]', async (conditions, text) => {
  const shop = await testApp();
  await addRules(shop, { rule_id: 'a', terms: off, conditions });
  const [rule] = (await rulesOf(shop, 'P0001')) ?? [];
  expect(rule?.text).toBe(text);
  if (conditions.levels) expect(rule.level).toBe('group');
});

const addOn: RuleTerms = {
  ...{ kind: 'add-on', from: 500, max: 1 },
  items: [{ prd_id: 'S1-M', price: 199 }],
};

it.each<[string, RuleTerms, Partial<RuleScope>, string]>([
  ['a gift', giftFrom(500, 'P0003'), {}, `滿 NT$500 送「${BRITTLE.prd_name}」`],
  ['an add-on', addOn, { products: ['P0001'] }, '滿 NT$500，NT$199 加購「棉衫（M）」'],
])(
  '%s is named, and not promised once it is sold out [44 Y6] [44 Y8]',
  async (_what, terms, scope, text) => {
    const shop = await testApp();
    await addShirt(shop);
    await addRules(shop, { rule_id: 'a', terms, scope });
    expect(await rulesOf(shop, 'P0001')).toMatchObject([{ text }]);
    for (const id of ['P0003', 'S1-M'])
      await shop.db.update(variants).set({ on_hand: 0 }).where(eq(variants.var_id, id));
    expect(await rulesOf(shop, 'P0001')).toBeUndefined();
  },
);

it('a rule for one variant is on the page of its product [44 Y6]', async () => {
  const shop = await testApp();
  await addShirt(shop);
  await addRules(shop, { rule_id: 'a', terms: off, scope: { variants: ['S1-L'] } });
  expect(await rulesOf(shop, 'S1')).toHaveLength(1);
  expect(await rulesOf(shop, 'P0001')).toBeUndefined();
});
