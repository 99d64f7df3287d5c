import type { CartLine } from '@pinpu/shared/contracts';
import {
  orders,
  outboxMails,
  stockReservations,
  variants,
} from '../../../platform/db/schema/index.ts';
import { BEAUTY, BRITTLE, OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';

/** The embedded database runs one transaction at a time, so it can't show an oversell or a deadlock. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

const BUYERS = 60;

const buyers = <T>(work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: BUYERS }, (_, i) => work(i)));

/** Every buyer has an e-mail and address of their own: checkouts that share an e-mail wait for each other. */
const mailOf = (i: number) => ({ cus_email: `buyer-${i}@pinpu.test` });
const own = (i: number) => ({ s: `buyer-number-${i}`, from: `203.0.113.${i}` });

const FROM = { from: '198.51.100.7' };
const ONE_OF_BOTH = { OPEN_ORDERS_PER_EMAIL: '7', OPEN_ORDERS_PER_ADDRESS: '7' };

const productOf = async ({ db }: TestApp, id: string) =>
  (await db.select().from(variants)).find(({ prd_id }) => prd_id === id);

const countOf = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

onPostgres('on PostgreSQL', () => {
  it('concurrent checkouts sell ten units to exactly ten buyers [B5]', async () => {
    const shop = await testApp();
    await shop.db.update(variants).set({ on_hand: 10 });
    const answers = await buyers((i) =>
      sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1, { tot_qty: 10 })], mailOf(i)), own(i)),
    );
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([10, BUYERS - 10]);
    expect(await productOf(shop, OOLONG.prd_id)).toMatchObject({ on_hand: 10, reserved: 10 });
    expect(await shop.db.select().from(orders)).toHaveLength(10);
  });

  it('sixty checkouts at once behind one address are all answered, each order as placed [41 S6]', async () => {
    const shop = await testApp();
    await shop.db.update(variants).set({ on_hand: 15 });
    const line = lineOf(OOLONG, 1, { tot_qty: 15 });
    const answers = await buyers((i) =>
      sendCheckout(shop, checkoutBody([line], mailOf(i)), { ...own(i), ...FROM }),
    );
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([15, BUYERS - 15]);
    expect(await shop.db.select().from(orders)).toHaveLength(15);
  });

  it('concurrent checkouts never deadlock, in whatever order their lines come', async () => {
    const shop = await testApp();
    await shop.db.update(variants).set({ on_hand: 1000 });
    const lines = [OOLONG, BEAUTY, BRITTLE].map((product) => lineOf(product, 1));
    const turned = (i: number): CartLine[] =>
      i % 2 === 0 ? [...lines.slice(i % 3), ...lines.slice(0, i % 3)] : lines.toReversed();
    const answers = await buyers((i) =>
      sendCheckout(shop, checkoutBody(turned(i), mailOf(i)), own(i)),
    );
    expect(countOf(answers, 200)).toBe(BUYERS);
    expect(await productOf(shop, BEAUTY.prd_id)).toMatchObject({ reserved: BUYERS });
  });

  it.each([
    ['one key', () => 'the-key-of-both-tabs'],
    ['a key each', (i: number) => `the-key-of-tab-${i}`],
    ['no key', () => undefined],
  ])(
    'concurrent checkouts of one cart with %s make one order, with equal responses',
    async (_what, keyOf) => {
      const shop = await testApp();
      const cart = [lineOf(OOLONG, 2), lineOf(BRITTLE, 1)];
      const body = checkoutBody(cart);
      // Creates the cart first, as it exists for every shopper: inserting it would itself be a lock.
      const url = `/api/cart/update?s=${SESSION}`;
      await shop.app.inject({ method: 'POST', url, payload: { s: SESSION, cart } });
      const answers = await Promise.all(
        [0, 1, 2, 3].map((i) => {
          const key = keyOf(i);
          return sendCheckout(shop, body, key === undefined ? {} : { key });
        }),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await shop.db.select().from(orders)).toHaveLength(1);
      expect(await shop.db.select().from(outboxMails)).toHaveLength(1);
      expect(await shop.db.select().from(stockReservations)).toHaveLength(2);
      expect(await productOf(shop, OOLONG.prd_id)).toMatchObject({ reserved: 2 });
    },
  );

  it.each([
    ['e-mail', { OPEN_ORDERS_PER_EMAIL: '7' }, () => mailOf(1), own],
    ['address', { OPEN_ORDERS_PER_ADDRESS: '7' }, mailOf, (i: number) => ({ ...own(i), ...FROM })],
    ['e-mail and address', ONE_OF_BOTH, () => mailOf(1), (i: number) => ({ ...own(i), ...FROM })],
  ])(
    'concurrent checkouts reserve stock for exactly as many orders as one %s may have [finding H4]',
    async (_who, env, mail, of) => {
      const shop = await testApp({ env });
      await shop.db.update(variants).set({ on_hand: 1000 });
      const answers = await buyers((i) =>
        sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)], mail(i)), of(i)),
      );
      expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([7, BUYERS - 7]);
      expect(await productOf(shop, OOLONG.prd_id)).toMatchObject({ reserved: 7 });
    },
  );

  it('concurrent checkouts reserve no more units than one session may have, though its tabs order different things [finding H4]', async () => {
    const shop = await testApp({ env: { HELD_UNITS_PER_SESSION: '10' } });
    await shop.db.update(variants).set({ on_hand: 1000 });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((qty) =>
        sendCheckout(shop, checkoutBody([lineOf(OOLONG, qty)]), { key: `the-key-of-tab-${qty}` }),
      ),
    );
    expect(countOf(answers, 200) + countOf(answers, 429)).toBe(6);
    expect((await productOf(shop, OOLONG.prd_id))?.reserved).toBeLessThanOrEqual(10);
  });
});
