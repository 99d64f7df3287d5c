import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import { checkoutBody, lineOf } from '../../../server/src/testing/orders/buyer.ts';
import { addRules } from '../../../server/src/testing/orders/price-rule.ts';
import { SAUCES } from './ruled-shop.ts';
import { startOwnShop } from './server.ts';

/** The rule that holds when the journey begins. */
export const RUNNING = '醬料第二件';

/** Orders the three sauces by the shop's API. */
async function orderSauces(url: string) {
  const products = await Promise.all(
    SAUCES.map(async (id) => (await (await fetch(`${url}/api/product/${id}`)).json()).body),
  );
  const cart = products.map((product) => lineOf({ ...product, on_hand: product.tot_qty }, 1));
  const answer = await fetch(`${url}/api/cart/checkout?s=${randomUUID()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(checkoutBody(cart)),
  });
  if (!answer.ok)
    throw new Error(`The order was answered ${answer.status}: ${await answer.text()}`);
}

/** Starts a shop with an order of three sauces and one rule of price, for the second sauce; `stop` ends it. */
export async function startRuleOfficeShop(url: string) {
  const own = await startOwnShop('rule-office', { url }, async (dataDir) => {
    const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
    const now = new Date();
    const clock = { now: () => now, advance: () => undefined };
    await addRules(
      { db, clock },
      {
        ...{ rule_id: 'RUNNING', name: RUNNING, scope: { categories: ['sauce'] } },
        terms: { kind: 'cheapest', pieces: 2, reduced: 1, percent: 20 },
      },
    );
    await close();
    return {};
  });
  await orderSauces(url);
  return own;
}
