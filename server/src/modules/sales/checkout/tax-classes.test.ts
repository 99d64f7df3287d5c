import { taxAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { orderLines, orders, products } from '../../../platform/db/schema/index.ts';
import { BRITTLE, OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';

/** BRITTLE is exempt from tax. */
async function taxShop() {
  const shop = await testApp();
  await shop.db
    .update(products)
    .set({ tax_class: 'exempt' })
    .where(eq(products.prd_id, BRITTLE.prd_id));
  return shop;
}

const LINES = [lineOf(OOLONG, 1), lineOf(BRITTLE, 2, { tax_class: 'exempt' })];

it('an order states its exempt goods, and tax for the others [T10]', async () => {
  const shop = await taxShop();
  const body = checkoutBody(LINES);
  expect((await sendCheckout(shop, body)).statusCode).toBe(200);
  const [order] = await shop.db.select().from(orders);
  const taxed = OOLONG.price + body.ship_amt;
  const { tot_amt, tot_tax } = taxAmounts(taxed);
  const exempt_amt = 2 * BRITTLE.price;
  expect(order).toMatchObject({ exempt_amt, zero_amt: 0, tot_amt: tot_amt + exempt_amt, tot_tax });
  expect(order?.inv_amt).toBe(taxed + exempt_amt);
  const lines = await shop.db.select().from(orderLines).orderBy(orderLines.line_no);
  expect(lines.map(({ tax_class }) => tax_class)).toEqual(['taxed', 'exempt']);
});

it('accepts the figures of a cart from before there were tax classes, and stores its own [T10]', async () => {
  const shop = await taxShop();
  const older = checkoutBody([lineOf(OOLONG, 1), lineOf(BRITTLE, 2)]);
  expect((await sendCheckout(shop, older)).statusCode).toBe(200);
  const [order] = await shop.db.select().from(orders);
  expect(order).toMatchObject({ exempt_amt: 2 * BRITTLE.price });
});

it('rejects any other tax [T10]', async () => {
  const shop = await taxShop();
  const answer = await sendCheckout(shop, { ...checkoutBody(LINES), tot_tax: 1 });
  expect(answer.statusCode).toBe(409);
});

it('the cart says which lines are exempt [T10]', async () => {
  const { app } = await taxShop();
  const s = 'session-of-tax';
  const cart = [lineOf(OOLONG, 1), lineOf(BRITTLE, 2)];
  const { body } = (
    await app.inject({ method: 'POST', url: `/api/cart/update?s=${s}`, payload: { s, cart } })
  ).json();
  expect(body.cart.map(({ tax_class }: { tax_class?: string }) => tax_class)).toEqual([
    undefined,
    'exempt',
  ]);
});
