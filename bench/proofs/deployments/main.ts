import type { Browser, BrowserContext } from '@playwright/test';
import { remoteNames } from '../../../tooling/build/workspaces.ts';
import { launch } from '../../support/browser.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { wholeNumber } from '../../support/settings.ts';
import { median, quantile } from '../../support/statistics.ts';
import { until } from '../../support/until.ts';
import { answerKinds, type Extent, must, type Proof } from '../support/proof.ts';
import { runProofs } from '../support/run-proofs.ts';
import { type Flips, startTeam } from './team.ts';
import { startTwoInstances, type TwoInstances } from './two-instances.ts';
import { nothingSeen, openShopper, openTab, type Seen, visit } from './visit.ts';

/** The number of shoppers at a time, each with a browser context of its own. */
const SHOPPERS = 3;

/** A line is printed after this many visits. */
const REPORTED = 20;

const AN_HOUR_MS = 3_600_000;

/** In 95 of 100 cases, and always; in ms, on cores shared with the browsers. */
const FLIPPED_MS = { usually: 2000, always: 5000 };

interface Amount {
  rounds: number;
  visits: number;
}

const amountOf = ({ rounds }: Extent): Amount => ({
  rounds: wholeNumber('DEPLOYMENTS', rounds(20, 2)),
  visits: wholeNumber('VISITS', rounds(200, 12)),
});

/** The number of visits per browser context, since a cart takes at most 50 pieces of a product. */
const VISITS_PER_CONTEXT = 20;

/** Visits several times; continues in an older tab whose composition is no longer the live one. */
async function shopFor(context: BrowserContext, url: string, seen: Seen, amount: Amount) {
  let tab = await openTab(context, url, seen);
  for (let i = 0; i < VISITS_PER_CONTEXT && seen.visits < amount.visits; i += 1) {
    await visit(context, url, seen);
    if (seen.visits % REPORTED === 0) console.log(`${seen.visits} of ${amount.visits} visits`);
    if (!(await tab.isOutdated())) continue;
    await tab.use();
    tab = await openTab(context, url, seen);
  }
}

/** One shopper visits repeatedly, as a new visitor each time, until all visits are made. */
async function shop(browser: Browser, url: string, at: number, seen: Seen, amount: Amount) {
  while (seen.visits < amount.visits) {
    const context = await openShopper(browser, at);
    await shopFor(context, url, seen, amount);
    await context.close();
  }
}

/** All teams deploy and roll back during the visits; each version is live for half of its round. */
async function deployAll(shops: TwoInstances, flips: Flips, seen: Seen, amount: Amount) {
  const names = ['shell', ...remoteNames()];
  const untilVisits = (rounds: number) => {
    const visits = (rounds / amount.rounds) * amount.visits;
    return until(`${visits} visits`, AN_HOUR_MS, () => seen.visits >= visits);
  };
  await runConcurrently(names.length, async (at) => {
    const name = names[at] ?? '';
    const team = startTeam(await shops.teamOf(name), name, { instances: shops.instances, flips });
    for (let round = 0; round < amount.rounds; round += 1) {
      await untilVisits(round);
      await team.deploy(round + 1);
      await untilVisits(round + 0.5);
      await team.rollBack(round + 1);
    }
  });
}

const kindsOf = (texts: readonly string[]) =>
  answerKinds(texts.map((text) => ({ status: 0, text }))).join('\n  ');

function mustBeWhole(seen: Seen, { servedMs }: Flips, failures: readonly string[]) {
  must(failures.length === 0, () => `an instance ended: ${failures.join('; ')}`);
  const { requests, errors, foreign } = seen;
  must(requests.length === 0, () => `failed requests:\n  ${kindsOf(requests)}`);
  must(errors.length === 0, () => `errors on pages:\n  ${kindsOf(errors)}`);
  must(foreign.length === 0, () => `scripts of another composition:\n  ${kindsOf(foreign)}`);
  must(seen.scripts > 0 && seen.openTabs > 0, () => 'nothing was compared');
  const [late, longest] = [quantile(servedMs, 0.95), Math.max(...servedMs)];
  must(
    late <= FLIPPED_MS.usually && longest <= FLIPPED_MS.always,
    () => `flips were served late: p95 ${late} ms, longest ${longest} ms`,
  );
}

/**
 * All teams deploy and roll back on two instances while shoppers visit with a real browser, and no page is disturbed.
 */
const deploymentsWhileVisited: Proof = {
  name: 'deployments while shoppers visit',
  async run(extent, cluster) {
    const amount = amountOf(extent);
    const seen = nothingSeen();
    const flips: Flips = { deployments: 0, rollbacks: 0, servedMs: [] };
    const shops = await startTwoInstances(cluster);
    const browser = await launch();
    try {
      await Promise.all([
        deployAll(shops, flips, seen, amount),
        runConcurrently(SHOPPERS, (at) => shop(browser, shops.url, at, seen, amount)),
      ]);
    } finally {
      const { visits } = seen;
      // Where one team or shopper has failed, the others still wait for visits.
      seen.visits = Number.POSITIVE_INFINITY;
      await browser.close();
      await shops.close();
      seen.visits = visits;
    }
    mustBeWhole(seen, flips, shops.failures());
    return {
      deployments: flips.deployments,
      rollbacks: flips.rollbacks,
      visits: seen.visits,
      documents: seen.documents,
      scripts: seen.scripts,
      requests: seen.requestCount,
      'outdated tabs used': seen.openTabs,
      'median ms until served': median(flips.servedMs),
      'p95 ms': quantile(flips.servedMs, 0.95),
      'longest ms': Math.max(...flips.servedMs),
    };
  },
};

await runProofs([deploymentsWhileVisited]);
