import type { RuleTerms, StoredRule } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { orders } from '../../../platform/db/schema/index.ts';
import { BRITTLE, OOLONG } from '../../../testing/index.ts';
import { during, entries, off, openShop, scope } from '../../../testing/orders/rule-shop.ts';
import { setSetting } from '../../../testing/set-setting.ts';

describe('a preview [Y11]', () => {
  it('applies a rule that is not stored to the orders of a month, and shows examples', async () => {
    const shop = await openShop();
    await shop.order([
      [OOLONG, 2],
      [BRITTLE, 1],
    ]);
    const small = await shop.order([[OOLONG, 2]]);
    await shop.order([[BRITTLE, 1]]);
    const cancelled = await shop.order([[OOLONG, 3]]);
    await shop.db.update(orders).set({ status: 0 }).where(eq(orders.ord_code, cancelled));
    const { body } = (await shop.preview()).json();
    expect(body).toMatchObject({ orders: 3, applied: 2, amount: 200, more: 200, gifts: 0 });
    expect(body.examples).toHaveLength(2);
    expect(body.examples[0]).toMatchObject({
      ord_code: small,
      before: 1200,
      after: 1100,
      amount: 100,
    });
    expect(await shop.list()).toEqual([]);
    await shop.db.update(orders).set({ ord_date: new Date('2026-10-21T10:00:00+08:00') });
    expect((await shop.preview()).json().body).toMatchObject({ orders: 0, applied: 0 });
  });

  it('counts what other rules would have taken off anyway', async () => {
    const shop = await openShop();
    await shop.order([[OOLONG, 2]]);
    await shop.enabled({ terms: off(1000, 80) });
    expect((await shop.preview()).json().body).toMatchObject({
      ...{ applied: 1, amount: 100, more: 20, warnings: [{ kind: 'conflict' }] },
    });
    await setSetting(shop.db, 'price_rule_combination', 'one', shop.clock.now());
    const shipping: RuleTerms = { kind: 'shipping', by: 'amount', from: 1 };
    expect((await shop.preview({ terms: shipping })).json().body).toMatchObject({
      ...{ applied: 1, amount: 100, more: 20 },
    });
  });

  it.each([
    ['is over', { ends_on: '2026-11-20' }, {}],
    ['starts after it', { starts_on: '2027-02-01' }, { ends_on: '2027-01-31' }],
  ])('leaves out a rule that %s, and names no conflict with it', async (_, other, own) => {
    const shop = await openShop();
    await shop.order([[OOLONG, 2]]);
    await shop.enabled({ terms: off(1000, 80), ...during(other) });
    expect((await shop.preview(during(own))).json().body).toMatchObject({
      ...{ applied: 1, amount: 100, more: 100, warnings: [] },
    });
  });

  it('of a stored rule is without the stored one, whatever its days', async () => {
    const shop = await openShop();
    await shop.order([[OOLONG, 2]]);
    const rule_id = await shop.enabled(during({ starts_on: '2027-01-01' }));
    const changed = { rule_id, terms: off(1000, 150), ...during({ starts_on: '2027-01-01' }) };
    expect((await shop.preview(changed)).json().body).toMatchObject({
      ...{ applied: 1, amount: 150, more: 150, warnings: [] },
    });
  });

  it.each<[string, Partial<StoredRule>, number]>([
    ['a category', scope({ categories: ['C2'] }), 0],
    ['its parent', scope({ categories: ['C1'] }), 1],
    ['the product, excepted', scope({ categories: ['C1'], except: ['P0001'] }), 0],
    ['members', during({ buyers: 'members' }), 0],
    ['first orders', during({ buyers: 'first-order' }), 1],
    ['group prices', during({ levels: 'group' }), 0],
    // The order was placed on a Saturday at ten.
    ['its weekday', during({ weekdays: [6] }), 1],
    ['another weekday', during({ weekdays: [1, 2] }), 0],
    ['another time', during({ from_time: '12:00' }), 0],
  ])('tries %s as a cart would', async (_, fields, applied) => {
    const shop = await openShop();
    await shop.order([[OOLONG, 2]]);
    expect((await shop.preview(fields)).json().body).toMatchObject({ orders: 1, applied });
  });

  it('of a rule with a fault says what is wrong', async () => {
    const shop = await openShop();
    const rejected = await shop.preview({ name: '' });
    expect([rejected.statusCode, rejected.json().faults.name]).toEqual([400, expect.any(String)]);
  });
});

describe('two people', () => {
  it('a change of a rule that somebody else has changed is rejected with its current state', async () => {
    const shop = await openShop();
    const { rule_id, version } = await shop.added();
    await shop.change(rule_id, { name: '滿千折百二' }, shop.ben);
    const late = await shop.change(rule_id, { name: '雙十', version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      msg: [{ Code: 'PRICE_RULE_CHANGED', Message: expect.stringMatching(/變更：ben 於 .*10:00/) }],
      body: { rule: { name: '滿千折百二' } },
    });
    expect((await shop.enable(rule_id, { version })).statusCode).toBe(409);
  });

  it('[44 Y11] whoever stops a rule stops it, also one that somebody has changed meanwhile', async () => {
    const shop = await openShop();
    const id = await shop.enabled();
    await shop.change(id, { name: '雙十' }, shop.ben);
    const stopped = await shop.anna.send('POST', `price-rules/${id}/disable`);
    expect(stopped.json().body.rule).toMatchObject({ state: 'disabled', name: '雙十' });
  });

  it('of two changes of one version at the same moment, one succeeds', async () => {
    const shop = await openShop();
    const { rule_id, version } = await shop.added();
    const answers = await Promise.all([
      shop.change(rule_id, { name: '一', version }),
      shop.change(rule_id, { name: '二', version }, shop.ben),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

it('the audit log has every change with the parts that differ', async () => {
  const shop = await openShop();
  const { rule_id } = await shop.added();
  await shop.change(rule_id, { terms: off(2000, 300) });
  await shop.anna.send('POST', `price-rules/${rule_id}/disable`);
  await shop.add({ name: '' });
  expect(await entries(shop)).toMatchObject([
    { action: 'price-rule.add', actor: 'anna', subject: rule_id, detail: { name: '滿千折百' } },
    { action: 'price-rule.read' },
    {
      action: 'price-rule.set',
      subject: rule_id,
      detail: { terms: off(2000, 300) },
      outcome: 'ok',
    },
    { action: 'price-rule.disable', subject: rule_id, detail: { name: '滿千折百' } },
    { action: 'price-rule.add', outcome: 'BAD_PRICE_RULE' },
  ]);
});

it('an unknown rule is a 404', async () => {
  const shop = await openShop();
  const answers = [
    await shop.anna.send('GET', 'price-rules/NOTHING'),
    await shop.anna.send('POST', 'price-rules/NOTHING/disable'),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().msg[0].Code])).toEqual([
    [404, 'PRICE_RULE_NOT_FOUND'],
    [404, 'PRICE_RULE_NOT_FOUND'],
  ]);
});
