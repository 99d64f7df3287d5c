import { eq } from 'drizzle-orm';
import { clickTallies, linkClicks, members } from '../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';
import { countedClicks, recountedClicks } from '../../../../testing/promo/promo-counts.ts';
import { numbersFrom, oneOf } from '../../../../testing/seeded-numbers.ts';
import { insertLink } from '../links/repository.ts';
import { deleteClickTallies } from './repository.ts';
import { mergeClickTallies } from './tallies.ts';

const HOUR = 3_600_000;
type Codes = [string, ...string[]];
const SOURCES = ['', 'line', 'qr', 'direct'] as const;
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

async function promoterWithLinks(count: number) {
  const c_date = shop.clock.now();
  const { headers, cus_id } = await signedInMember(shop.db, c_date, { status: 1 });
  const codes: Codes = [`${cus_id.slice(0, 6)}0`];
  for (let n = 1; n < count; n += 1) codes.push(`${cus_id.slice(0, 6)}${n}`);
  for (const code of codes)
    await insertLink(shop.db, { code, kind: 'home', target: '/', prd_ids: [], cus_id, c_date });
  const read = async (path: string) =>
    (await shop.app.inject({ url: `/api/vip/${path}`, headers })).json().body;
  return { cus_id, codes, read };
}

/** Random visits to these links over a year, reproducible by `seed`. */
const visitsOf = (codes: Codes, count: number, seed: number) => {
  const draw = numbersFrom(seed);
  return Array.from({ length: count }, (_, n) => ({
    code: oneOf(codes, draw),
    visitor: `v${n}`,
    source: oneOf(SOURCES, draw),
    at: new Date(shop.clock.now().getTime() - draw(365 * 24) * HOUR),
  }));
};

it('the counts of visits equal a recount after visits and merges at once [defect 9] [G5]', async () => {
  const { codes } = await promoterWithLinks(3);
  await shop.db.insert(linkClicks).values(visitsOf(codes, 400, 1));
  for (const [round, visits] of [visitsOf(codes, 40, 2), visitsOf(codes, 40, 3)].entries()) {
    await Promise.all(
      visits.map(async (visit, n) => {
        await shop.db.insert(linkClicks).values(visit);
        if (n % 8 === round) await mergeClickTallies(shop.db);
      }),
    );
    const recount = await recountedClicks(shop.db);
    expect(recount.length).toBeGreaterThan(300);
    expect(await countedClicks(shop.db)).toEqual(recount);
    await mergeClickTallies(shop.db);
    expect(await countedClicks(shop.db)).toEqual(recount);
  }
});

it('every figure of visits is the same before a merge, after it, and without the visits [G5]', async () => {
  const { codes, read } = await promoterWithLinks(2);
  const { codes: others } = await promoterWithLinks(1);
  const visits = visitsOf(codes, 300, 4);
  await shop.db.insert(linkClicks).values([...visits, ...visitsOf(others, 50, 5)]);
  const month = ({ at }: { at: Date }) =>
    new Date(at.getTime() + 8 * HOUR).toISOString().slice(0, 7);
  const [code] = codes;
  const figures = async () => ({
    months: Object.entries<{ clicks: { total_clicks: number } }>(await read('promo-stats')).map(
      ([name, { clicks }]) => [name, clicks.total_clicks],
    ),
    report: (await read('promo-report/links')).items,
    mine: (await read('promo-links')).items,
    clicks: await read(`promo-links/${code}/clicks`),
  });
  const first = await figures();
  for (const [name, count] of first.months)
    expect([name, count]).toEqual([name, visits.filter((one) => month(one) === name).length]);
  const ofLink = visits.filter((one) => one.code === code);
  const recent = ofLink.filter((one) => month(one) >= '2026-06');
  const sources = Map.groupBy(recent, ({ source }) => source || 'other');
  expect(first.report).toContainEqual(
    expect.objectContaining({ code, clicks: recent.length, orders: 0 }),
  );
  expect(first.mine).toContainEqual(expect.objectContaining({ code, clicks: ofLink.length }));
  expect(Object.fromEntries(first.clicks.sources.map(Object.values))).toEqual(
    Object.fromEntries([...sources].map(([source, found]) => [source, found.length])),
  );
  expect(first.clicks.days.at(-1).day >= '2026-10-23').toBe(true);
  await mergeClickTallies(shop.db);
  await shop.db.delete(linkClicks);
  expect(await figures()).toEqual(first);
});

it('counts of an erased promoter are gone, and are not written anew by a merge [finding L22]', async () => {
  const { cus_id, codes } = await promoterWithLinks(1);
  const { codes: others } = await promoterWithLinks(1);
  await shop.db.insert(linkClicks).values(visitsOf([codes[0], others[0]], 60, 6));
  const erase = () =>
    shop.db.transaction(async (tx) => {
      await tx.delete(members).where(eq(members.cus_id, cus_id));
      await deleteClickTallies(tx, cus_id);
    });
  await Promise.all([mergeClickTallies(shop.db), erase(), mergeClickTallies(shop.db)]);
  expect(await shop.db.$count(clickTallies, eq(clickTallies.cus_id, cus_id))).toBe(0);
  expect(await countedClicks(shop.db)).toEqual(await recountedClicks(shop.db));
});
