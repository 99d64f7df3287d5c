import { sql } from 'drizzle-orm';
import { partReportNetworks, partReports } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { numbersFrom } from '../../../testing/seeded-numbers.ts';
import { pageTokens } from './page-token.ts';
import { findVotes } from './repository.ts';
import { openPartReports, type PartReports } from './service.ts';

const REMOTES = ['mf-cart', 'mf-catalog', 'mf-member', 'mf-promo', 'shell'] as const;
const MINUTE = 60_000;
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp({ seed: 'empty' });
});

/** A server instance with pages from 40 networks that send reports; every fourth is a failure. */
function instance(draw: (below: number) => number) {
  const deps = { serverKey: shop.serverKey, clock: shop.clock.now, counts: [] };
  const tokens = pageTokens(deps);
  const reports = openPartReports(deps, () => true);
  const openPage = () => {
    const remote = REMOTES[draw(REMOTES.length)] ?? 'shell';
    const outcome = draw(4) === 0 ? ('failed' as const) : ('ok' as const);
    const event = { remote, version: `${draw(2)}`, phase: 'entry' as const, outcome, ms: 1 };
    reports.receive({ page: tokens.issue(), events: [event] }, `10.0.${draw(40)}.${draw(250)}`);
  };
  return { ...reports, openPage };
}

const totals = async () => {
  const [counts] = await shop.db
    .select({ pages: sql`sum(count)::int`, ms: sql`sum(ms)::int` })
    .from(partReports);
  const [networks] = await shop.db.select({ pages: sql`sum(pages)::int` }).from(partReportNetworks);
  return { counts, networks };
};

it('several instances that store at the same moment lose no page and never wait for each other for ever', async () => {
  const instances = Array.from({ length: 4 }, (_, n) => instance(numbersFrom(n + 1)));
  const flushed: Promise<void>[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const one of instances) for (let n = 0; n < 100; n += 1) one.openPage();
    flushed.push(...instances.map((one) => one.flush(shop.db)));
  }
  await Promise.all(flushed);
  expect(await totals()).toEqual({
    counts: { pages: 2000, ms: 2000 },
    networks: { pages: 2000 },
  });
});

it('counts that could not be stored are stored with the next attempt', async () => {
  const one = instance(numbersFrom(9));
  for (let n = 0; n < 50; n += 1) one.openPage();
  const down = {
    insert: () => {
      throw new Error('down');
    },
  } as unknown as Parameters<PartReports['flush']>[0];
  await expect(one.flush(down)).rejects.toThrow('down');
  await one.flush(shop.db);
  await one.flush(shop.db);
  expect((await totals()).counts).toEqual({ pages: 50, ms: 50 });
});

it('a network’s pages are one vote, divided among them, over all its ten minutes', async () => {
  const pages = (network: string, minutes: number, count: number, failed: number) => {
    const period = new Date(shop.clock.now().getTime() - minutes * MINUTE);
    return { remote: 'mf-cart', version: '1', network, period, pages: count, failed };
  };
  await shop.db
    .insert(partReportNetworks)
    .values([
      pages('busy', 0, 900, 90),
      pages('busy', 10, 100, 10),
      pages('broken', 0, 1000, 1000),
      pages('small', 0, 1, 0),
      pages('long ago', 70, 5, 5),
    ]);
  const since = new Date(shop.clock.now().getTime() - 60 * MINUTE);
  const [votes, ...others] = await findVotes(shop.db, since);
  expect(others).toEqual([]);
  expect(votes).toMatchObject({ remote: 'mf-cart', version: '1', networks: 3, failing: 2 });
  expect(votes?.rate).toBeCloseTo(1.1 / 3);
});
