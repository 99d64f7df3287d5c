import type { CartLine } from '@pinpu/shared/contracts';
import { ALWAYS, orderAmounts, type PriceRules } from '@pinpu/shared/domain';
import { orders, priceRules } from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { addRules, offFrom } from '../../../testing/orders/price-rule.ts';
import { during, openShop } from '../../../testing/orders/rule-shop.ts';
import { addOrderOf, GOLD, SILVER, setLevels } from '../../../testing/people/member-level.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

const cart: CartLine[] = [lineOf(OOLONG, 2)];
const off = offFrom(500, 50);
const FOR_GOLD = { member_levels: ['gold'] };

async function shopWithLevels() {
  const shop = await testApp();
  await setLevels(shop, SILVER, GOLD);
  const { headers, cus_id } = await signedInMember(shop.db, shop.clock.now());
  return { ...shop, headers, cus_id };
}

async function rulesIn({ app }: TestApp, headers = {}): Promise<PriceRules | undefined> {
  const payload = { s: SESSION, cart };
  const url = `/api/cart/update?s=${SESSION}`;
  return (await app.inject({ method: 'POST', url, payload, headers })).json().body.price_rules;
}

const namesIn = async (...args: Parameters<typeof rulesIn>) =>
  (await rulesIn(...args))?.rules.map(({ name }) => name);

it('a rule for a level holds once an order has raised the member to it, and is named with it [44 W12]', async () => {
  const shop = await shopWithLevels();
  await addRules(shop, { rule_id: 'r', name: '週年慶', terms: off, conditions: FOR_GOLD });
  expect(await namesIn(shop)).toBeUndefined();
  await addOrderOf(shop, shop.cus_id, { amount: 4999 });
  expect(await namesIn(shop, shop.headers)).toBeUndefined();
  await addOrderOf(shop, shop.cus_id, { amount: 1 });
  expect(await namesIn(shop, shop.headers)).toEqual(['週年慶（金卡會員）']);
  expect(await namesIn(shop)).toBeUndefined();
});

it('a rule whose name has the level is named as it is; one for other levels does not hold [44 W12]', async () => {
  const shop = await shopWithLevels();
  await addOrderOf(shop, shop.cus_id, { amount: 5000 });
  await addRules(
    shop,
    { rule_id: 'a', name: '金卡禮', terms: off, conditions: { member_levels: ['silver', 'gold'] } },
    { rule_id: 'b', name: '銀卡禮', terms: off, conditions: { member_levels: ['silver'] } },
    { rule_id: 'c', name: '舊等級', terms: off, conditions: { member_levels: ['gone'] } },
    { rule_id: 'd', name: '人人', terms: off, conditions: { member_levels: [] } },
  );
  expect(await namesIn(shop, shop.headers)).toEqual(['金卡禮', '人人']);
});

it('the checkout decides by the level: without it, the lower price is refused [44 W12]', async () => {
  const shop = await shopWithLevels();
  await addOrderOf(shop, shop.cus_id, { amount: 5000 });
  await addRules(shop, { rule_id: 'r', terms: off, conditions: FOR_GOLD });
  const rules = await rulesIn(shop, shop.headers);
  const body = checkoutBody(cart, orderAmounts(cart, undefined, {}, rules));
  expect((await sendCheckout(shop, body)).statusCode).toBe(409);
  expect((await sendCheckout(shop, body, { headers: shop.headers })).statusCode).toBe(200);
});

it('a product’s page names the levels, and not a rule whose levels were all deleted [44 W12]', async () => {
  const shop = await shopWithLevels();
  await addRules(
    shop,
    { rule_id: 'a', terms: off, conditions: { member_levels: ['gold', 'gone'] } },
    {
      ...{ rule_id: 'b', terms: off },
      conditions: { member_levels: ['gold', 'silver'], buyers: 'members' },
    },
    { rule_id: 'c', terms: off, conditions: { member_levels: ['gone'] } },
  );
  const { rules } = (await shop.app.inject('/api/product/P0001')).json().body;
  expect(rules.map(({ text }: { text: string }) => text)).toEqual([
    '金卡會員限定：滿 NT$500 折 NT$50',
    '銀卡會員、金卡會員限定：滿 NT$500 折 NT$50',
  ]);
});

it('the office stores a rule’s levels, warns of deleted ones, and previews by today’s level [44 W12]', async () => {
  const shop = await openShop();
  await setLevels(shop, SILVER, GOLD);
  const forGold = during(FOR_GOLD);
  const { rule_id } = await shop.added(forGold);
  expect(await shop.read(rule_id)).toMatchObject({ warnings: [], rule: forGold });
  await shop.order([[OOLONG, 2]]);
  expect((await shop.preview(forGold)).json().body).toMatchObject({ applied: 0 });
  const { cus_id } = await signedInMember(shop.db, shop.clock.now());
  await addOrderOf(shop, cus_id, { amount: 5000 });
  await shop.db.update(orders).set({ cus_id });
  expect((await shop.preview(forGold)).json().body).toMatchObject({ applied: 1 });
  await setLevels(shop, SILVER);
  expect((await shop.read(rule_id)).warnings).toMatchObject([
    { kind: 'never', text: expect.stringContaining('會員等級都已經刪除') },
  ]);
});

it('an editor of before there were levels does not lift a rule’s limit; an empty list does [44 W12]', async () => {
  const shop = await openShop();
  await setLevels(shop, GOLD);
  const { rule_id } = await shop.added(during(FOR_GOLD));
  const levels = async (conditions: object) => {
    await shop.change(rule_id, { conditions });
    return (await shop.read(rule_id)).rule.conditions.member_levels;
  };
  expect(await levels(ALWAYS)).toEqual(['gold']);
  expect(await levels({ ...ALWAYS, member_levels: [] })).toEqual([]);
});

it('a stored rule of before there were levels is read [44 W12]', async () => {
  const shop = await openShop();
  const { rule_id } = await shop.added();
  const [stored] = await shop.db.select().from(priceRules);
  expect(stored?.conditions).not.toHaveProperty('member_levels');
  expect((await shop.read(rule_id)).rule.name).toBe('滿千折百');
});
