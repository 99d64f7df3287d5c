import { inArray } from 'drizzle-orm';
import { orders, products } from '../../../server/src/platform/db/schema/index.ts';
import { lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { answerKinds } from '../support/answer-kinds.ts';
import { mustAgree, restored, stockLevels } from '../support/audit.ts';
import {
  type CheckoutRequest,
  newCheckout,
  placedBy,
  sendCheckout,
} from '../support/checkout-request.ts';
import { type Deployment, withDeployment } from '../support/deployment.ts';
import { post } from '../support/post.ts';
import { sharedDeployment } from '../support/postgres-deployment.ts';
import { must, type Proof } from '../support/proof.ts';

const TIMES = 100;

/** More than all rounds together can order. */
const PLENTY = 1_000_000_000;

/** Idempotency keys of the hundred requests: one for all, one each, or none. */
const KEYS: readonly ((own: string, i: number) => string | undefined)[] = [
  (own) => own,
  (own, i) => `${own}-${i}`,
  () => undefined,
];

/** As for every shopper: inserting the row would make the requests wait for each other. */
async function fillCart({ shops }: Deployment, { s, body }: CheckoutRequest): Promise<void> {
  const json = { s, cart: body.cart };
  const { status } = await post(`${shops[0]?.url}/api/cart/update?s=${s}`, { json });
  must(status === 200, () => `the cart was answered ${status}`);
}

async function sendAll(
  { shops }: Deployment,
  request: CheckoutRequest,
  keyOf: (typeof KEYS)[number],
) {
  const answers = await runConcurrently(TIMES, (i) =>
    sendCheckout(shops[i % shops.length]?.url ?? '', {
      ...request,
      key: keyOf(request.key ?? '', i),
    }),
  );
  const different = new Set(answers.map(({ status, text }) => `${status} ${text}`));
  must(different.size === 1, () => `different answers:\n  ${answerKinds(answers).join('\n  ')}`);
  return placedBy(answers[0] ?? { status: 0, text: '' });
}

async function prove(deployment: Deployment, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const keyOf of KEYS) {
      const request = newCheckout([lineOf(OOLONG, 2), lineOf(BRITTLE, 1)]);
      await fillCart(deployment, request);
      const { ord_code } = await sendAll(deployment, request, keyOf);
      const created = await deployment.withDatabase((db) =>
        db
          .select()
          .from(orders)
          .where(inArray(orders.s, [request.s])),
      );
      must(
        created.length === 1 && created[0]?.ord_code === ord_code,
        () => `${created.length} orders of one checkout: ${created.map((one) => one.ord_code)}`,
      );
    }
  }
}

/** A hundred identical concurrent checkouts with one key, a key each, or none: one order, a hundred equal responses. */
export const sameCheckout: Proof = {
  name: '100 identical checkouts',
  onPostgres: true,
  run: ({ rounds }, cluster) =>
    withDeployment(sharedDeployment('sandbox', cluster), async (deployment) => {
      const start = await deployment.withDatabase(async (db) => {
        await db.update(products).set({ on_hand: PLENTY });
        return stockLevels(db);
      });
      const count = rounds(3, 1);
      await prove(deployment, count);
      await deployment.withDatabase(async (db) =>
        mustAgree(db, restored(start, await stockLevels(db))),
      );
      const orders = count * KEYS.length;
      return { checkouts: orders * TIMES, orders, 'different answers': 0 };
    }),
};
