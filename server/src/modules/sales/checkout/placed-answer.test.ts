import { orders } from '../../../platform/db/schema/index.ts';
import { DatabaseUnavailable } from '../../../platform/db/unavailable.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';

it('an order that was placed is answered with its page where the database fails afterwards [41 S6]', async () => {
  const shop = await testApp();
  const { transaction } = shop.db;
  const lost = jest.spyOn(shop.db, 'transaction').mockImplementation(async (...args) => {
    const done = await transaction.apply(shop.db, args);
    // What follows the transaction of the checkout.
    jest.spyOn(shop.db, 'select').mockImplementation(() => {
      throw new DatabaseUnavailable('gone');
    });
    return done;
  });
  const answer = await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)]));
  lost.mockRestore();
  jest.restoreAllMocks();
  const [order, ...more] = await shop.db.select().from(orders);
  expect(more).toEqual([]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ guid: order?.guid, ord_code: order?.ord_code });
  expect(answer.json().data.html).toContain(`/cart/order/${order?.guid}" id="payment"`);
});
