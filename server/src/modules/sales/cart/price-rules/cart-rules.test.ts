import type { CartLine, CartView } from '@pinpu/shared/contracts';
import { ORDER_STATUS, type RuleConditions, type RuleScope } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import {
  cartSessions,
  makers,
  orders,
  products,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { addTeaSet, TEA_SET } from '../../../../testing/goods/tea-set.ts';
import {
  BEAUTY,
  BRITTLE,
  OOLONG,
  PINEAPPLE,
  PROMOTER_CODE,
  type TestApp,
  testApp,
} from '../../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../../testing/orders/buyer.ts';
import {
  addRules,
  combineRules,
  giftFrom,
  offFrom,
} from '../../../../testing/orders/price-rule.ts';
import { currentView } from '../service.ts';

const off = offFrom(500, 50);

const view = (
  { db, clock }: TestApp,
  cart: CartLine[],
  more: Partial<Parameters<typeof currentView>[1]> = {},
): Promise<CartView> => currentView(db, { cart, ...more }, clock.now());

const idsIn = ({ price_rules }: CartView) => price_rules?.rules.map(({ rule_id }) => rule_id);

const tea = lineOf(OOLONG, 1);
const brittle = lineOf(BRITTLE, 1);

it('a shop without rules answers carts as before [44 Y1]', async () => {
  const shop = await testApp();
  await addRules(shop, { rule_id: 'r', terms: off, enabled: false });
  const { cart, ...answer } = await view(shop, [tea]);
  for (const field of ['price_rules', 'rule_goods']) expect(answer).not.toHaveProperty(field);
  expect(cart[0]).not.toHaveProperty('rules');
});

it.each<[string, Partial<RuleScope>, string[][] | undefined]>([
  ['all goods', {}, []],
  ['a product', { products: ['P0001'] }, [['r'], []]],
  ['a variant', { variants: ['P0003'] }, [[], ['r']]],
  ['a category', { categories: ['C11'] }, [['r'], []]],
  ['the category above', { categories: ['C1'] }, [['r'], []]],
  ['all but a product', { except: ['P0001'] }, [[], ['r']]],
  ['goods that are not in the cart', { products: ['P0002'] }, undefined],
])('a rule for %s is named by the lines that it holds for [44 Y4]', async (_what, scope, named) => {
  const shop = await testApp();
  await addRules(shop, { rule_id: 'r', terms: off, scope });
  const answer = await view(shop, [tea, brittle]);
  expect(idsIn(answer)).toEqual(named && ['r']);
  if (named?.length) expect(answer.cart.map(({ rules = [] }) => rules)).toEqual(named);
  expect(answer.price_rules?.rules[0]?.everything).toBe(named && named.length === 0);
});

it('a rule for a maker holds for its goods [44 Y4]', async () => {
  const shop = await testApp();
  await shop.db.insert(makers).values({ maker_id: 'M1', maker_name: '茶農' });
  await shop.db.update(products).set({ maker_id: 'M1' }).where(eq(products.prd_id, 'P0001'));
  await addRules(shop, { rule_id: 'r', terms: off, scope: { makers: ['M1'] } });
  const { cart } = await view(shop, [tea, brittle]);
  expect(cart.map(({ rules }) => rules)).toEqual([['r'], undefined]);
});

const MEMBER_BUYER = { cus_id: 'M0001', cus_email: 'member@pinpu.test' };

it.each<[string, Partial<RuleConditions>, object, boolean]>([
  ['on its days', { starts_on: '2026-11-21', ends_on: '2026-11-21' }, {}, true],
  ['before its first day', { starts_on: '2026-11-22' }, {}, false],
  ['after its last day', { ends_on: '2026-11-20' }, {}, false],
  ['on another weekday', { weekdays: [5] }, {}, false],
  ['at another time', { from_time: '11:00', until_time: '12:00' }, {}, false],
  ['for members, a guest', { buyers: 'members' }, {}, false],
  ['for members, a member', { buyers: 'members' }, MEMBER_BUYER, true],
  ['for group prices, without a code', { levels: 'group' }, {}, false],
  ['for group prices, with a code', { levels: 'group' }, { promo_code: PROMOTER_CODE }, true],
  ['for list prices, with a code', { levels: 'list' }, { promo_code: PROMOTER_CODE }, false],
  ['for first orders, a guest', { buyers: 'first-order' }, {}, true],
])('a rule holds as its conditions say: %s [44 Y4]', async (_what, conditions, buyer, holds) => {
  const shop = await testApp();
  await addRules(shop, { rule_id: 'r', terms: off, conditions });
  expect(idsIn(await view(shop, [tea], buyer))).toEqual(holds ? ['r'] : undefined);
});

it.each<[string, object, number, boolean]>([
  ['the e-mail', { cus_email: 'guest@pinpu.test' }, ORDER_STATUS.placed, false],
  ['the mobile number', { cus_mobile: '0912345678' }, ORDER_STATUS.placed, false],
  ['nothing', { cus_email: 'new@pinpu.test', cus_mobile: '0900000000' }, ORDER_STATUS.placed, true],
  ['a cancelled order', { cus_email: 'guest@pinpu.test' }, ORDER_STATUS.cancelled, true],
])('a first order is one of a person known by %s [44 Y4]', async (_what, buyer, status, holds) => {
  const shop = await testApp();
  await sendCheckout(shop, checkoutBody([brittle]));
  await shop.db.update(orders).set({ status });
  await addRules(shop, { rule_id: 'r', terms: off, conditions: { buyers: 'first-order' } });
  expect(idsIn(await view(shop, [tea], buyer))).toEqual(holds ? ['r'] : undefined);
});

describe('goods that rules give or offer', () => {
  it('come as lines of one piece, and the shop says how rules meet [44 Y3] [44 Y5]', async () => {
    const shop = await testApp();
    await combineRules(shop, 'coupon-or-rules');
    const items = [
      { prd_id: BEAUTY.prd_id, price: 800 },
      { prd_id: PINEAPPLE.prd_id, price: 99 },
    ];
    await addRules(
      shop,
      { rule_id: 'add', terms: { kind: 'add-on', from: 500, items, max: 1 } },
      { rule_id: 'gift', terms: giftFrom(500, BRITTLE.prd_id) },
    );
    const { price_rules, rule_goods } = await view(shop, [tea]);
    expect(price_rules?.combine).toBe('coupon-or-rules');
    expect(rule_goods?.map(({ prd_id, qty }) => [prd_id, qty]).toSorted()).toEqual([
      [BEAUTY.prd_id, 1],
      [BRITTLE.prd_id, 1],
    ]);
    // The pineapple cakes are sold out.
    expect(price_rules?.rules[0]?.terms).toMatchObject({ items: [{ prd_id: BEAUTY.prd_id }] });
  });

  it('are not promised where the cart buys the last ones of them, itself or in a set [44 Y8]', async () => {
    const shop = await testApp();
    await addTeaSet(shop);
    await shop.db.update(variants).set({ on_hand: 3 }).where(eq(variants.var_id, 'P0003'));
    await addRules(shop, { rule_id: 'gift', terms: giftFrom(100, BRITTLE.prd_id) });
    expect(idsIn(await view(shop, [lineOf(BRITTLE, 2)]))).toEqual(['gift']);
    expect(idsIn(await view(shop, [lineOf(BRITTLE, 3)]))).toBeUndefined();
    const set = lineOf(TEA_SET, 1, { tot_qty: 3 });
    expect(idsIn(await view(shop, [set, lineOf(BRITTLE, 1)]))).toEqual(['gift']);
    expect(idsIn(await view(shop, [set, lineOf(BRITTLE, 2)]))).toBeUndefined();
  });

  it('give the gift of a lower step where that of a higher one is sold out [44 Y8]', async () => {
    const shop = await testApp();
    const steps = [
      { from: 500, prd_id: BRITTLE.prd_id, qty: 1 },
      { from: 600, prd_id: PINEAPPLE.prd_id, qty: 1 },
    ];
    await addRules(shop, { rule_id: 'gift', terms: { kind: 'gift', by: 'amount', steps } });
    const { price_rules, rule_goods } = await view(shop, [tea]);
    expect(price_rules?.rules[0]?.terms).toEqual({ kind: 'gift', by: 'amount', steps: [steps[0]] });
    expect(rule_goods?.map(({ prd_id }) => prd_id)).toEqual([BRITTLE.prd_id]);
  });

  it('are not given twice where there is one: the rule whose id comes first gives it [44 Y8]', async () => {
    const shop = await testApp();
    await shop.db.update(variants).set({ on_hand: 1 }).where(eq(variants.var_id, 'P0003'));
    const terms = giftFrom(500, BRITTLE.prd_id);
    await addRules(shop, { rule_id: 'b', terms }, { rule_id: 'a', terms });
    expect(idsIn(await view(shop, [tea]))).toEqual(['a']);
    await combineRules(shop, 'one');
    expect(idsIn(await view(shop, [tea]))).toEqual(['a', 'b']);
  });

  it('are no goods of the cart: an add-on that is in it already stays offered [44 Y5]', async () => {
    const shop = await testApp();
    await shop.db.update(variants).set({ on_hand: 1 }).where(eq(variants.var_id, 'P0003'));
    const items = [{ prd_id: BRITTLE.prd_id, price: 99 }];
    await addRules(shop, { rule_id: 'add', terms: { kind: 'add-on', from: 500, items, max: 1 } });
    expect(idsIn(await view(shop, [tea, brittle]))).toEqual(['add']);
  });
});

it('a cart that is sent again with the rules of its lines is not stored again [44 Y5]', async () => {
  const shop = await testApp();
  await addRules(shop, { rule_id: 'r', terms: off, scope: { products: ['P0001'] } });
  const update = async (cart: CartLine[]) => {
    const payload = { s: SESSION, cart };
    const url = `/api/cart/update?s=${SESSION}`;
    return (await shop.app.inject({ method: 'POST', url, payload })).json().body as CartView;
  };
  const first = await update([tea]);
  expect(first.cart[0]?.rules).toEqual(['r']);
  const again = await update(first.cart);
  expect(again).toEqual(first);
  const [stored] = await shop.db.select().from(cartSessions);
  expect(stored?.version).toBe(1);
});
