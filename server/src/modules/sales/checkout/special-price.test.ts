import { importContent } from '../../../testing/goods/goods.ts';
import { HOUR_MS, inHours, setSpecial } from '../../../testing/goods/special.ts';
import { BRITTLE, PROMOTER_CODE, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';

const { prd_id, prd_name } = BRITTLE;
const special = { ...BRITTLE, price: 160 };

async function cartOf(shop: TestApp, promo_code = '') {
  const payload = { s: 'session-of-special', cart: [lineOf(special, 1)], promo_code };
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: '/api/cart/update?s=session-of-special', payload },
  });
  return answer.json().body;
}

it('an order pays the special price until the moment it ends, and then reads the new price [T15]', async () => {
  const shop = await testApp();
  await setSpecial(shop, prd_id, { price: 160, until: inHours(shop, 1) });
  shop.clock.advance(HOUR_MS - 1);
  const body = checkoutBody([lineOf(special, 1)]);
  const placed = await sendCheckout(shop, body, { s: 'session-of-buyer-1' });
  expect(placed.statusCode).toBe(200);
  shop.clock.advance(1);
  const late = await sendCheckout(shop, body, { s: 'session-of-buyer-2' });
  expect(late.statusCode).toBe(409);
  expect(late.json().msg).toEqual([
    { Code: 'PRICE_CHANGED', Message: `「${prd_name}」的單價由 NT$160 調整為 NT$180。` },
  ]);
});

it('a special price is charged from its first moment, before the schedule has run [T15]', async () => {
  const shop = await testApp();
  await setSpecial(shop, prd_id, { price: 160, from: inHours(shop, 1) });
  shop.clock.advance(HOUR_MS - 1);
  expect(await cartOf(shop)).toMatchObject({ cart: [{ prd_price: 180 }] });
  shop.clock.advance(1);
  expect(await cartOf(shop)).toMatchObject({
    cart: [{ prd_price: 160, price_regular: 180 }],
    changes: [],
  });
});

it.each([
  ['lower than the group price', 140, { prd_price: 140, price_regular: 180 }],
  ['higher than the group price', 160, { prd_price: 150 }],
])(
  'with a promoter’s code, a special price %s: the lower one applies [T15]',
  async (_, price, line) => {
    const shop = await testApp();
    await setSpecial(shop, prd_id, { price, until: inHours(shop, 1) });
    const [found] = (await cartOf(shop, PROMOTER_CODE)).cart;
    expect(found).toMatchObject(line);
    expect('price_regular' in found).toBe('price_regular' in line);
    expect('special_ends' in found).toBe('price_regular' in line);
  },
);

it('a product is not ordered from the moment it goes off sale, before the schedule has run [T14]', async () => {
  const shop = await testApp();
  await importContent(shop, `商品編號,下架時間\n${prd_id},${inHours(shop, 1)}\n`);
  const body = checkoutBody([lineOf(BRITTLE, 1)]);
  shop.clock.advance(HOUR_MS - 1);
  expect((await sendCheckout(shop, body, { s: 'session-of-buyer-1' })).statusCode).toBe(200);
  shop.clock.advance(1);
  const late = await sendCheckout(shop, body, { s: 'session-of-buyer-2' });
  expect(late.statusCode).toBe(409);
  expect(late.json().msg).toEqual([
    { Code: 'PRODUCT_GONE', Message: `「${prd_name}」已下架，已從購物車移除。` },
  ]);
  expect(await cartOf(shop)).toMatchObject({ cart: [], changes: [{ kind: 'gone' }] });
});
