import { eq } from 'drizzle-orm';
import { orders } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import type { Deployment } from '../support/deployment.ts';
import { post } from '../support/http.ts';
import { answerKinds, must } from '../support/proof.ts';
import { newCheckout, placedBy, sendCheckout } from '../support/shopper.ts';
import { orderProof } from './order-proof.ts';

const TIMES = 100;

/** Idempotency keys of the hundred requests: one for all, one each, or none. */
const KEYS: readonly ((own: string, i: number) => string | undefined)[] = [
  (own) => own,
  (own, i) => `${own}-${i}`,
  () => undefined,
];

async function sendAll({ url, withDatabase }: Deployment, keyOf: (typeof KEYS)[number]) {
  const request = newCheckout([lineOf(OOLONG, 2), lineOf(BRITTLE, 1)]);
  const { s, body, key = '' } = request;
  // As for every shopper: inserting the row would make the requests wait for each other.
  const json = { s, cart: body.cart };
  const { status } = await post(`${url(0)}/api/cart/update?s=${s}`, { json });
  must(status === 200, () => `the cart was answered ${status}`);
  const answers = await runConcurrently(TIMES, (i) =>
    sendCheckout(url(i), { ...request, key: keyOf(key, i) }),
  );
  const different = new Set(answers.map((one) => `${one.status} ${one.text}`));
  must(different.size === 1, () => `different answers:\n  ${answerKinds(answers).join('\n  ')}`);
  const { ord_code } = placedBy(answers[0] ?? { status: 0, text: '' });
  const created = await withDatabase((db) => db.select().from(orders).where(eq(orders.s, s)));
  must(
    created.length === 1 && created[0]?.ord_code === ord_code,
    () => `${created.length} orders of one checkout: ${created.map((one) => one.ord_code)}`,
  );
}

/** A hundred identical concurrent checkouts with one key, a key each, or none: one order, a hundred equal responses. */
export const sameCheckout = orderProof(
  '100 identical checkouts',
  async (deployment, { rounds }) => {
    const count = rounds(3, 1);
    for (let round = 0; round < count; round += 1)
      for (const keyOf of KEYS) await sendAll(deployment, keyOf);
    const orders = count * KEYS.length;
    return { checkouts: orders * TIMES, orders, 'different answers': 0 };
  },
  'sandbox',
);
