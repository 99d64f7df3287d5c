import { numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import { forEachOf } from '../../../tooling/operations/for-each-of.ts';
import type { Payments } from '../paperwork/far-ends.ts';
import { type PaperShop, withPaperShop } from '../paperwork/paper-shop.ts';
import { settle } from '../paperwork/settle.ts';
import { SCENARIOS } from '../steps/scenarios.ts';
import { deadlocks, fillStock, mustAgree } from '../support/audit.ts';
import { type Counts, type Extent, must, type Proof } from '../support/proof.ts';

const AT_ONCE = 5;

async function prove(shop: PaperShop, { short, rounds }: Extent): Promise<Counts> {
  const { deployment } = shop;
  const stock = await deployment.withDatabase(fillStock);
  const own = SCENARIOS.filter(({ payments }) => payments === shop.payments);
  const all = Array.from({ length: rounds(12, 1) }, () => own).flat();
  await forEachOf(all, AT_ONCE, async ({ prepare, play }) => play(shop, await prepare(shop)));
  await settle(shop, short ? 60_000 : 240_000);
  await deployment.withDatabase((db) => mustAgree(db, stock));
  const seen = await deployment.withDatabase(deadlocks);
  must(seen === 0, () => `${seen} deadlocks`);
  return { orders: all.length, 'made twice': 0, 'paid back too much': 0, forgotten: 0 };
}

const PROVIDERS: readonly Payments[] = ['ecpay', 'linepay', 'sandbox'];

/**
 * Parcels, returns, changes of a store, refunds by each provider and by bank, and invoices: every clerk and buyer
 * presses at two instances at once, until it is recorded.
 */
export const paperworkAtOnce: readonly Proof[] = PROVIDERS.map((payments) => ({
  name: `paperwork at once, ${payments}`,
  isLong: payments !== 'ecpay',
  run: (extent, cluster) =>
    withPaperShop(cluster, { draw: numbersFrom(extent.seed), payments }, (shop) =>
      prove(shop, extent),
    ),
}));
