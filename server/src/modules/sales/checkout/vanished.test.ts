import { eq, gt } from 'drizzle-orm';
import { orders, products, variants } from '../../../platform/db/schema/index.ts';
import { BRITTLE, OOLONG, PINEAPPLE, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';

const OF_OOLONG = eq(products.prd_id, OOLONG.prd_id);

describe('a product that was withdrawn between cart and checkout', () => {
  it.each(['withdrawn', 'deleted'])(
    'is named when it was %s; nothing is ordered, and the rest of the cart is returned [B5]',
    async (how) => {
      const shop = await testApp();
      const { db } = shop;
      if (how === 'deleted') await db.delete(products).where(OF_OOLONG);
      else await db.update(products).set({ enabled: false }).where(OF_OOLONG);
      const rest = lineOf(BRITTLE, 3);
      const answer = await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2), rest]));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        msg: [{ Code: 'PRODUCT_GONE', Message: expect.stringContaining(OOLONG.prd_name) }],
        body: {
          cart: [{ prd_id: rest.prd_id, qty: 3 }],
          changes: [{ prd_id: OOLONG.prd_id, kind: 'gone' }],
        },
      });
      expect(await db.select().from(orders)).toEqual([]);
      const reserved = await db.select().from(variants).where(gt(variants.reserved, 0));
      expect(reserved.map(({ prd_id }) => prd_id)).toEqual([PINEAPPLE.prd_id]);
      expect((await sendCheckout(shop, checkoutBody([rest]))).statusCode).toBe(200);
    },
  );
});
