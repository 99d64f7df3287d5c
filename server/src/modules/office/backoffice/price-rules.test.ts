import type { RuleTerms, StoredRule } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { orders, priceRules, variants } from '../../../platform/db/schema/index.ts';
import { BEAUTY, BRITTLE, OOLONG } from '../../../testing/index.ts';
import {
  appliedOf,
  during,
  FREE,
  off,
  openShop,
  scope,
  TEA,
} from '../../../testing/orders/rule-shop.ts';

it('[44 Y11] a new rule is disabled; enabled, it runs', async () => {
  const shop = await openShop();
  const rule = await shop.added({ name: ' 滿千折百 ' });
  expect(rule).toMatchObject({ name: '滿千折百', enabled: false, state: 'disabled', orders: 0 });
  expect(rule.rule_id).toMatch(/^[0-9A-Z]{10}$/);
  const enabled = await shop.enable(rule.rule_id);
  expect(enabled.json().body).toMatchObject({ rule: { state: 'running' }, warnings: [] });
});

it.each<[string, Partial<StoredRule>, string, RegExp]>([
  ['an empty name', { name: ' ' }, 'name', /1 到 40 個字/],
  ['a step of 0', { terms: off(0, 100) }, 'terms', /門檻金額/],
  ['goods that do not exist', scope({ products: ['NONE'] }), 'scope', /沒有 NONE/],
  ['a category that does not exist', scope({ categories: ['C9'] }), 'scope', /沒有 C9/],
  ['a maker that does not exist', scope({ makers: ['M9'] }), 'scope', /沒有 M9/],
  ['an exception that does not exist', scope({ except: ['NONE'] }), 'scope', /沒有 NONE/],
  [
    'a gift that does not exist',
    { terms: { kind: 'gift', by: 'amount', steps: [{ from: 1, prd_id: 'NONE', qty: 1 }] } },
    'terms',
    /沒有 NONE/,
  ],
  ['a day that does not exist', during({ ends_on: '2026-02-30' }), 'days', /不是日期/],
  ['a time that does not exist', during({ from_time: '25:00' }), 'times', /時間/],
])('%s is rejected at its part, and nothing is stored', async (_, fields, part, sentence) => {
  const shop = await openShop();
  const rejected = await shop.add(fields);
  expect(rejected.statusCode).toBe(400);
  expect(rejected.json().faults[part]).toMatch(sentence);
  expect(await shop.db.select().from(priceRules)).toEqual([]);
});

it('[44 Y11] a rule’s state says whether it holds now, and filters the list', async () => {
  const shop = await openShop();
  await shop.enabled({ name: 'RUNS', ...during({ ends_on: '2026-11-21' }) });
  await shop.enabled({ name: 'SOON', ...during({ starts_on: '2026-11-22' }) });
  await shop.enabled({ name: 'OVER', ...during({ ends_on: '2026-11-20' }) });
  await shop.added({ name: 'OFF', ...during({ ends_on: '2026-11-01' }) });
  const states = (await shop.list()).map(({ name, state }) => [name, state]);
  expect(Object.fromEntries(states)).toEqual({
    ...{ RUNS: 'running', SOON: 'upcoming', OVER: 'ended', OFF: 'disabled' },
  });
  for (const [name, state] of states)
    expect(await shop.list(`state=${state}`)).toMatchObject([{ name }]);
});

it('finds rules by a part of the name, and goes on from page to page', async () => {
  const shop = await openShop();
  await shop.added({ name: '中秋_滿額' });
  await shop.added({ name: '週年慶 ABC' });
  const found = async (q: string) =>
    (await shop.list(`q=${encodeURIComponent(q)}`)).map(({ name }) => name);
  expect(await found('ａｂｃ')).toEqual(['週年慶 ABC']);
  expect(await found('_滿')).toEqual(['中秋_滿額']);
  expect(await found('%')).toEqual([]);
  const [row] = await shop.db.select().from(priceRules);
  if (!row) throw new Error('no rule');
  await shop.db
    .insert(priceRules)
    .values(Array.from({ length: 58 }, (_, at) => ({ ...row, rule_id: `R${at}` })));
  const first = await shop.anna.get('price-rules');
  const rest = await shop.anna.get(`price-rules?after=${encodeURIComponent(first.next)}`);
  expect([first.rules.length, rest.rules.length, rest.next]).toEqual([50, 10, '']);
});

it('[44 Y11] a rule’s figures count the orders that carry it and are not cancelled', async () => {
  const shop = await openShop();
  const { rule_id } = await shop.added();
  shop.clock.advance(1000);
  const other = await shop.added({ name: '另一個' });
  const gifts = [{ prd_id: BRITTLE.prd_id, qty: 2 }];
  const first = await shop.order(
    [[OOLONG, 2]],
    [appliedOf(rule_id, 100, gifts), appliedOf('X', 7)],
  );
  const second = await shop.order([[OOLONG, 1]], [appliedOf(rule_id, 50)]);
  await shop.order([[OOLONG, 1]]);
  expect(await shop.read(rule_id)).toMatchObject({
    ...{ rule: { orders: 2, discount: 150 }, sales: 1800, gifts: 2 },
    recent: [
      { ord_code: second, discount: 50 },
      { ord_code: first, discount: 100 },
    ],
  });
  await shop.db.update(orders).set({ status: 0 }).where(eq(orders.ord_code, second));
  const page = await shop.read(rule_id);
  expect(page).toMatchObject({ rule: { orders: 1, discount: 100 }, sales: 1200, gifts: 2 });
  expect(page.recent).toHaveLength(2);
  expect(await shop.list()).toMatchObject([
    { rule_id: other.rule_id, orders: 0, discount: 0 },
    { rule_id, orders: 1, discount: 100 },
  ]);
});

it('[44 Y11] goods, categories and gifts of a rule have their names', async () => {
  const shop = await openShop();
  await shop.added({
    ...scope({ products: [OOLONG.prd_id], categories: ['C21'], variants: [BEAUTY.prd_id] }),
    terms: { kind: 'gift', by: 'pieces', steps: [{ from: 3, prd_id: BRITTLE.prd_id, qty: 1 }] },
  });
  const { names } = await shop.anna.get('price-rules');
  expect(names).toMatchObject({
    goods: { P0003: '手炒花生糖', P0002: '東方美人茶' },
    ...{ products: { P0001: '阿里山高山烏龍茶' }, categories: { C21: expect.any(String) } },
  });
});

describe('a rule that gives goods away or sells them below their cost [Y12]', () => {
  it('is enabled only once the sentence that names it is confirmed', async () => {
    const shop = await openShop();
    const { rule_id } = await shop.added({ name: '全館免費', terms: FREE });
    const refused = await shop.enable(rule_id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().msg[0]).toMatchObject({
      ...{
        Code: 'CONFIRM_PRICE_RULE',
        Message: expect.stringContaining('「全館免費」會免費送出商品'),
      },
    });
    expect(refused.json().warnings).toMatchObject([{ kind: 'giveaway' }]);
    expect(await shop.read(rule_id)).toMatchObject({ rule: { enabled: false } });
    expect((await shop.enable(rule_id, { confirm: true })).json().body.rule.state).toBe('running');
  });

  it('is not reached by changing one that is enabled', async () => {
    const shop = await openShop();
    const id = await shop.enabled();
    expect((await shop.change(id, { terms: FREE })).statusCode).toBe(409);
    expect((await shop.read(id)).rule.terms).toEqual(TEA.terms);
    expect((await shop.change(id, { terms: FREE, confirm: true })).statusCode).toBe(200);
  });

  it('may be saved while it is disabled', async () => {
    const shop = await openShop();
    const { rule_id } = await shop.added();
    expect((await shop.change(rule_id, { terms: FREE })).statusCode).toBe(200);
  });

  it.each<[string, Partial<StoredRule>, string | undefined]>([
    ['in all goods', { terms: off(1, 0, 35) }, '東方美人茶'],
    ['in a category', { terms: off(1, 0, 40), ...scope({ categories: ['C11'] }) }, '東方美人茶'],
    [
      'in a parent category',
      { terms: off(1, 0, 45), ...scope({ categories: ['C2'] }) },
      '土鳳梨酥禮盒',
    ],
    [
      'in one product',
      { terms: off(1, 0, 40), ...scope({ products: ['P0001'] }) },
      '阿里山高山烏龍茶',
    ],
    ['in one variant', { terms: off(1, 0, 60), ...scope({ variants: ['P0003'] }) }, '手炒花生糖'],
    [
      'not in an exception',
      { terms: off(1, 0, 28), ...scope({ except: ['P0002', 'P0004'] }) },
      undefined,
    ],
    [
      'at group prices',
      { terms: off(1, 0, 30), ...scope({ products: ['P0001'] }) },
      '阿里山高山烏龍茶',
    ],
    [
      'not at group prices where only list prices hold',
      { terms: off(1, 0, 30), ...scope({ products: ['P0001'] }), ...during({ levels: 'list' }) },
      undefined,
    ],
  ])('%s: the goods that lose most are named', async (_, fields, name) => {
    const shop = await openShop();
    const { warnings } = (await shop.add(fields)).json().body;
    const lossy = warnings.filter(({ kind }: { kind: string }) => kind === 'below-cost');
    expect(lossy).toEqual(
      name === undefined
        ? []
        : [{ kind: 'below-cost', text: expect.stringContaining(`「${name}」`) }],
    );
  });
});

describe('other enabled rules [Y11]', () => {
  it('for the same goods are named, with one of the goods', async () => {
    const shop = await openShop();
    await shop.enabled({ name: '茶九折', terms: off(1, 0, 10), ...scope({ categories: ['C1'] }) });
    await shop.added({ name: '草稿', terms: off(1, 0, 10) });
    const warningsOf = async (fields: Partial<StoredRule>) =>
      (await shop.add(fields)).json().body.warnings;
    expect(await warningsOf({})).toEqual([
      { kind: 'conflict', text: expect.stringMatching(/與「茶九折」.*「阿里山高山烏龍茶」/) },
    ]);
    expect(await warningsOf(scope({ categories: ['C21'] }))).toEqual([]);
    expect(await warningsOf(scope({ products: ['P0001'], except: ['P0001'] }))).toMatchObject([
      { kind: 'never' },
    ]);
  });

  it('a gift that is sold out is named', async () => {
    const shop = await openShop();
    await shop.db.update(variants).set({ on_hand: 0 }).where(eq(variants.var_id, 'P0003'));
    const gift: RuleTerms = {
      ...{ kind: 'gift', by: 'amount', steps: [{ from: 3000, prd_id: 'P0003', qty: 1 }] },
    };
    expect((await shop.add({ terms: gift })).json().body.warnings).toMatchObject([
      { kind: 'sold-out', text: expect.stringContaining('手炒花生糖') },
    ]);
  });
});
