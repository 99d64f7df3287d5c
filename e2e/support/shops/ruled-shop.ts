import path from 'node:path';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import { addRules, giftFrom, offFrom } from '../../../server/src/testing/orders/price-rule.ts';
import { startOwnShop } from './server.ts';

/** Three sauces of the demo shop, which cost NT$505 together, noodles of NT$135, and rice of NT$320. */
export const SAUCES = ['P0703', 'P0704', 'P0708'] as const;
export const NOODLES = 'P0606';
const RICE = 'P0601';
const DISHES = 'P0905';

/** Starts a shop with four rules of price; `stop` ends it. */
export const startRuledShop = (url: string) =>
  startOwnShop('ruled', { url }, async (dataDir) => {
    const { db, close } = await openEmbedded(path.join(dataDir, 'db'));
    const now = new Date();
    const clock = { now: () => now, advance: () => undefined };
    await addRules(
      { db, clock },
      {
        ...{ rule_id: 'JOURNEY1', name: '醬料任選', scope: { categories: ['sauce'] } },
        terms: { kind: 'bundle', pieces: 3, price: 399 },
        conditions: { ends_on: '2099-12-31' },
      },
      { rule_id: 'JOURNEY2', name: '週年慶', terms: offFrom(600, 60) },
      { rule_id: 'JOURNEY3', name: '滿額禮', terms: giftFrom(500, DISHES) },
      {
        ...{ rule_id: 'JOURNEY4', name: '好米加購' },
        terms: { kind: 'add-on', from: 700, max: 1, items: [{ prd_id: RICE, price: 199 }] },
      },
    );
    await close();
    return {};
  });
