import type { CartLine, Checkout } from '@pinpu/shared/contracts';
import {
  type Destination,
  ISLANDS,
  orderAmounts,
  REC_WAY,
  type ShippingRules,
  USUAL_RULES,
} from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import {
  orderLines,
  orders,
  outboxMails,
  products,
  settings,
  variants,
} from '../../../platform/db/schema/index.ts';
import { BRITTLE, OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';

const FROZEN = { temperature: 'frozen', weight: 700, size_cm: 60 } as const;

/** A shop whose brittle is frozen, 700 g and 60 cm, with these rules. */
async function coldShop(rules?: ShippingRules) {
  const shop = await testApp();
  const { temperature, weight, size_cm } = FROZEN;
  await shop.db
    .update(products)
    .set({ temperature, size_cm, ship_fee: 180, ship_fee_free_amt: 0 })
    .where(eq(products.prd_id, BRITTLE.prd_id));
  await shop.db.update(variants).set({ weight }).where(eq(variants.var_id, BRITTLE.prd_id));
  if (rules) await setRules(shop, rules);
  return shop;
}

const setRules = ({ db }: Awaited<ReturnType<typeof testApp>>, value: ShippingRules) =>
  db.insert(settings).values({ name: 'shipping_rules', value, u_date: new Date() });

const TEA_FEE = OOLONG.ship_fee ?? 0;
const tea = lineOf(OOLONG, 1);
const brittle = lineOf(BRITTLE, 2, { ...FROZEN, ship_fee: 180, ship_fee_free_amt: 0 });
const CART = [tea, brittle];
/** What a remote from before there were parcels knows of the lines. */
const OLDER = [tea, lineOf(BRITTLE, 2, { ship_fee: 180, ship_fee_free_amt: 0 })];

const rulesWith = (change: Partial<ShippingRules>): ShippingRules => ({
  ...USUAL_RULES,
  ...change,
});

const bodyFor = (
  cart: CartLine[],
  rules?: ShippingRules,
  destination?: Destination,
  change: Partial<Checkout> = {},
) => checkoutBody(cart, { ...orderAmounts(cart, undefined, { rules, destination }), ...change });

type Answer = Awaited<ReturnType<typeof sendCheckout>>;
const messagesOf = (answer: Answer): string[] =>
  answer.json().msg.map(({ Message }: { Message: string }) => Message);

it('a cart of two temperatures is one order with two parcels and the fee of each [T12]', async () => {
  const shop = await coldShop();
  expect((await sendCheckout(shop, bodyFor(CART))).statusCode).toBe(200);
  const [order] = await shop.db.select().from(orders);
  expect(order?.parcel_fees).toEqual([
    { temperature: 'room', weight: 0, ship_amt: TEA_FEE },
    { temperature: 'frozen', weight: 1400, ship_amt: 180 },
  ]);
  expect(order?.ship_amt).toBe(TEA_FEE + 180);
  const lines = await shop.db.select().from(orderLines).orderBy(orderLines.line_no);
  expect(lines.map(({ temperature, weight }) => [temperature, weight])).toEqual([
    ['room', 0],
    ['frozen', 700],
  ]);
});

it('goods of one temperature are ordered as before, without parcels [T12]', async () => {
  const shop = await coldShop();
  expect((await sendCheckout(shop, checkoutBody([tea]))).statusCode).toBe(200);
  const [order] = await shop.db.select().from(orders);
  expect(order).toMatchObject({ parcel_fees: [], ship_amt: TEA_FEE });
  const { guid, cus_email: acc_email } = order ?? {};
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/order/${guid}?s=${SESSION}`,
    payload: { acc_email },
  });
  expect(answer.json().body.data.body).not.toHaveProperty('parcel_fees');
});

it('a remote from before there were parcels is asked to reload, not to press again [T12]', async () => {
  const shop = await coldShop();
  const first = await sendCheckout(shop, checkoutBody(OLDER));
  expect(first.statusCode).toBe(409);
  expect(messagesOf(first)).toEqual(['運費的計算方式已更新，請重新載入頁面，確認運費後再結帳。']);
  expect(await shop.db.$count(orders)).toBe(0);
});

it('an older remote orders where its fee is right, though the shop has rules [T13]', async () => {
  const shop = await coldShop(
    rulesWith({ regions: [{ ...ISLANDS, surcharge: 150, delivered: true }] }),
  );
  expect((await sendCheckout(shop, checkoutBody([tea]))).statusCode).toBe(200);
});

it.each([
  ['a fee that is too low', { ship_amt: 0 }],
  ['one parcel less', { ship_amt: 180 }],
])('rejects %s, and answers the rules that it applies [T12]', async (_, change) => {
  const rules = rulesWith({ mixed: 'split' });
  const shop = await coldShop(rules);
  const body = bodyFor(CART, rules);
  const claimed = { ...body, ...change, inv_amt: body.inv_amt - body.ship_amt + change.ship_amt };
  const answer = await sendCheckout(shop, { ...claimed, ap_amt: claimed.inv_amt });
  expect(answer.statusCode).toBe(409);
  expect(messagesOf(answer)).toEqual(['運費或訂單金額已更新，請確認後再結帳。']);
  expect(answer.json().body.shipping_rules).toEqual(rules);
});

it('a shop that refuses several temperatures names the goods, and takes them by themselves [T12]', async () => {
  const rules = rulesWith({ mixed: 'refuse' });
  const shop = await coldShop(rules);
  const answer = await sendCheckout(shop, bodyFor(CART, rules));
  expect(answer.statusCode).toBe(409);
  expect(answer.json().msg).toEqual([
    {
      Code: 'SHIPPING_REFUSED',
      Message: `「${BRITTLE.prd_name}」是冷凍配送，不能和常溫商品放在同一筆訂單，請分開訂購。`,
    },
  ]);
  expect((await sendCheckout(shop, bodyFor([brittle], rules))).statusCode).toBe(200);
});

const REGIONS = rulesWith({ regions: [{ ...ISLANDS, surcharge: 150, delivered: true }] });
const PENGHU = { way: 'home', postcode: '880' } as const;
const toPenghu = { addr1_postcode: '880001', addr1: '澎湖縣馬公市中正路 1 號' };

it('an order to an outlying island pays the surcharge for each parcel [T13]', async () => {
  const shop = await coldShop(REGIONS);
  const withoutIt = await sendCheckout(shop, bodyFor(CART, REGIONS, undefined, toPenghu));
  expect(withoutIt.statusCode).toBe(409);
  const answer = await sendCheckout(shop, bodyFor(CART, REGIONS, PENGHU, toPenghu));
  expect(answer.statusCode).toBe(200);
  const [order] = await shop.db.select().from(orders);
  expect(order?.ship_amt).toBe(TEA_FEE + 180 + 2 * 150);
});

it('a region that is not delivered is refused by name [T13]', async () => {
  const rules = rulesWith({ regions: [{ ...ISLANDS, surcharge: 0, delivered: false }] });
  const shop = await coldShop(rules);
  const answer = await sendCheckout(shop, bodyFor([tea], rules, PENGHU, toPenghu));
  expect(messagesOf(answer)).toEqual(['目前不配送離島，請更換收件地址。']);
});

it('a parcel that is too heavy for the last step is refused with what to do [T13]', async () => {
  const steps = [{ up_to: 1000, fee: 180 }];
  const rules = rulesWith({ fees: { frozen: { steps, free_amt: 0 } } });
  const shop = await coldShop(rules);
  expect(messagesOf(await sendCheckout(shop, bodyFor([brittle], rules)))).toEqual([
    '冷凍包裹共 1.4 公斤，超過 1 公斤，請分 2 次訂購。',
  ]);
});

it('frozen goods can not be collected at a store [T12]', async () => {
  const shop = await coldShop();
  const store = { rec_way: REC_WAY.store, rec_meta: '' };
  const answer = await sendCheckout(shop, bodyFor([brittle], undefined, undefined, store));
  expect(messagesOf(answer)).toEqual([
    `「${BRITTLE.prd_name}」是冷凍配送，不能超商取貨，請改選宅配。`,
  ]);
});

it('the cart has the temperature, weight and size of its lines, and the rules of the shop [T12]', async () => {
  const shop = await coldShop();
  const view = async () => {
    const payload = { s: SESSION, cart: OLDER };
    const url = `/api/cart/update?s=${SESSION}`;
    return (await shop.app.inject({ method: 'POST', url, payload })).json().body;
  };
  const { cart, ...before } = await view();
  expect(cart[0]).not.toHaveProperty('temperature');
  expect(cart[1]).toMatchObject(FROZEN);
  expect(before).not.toHaveProperty('shipping_rules');
  await setRules(shop, REGIONS);
  expect((await view()).shipping_rules).toEqual(REGIONS);
});

it('the mail of the order states each parcel [T12]', async () => {
  const shop = await coldShop();
  await sendCheckout(shop, bodyFor(CART));
  const [mail] = await shop.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.kind, 'order-placed'));
  expect(mail?.text).toContain('常溫包裹運費');
  expect(mail?.text).toContain('冷凍包裹運費');
  expect(mail?.text).toContain(`${BRITTLE.prd_name}〔冷凍〕 × 2`);
});
