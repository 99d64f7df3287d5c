import { inArray } from 'drizzle-orm';
import { orders } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/buyer.ts';
import { BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { post } from '../house/ask.ts';
import { allAtOnce } from '../house/at-once.ts';
import { mustAgree, refilled, shelvesOf } from '../house/books.ts';
import { type House, within } from '../house/house.ts';
import { postgresHouse } from '../house/postgres-house.ts';
import { placedBy, sendWish, type Wish, wishFor } from '../house/wish.ts';
import { must, type Proof } from '../proof.ts';

const TIMES = 100;

/** How the hundred are told apart, if at all. */
const KEYS: readonly ((own: string, i: number) => string | undefined)[] = [
  (own) => own,
  (own, i) => `${own}-${i}`,
  () => undefined,
];

/** The cart is kept already, as it is for every shopper: making its row would be a lock by itself. */
async function fillCart({ shops }: House, { s, body }: Wish): Promise<void> {
  const json = { s, cart: body.cart };
  const { status } = await post(`${shops[0]?.url}/api/cart/update?s=${s}`, { json });
  must(status === 200, () => `the cart was answered ${status}`);
}

async function sendAll({ shops }: House, wish: Wish, keyOf: (typeof KEYS)[number]) {
  const answers = await allAtOnce(TIMES, (i) =>
    sendWish(shops[i % shops.length]?.url ?? '', { ...wish, key: keyOf(wish.key ?? '', i) }),
  );
  const different = new Set(answers.map(({ status, text }) => `${status} ${text}`));
  must(different.size === 1, () => `different answers:\n${[...different].join('\n')}`);
  return placedBy(answers[0] ?? { status: 0, text: '' });
}

async function prove(house: House, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const keyOf of KEYS) {
      const wish = wishFor([lineOf(OOLONG, 2), lineOf(BRITTLE, 1)]);
      await fillCart(house, wish);
      const { ord_code } = await sendAll(house, wish, keyOf);
      const made = await house.withBooks((db) =>
        db
          .select()
          .from(orders)
          .where(inArray(orders.s, [wish.s])),
      );
      must(
        made.length === 1 && made[0]?.ord_code === ord_code,
        () => `${made.length} orders of one checkout: ${made.map((one) => one.ord_code)}`,
      );
    }
  }
}

/** A hundred equal checkouts at once, under one key, a key each, or none: one order, a hundred equal answers. */
export const sameCheckout: Proof = {
  name: '100 identical checkouts',
  onPostgres: true,
  run: ({ rounds }, cluster) =>
    within(postgresHouse('sandbox', cluster), async (house) => {
      const start = await house.withBooks(shelvesOf);
      const count = rounds(3, 1);
      await prove(house, count);
      await house.withBooks(async (db) => mustAgree(db, refilled(start, await shelvesOf(db))));
      const orders = count * KEYS.length;
      return { checkouts: orders * TIMES, orders, 'different answers': 0 };
    }),
};
