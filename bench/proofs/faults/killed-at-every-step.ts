import { numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { agree } from '../paperwork/settle.ts';
import type { Scenario } from '../steps/scenario.ts';
import { SCENARIOS } from '../steps/scenarios.ts';
import { type StepShop, withStepShop } from '../steps/step-shop.ts';
import type { Aim } from '../steps/steps.ts';
import { deadlocks, fillStock, mustAgree } from '../support/audit.ts';
import { type Counts, type Extent, must, type Proof } from '../support/proof.ts';

/** A killed instance starts slowly on a loaded machine. */
const WITHIN_MS = 240_000;

/** An order through a scenario, killed where `aim` says; afterwards the far ends' books agree with the shop's. */
async function runOnce(shop: StepShop, { prepare, play }: Scenario, aim?: Aim): Promise<void> {
  const order = await prepare(shop);
  await agree(shop, WITHIN_MS, 150);
  await shop.run(aim, async () => {
    await play(shop, order);
    await agree(shop, WITHIN_MS, 150);
  });
}

/** Both moments of all steps, or only `most` that are spread over them, in turns after and before a step. */
function aimsOf(steps: number, most: number): Aim[] {
  const moments = ['before', 'after'] as const;
  if (most >= 2 * steps)
    return Array.from({ length: steps }, (_, at) =>
      moments.map((moment) => ({ at, moment })),
    ).flat();
  return Array.from({ length: most }, (_, n) => ({
    at: Math.floor(((n + 0.5) * steps) / most),
    moment: n % 2 === 0 ? 'after' : 'before',
  }));
}

async function sweep(shop: StepShop, scenario: Scenario, { rounds }: Extent): Promise<number> {
  await runOnce(shop, scenario);
  const { taken } = shop.steps;
  console.log(`${scenario.name}: ${taken.length} steps\n  ${taken.join('\n  ')}`);
  let kills = 0;
  for (const aim of aimsOf(taken.length, rounds(2 * taken.length, 1))) {
    await runOnce(shop, scenario, aim).catch((cause: unknown) => {
      throw new Error(`${scenario.name}, killed ${shop.steps.killedAt || 'nowhere'}`, { cause });
    });
    const { killedAt } = shop.steps;
    console.log(`  ${killedAt ? `killed ${killedAt}` : 'ended earlier'}`);
    if (killedAt !== '') kills += 1;
  }
  return kills;
}

async function prove(shop: StepShop, scenarios: readonly Scenario[], extent: Extent) {
  const stock = await shop.deployment.withDatabase(fillStock);
  let kills = 0;
  for (const scenario of scenarios) kills += await sweep(shop, scenario, extent);
  await shop.deployment.withDatabase((db) => mustAgree(db, stock));
  const seen = await shop.deployment.withDatabase(deadlocks);
  must(seen === 0, () => `${seen} deadlocks`);
  return { kills, 'made twice': 0, 'paid back too much': 0, forgotten: 0 };
}

const run =
  (scenarios: readonly Scenario[]) =>
  (extent: Extent, cluster: Cluster): Promise<Counts> =>
    withStepShop(
      cluster,
      { draw: numbersFrom(extent.seed), payments: scenarios[0]?.payments ?? 'ecpay' },
      (shop) => prove(shop, scenarios, extent),
    );

/**
 * The working one of two instances is killed before and after each commit and each call to a far end, one by one, and
 * the other one goes on: nothing is made twice, paid back too much, or forgotten.
 */
export const killedAtEveryStep: readonly Proof[] = [
  ...SCENARIOS.map((scenario) => ({
    name: `killed at every step: ${scenario.name}`,
    isLong: true,
    run: run([scenario]),
  })),
  {
    name: 'killed at steps',
    run: run(SCENARIOS.filter(({ name }) => ['parcel', 'refund', 'invoice'].includes(name))),
  },
];
