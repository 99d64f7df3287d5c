import { desc } from 'drizzle-orm';
import { partReports } from '../../../platform/db/schema/index.ts';
import { nodeRemote, pageBuild, renderedShop } from '../../../testing/deployments/rendered-shop.ts';

const BAD = pageBuild("{ throw new Error('no “茶” for a@b.test at 12345678') }");

it('reports what fails on the server by version, as what fails in browsers', async () => {
  const { page, app, db } = await renderedShop({ 'mf-bad': BAD });
  for (let visit = 0; visit < 2; visit += 1) await page('/mf-bad');
  await app.close();
  const [row] = await db.select().from(partReports).orderBy(desc(partReports.count));
  expect(row).toMatchObject({
    remote: 'mf-bad',
    version: '1.0.0',
    phase: 'render',
    outcome: 'failed',
    count: 2,
  });
  expect(row?.why).toBe('on the server: Error: no * for * at *');
});

it('renders a canary for its visitors alone', async () => {
  const { operator, page } = await renderedShop({ 'mf-a': pageBuild("'<p>stable</p>'") });
  const canary = nodeRemote('mf-a', '1.0.1', pageBuild("'<p>canary</p>'"));
  await operator.deploy(canary, { percent: 50 });
  const seen = new Set<string>();
  for (let bucket = 0; bucket < 40; bucket += 1) {
    const { body } = await page('/mf-a', { cookie: `pinpu_bucket=${bucket * 25}` });
    seen.add(/<p>(\w+)<\/p>/.exec(body)?.[1] ?? '');
  }
  expect([...seen].sort()).toEqual(['canary', 'stable']);
});

it('a preview of other versions is rendered by the browser alone', async () => {
  const { operator, page } = await renderedShop({ 'mf-a': pageBuild("'<p>stable</p>'") });
  await operator.publish(nodeRemote('mf-a', '1.0.1', pageBuild("'<p>tried out</p>'")));
  const own = await operator.call('POST', '/previews', { versions: { 'mf-a': '1.0.1' } });
  const { name, value } = own.json().body;
  const { body } = await page('/mf-a', { cookie: `${name}=${value}` });
  expect(body).toContain('"version":"1.0.1"');
  expect(body).not.toContain('<p>');
  expect((await page('/mf-a')).body).toContain('<p>stable</p>');
});

const SHOP = { kind: 'shop' as const, canonical: '/' };

it.each([
  ['the visit’s seed to a page that says it shuffles', { shuffled: true }, '0 2026-'],
  ['none to a page that says nothing', {}, '<'],
  ['the visit’s seed to home of before, which did not say so', { describe: SHOP }, '0 2026-'],
  ['none to home where it says it does not', { describe: SHOP, shuffled: false }, '<'],
])('the renderer passes %s', async (_what, declared, seed) => {
  const { put, rootOf } = await renderedShop({});
  const node = pageBuild("'<p>' + job.seed + '</p>'");
  const route = { path: '/mf-a', page: 'page', view: '', files: ['entry.js'], describe: undefined };
  await put(nodeRemote('mf-a', '1.0.0', node, { routes: [{ ...route, ...declared }] }));
  expect(await rootOf('/mf-a')).toContain(`<p>${seed}`);
});
