import { sql } from 'drizzle-orm';
import { slideshows, variants } from '../../../platform/db/schema/index.ts';
import {
  failuresOf,
  pageBuild,
  renderedShop,
  WITH_METRICS,
} from '../../../testing/deployments/rendered-shop.ts';

/** `npm test` sets it to `short`; jest alone and `npm run test:long` run all forms. */
const isShort = process.env.TEST_FORM === 'short';

const formsOfProof = <Form>(all: readonly Form[], inShort: number): readonly Form[] =>
  isShort ? all.slice(0, inShort) : all;

const GOOD = pageBuild("'<p>' + job.url + '</p>'");
const FRAME = '<header>frame</header>';

it('renders a page with the builds of its composition', async () => {
  const { rootOf, page } = await renderedShop({ 'mf-good': GOOD });
  expect(await rootOf('/mf-good')).toBe(`${FRAME}<p>/mf-good</p>`);
  const { body } = await page('/mf-good');
  expect(body).toMatch(/<style nonce="[^"]+" data-styled="true">b\{\}<\/style>/);
  const json = /id="pinpu-rendered">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ parts: ['mf-good/page/page'], config: { s: '' } });
});

it('gives builds the shell’s modules, and nothing else to require', async () => {
  const { rootOf } = await renderedShop({
    'mf-shared': pageBuild("require('react').name"),
    'mf-fs': pageBuild("require('node:fs')"),
  });
  expect(await rootOf('/mf-shared')).toBe(`${FRAME}the shell’s React`);
});

describe('a build that fails', () => {
  const LIMITS = { RENDER_LIMIT_MS: '500' };
  /**
   * Those of the short form come first. They end in three ways: by the time limit of a busy process, by that of a
   * waiting one, and by memory.
   */
  const ENDLESS = [
    ['loops in a timer', pageBuild('new Promise(() => setTimeout(() => { for (;;); }))')],
    ['never has its data', pageBuild('new Promise(() => {})')],
    [
      'takes all memory',
      pageBuild("{ for (const all = []; ; ) all.push('x'.repeat(9) + all.length); }"),
    ],
    ['loops', pageBuild('{ for (;;); }')],
    ['loops while it is evaluated', 'for (;;);'],
  ] as const;

  it.each(formsOfProof(ENDLESS, 3))(
    '%s: the frame and the others are rendered from the next page on',
    async (_, bad) => {
      const shop = await renderedShop({ 'mf-bad': bad, 'mf-good': GOOD }, { env: LIMITS });
      const whole = `${FRAME}<p>/mf-good</p>`;
      expect(await shop.rootOf('/mf-good')).toBe('');
      expect(await shop.rootOf('/mf-good')).toBe(whole);
      expect(await shop.rootOf('/mf-bad')).toBe(`${FRAME}<p>/mf-bad</p>`);
    },
  );

  it('ends the process once, however many pages wait meanwhile', async () => {
    const bad = pageBuild('{ for (;;); }');
    const builds = { 'mf-bad': bad, 'mf-good': GOOD, 'mf-other': GOOD };
    const { rootOf } = await renderedShop(builds, { env: LIMITS });
    const pages = ['/mf-good', '/mf-other', '/mf-bad'];
    const [first, ...others] = await Promise.all(pages.map(rootOf));
    expect(first).toBe('');
    for (const other of others) expect(other).toMatch(/<p>.*<p>/);
  });

  it('the build that fails after its call is blamed, not one that awaits a call meanwhile', async () => {
    const call = (id: string) => `host.fetch(new Request('http://shop/api/product/${id}'))`;
    const bad = pageBuild(`(${call('P0001')}.then(() => { for (;;); }), '<p>bad</p>')`);
    const good = pageBuild(`${call('P0002')}.then(() => '<p>good</p>')`);
    const shop = await renderedShop({ 'mf-bad': bad, 'mf-good': good }, { env: LIMITS });
    expect(await shop.rootOf('/mf-good')).toBe('');
    expect(await shop.rootOf('/mf-good')).toBe(`${FRAME}<p>good</p>`);
  });

  it('is tried again a minute later when it had cost the process', async () => {
    const bad = pageBuild('{ for (;;); }');
    const shop = await renderedShop({ 'mf-bad': bad, 'mf-good': GOOD }, { env: LIMITS });
    expect(await shop.rootOf('/mf-good')).toBe('');
    shop.clock.advance(59_999);
    expect(await shop.rootOf('/mf-good')).toBe(`${FRAME}<p>/mf-good</p>`);
    shop.clock.advance(1);
    expect(await shop.rootOf('/mf-good')).toBe('');
  });

  it('is left out for a minute when it has thrown three times', async () => {
    const bad = pageBuild("{ throw new Error('no') }");
    const shop = await renderedShop({ 'mf-bad': bad, 'mf-good': GOOD }, WITH_METRICS);
    const seen = [];
    for (let time = 0; time < 5; time += 1) {
      shop.clock.advance(3000);
      expect(await shop.rootOf('/mf-good')).toBe(`${FRAME}<p>/mf-good</p>`);
      seen.push(await failuresOf(shop, 'mf-bad'));
    }
    expect(seen).toEqual([1, 2, 3, 3, 3]);
    shop.clock.advance(60_000);
    expect(await shop.rootOf('/mf-good')).toBe(`${FRAME}<p>/mf-good</p>`);
    expect(await failuresOf(shop, 'mf-bad')).toBe(4);
  });

  it.each([
    ['throws while it is evaluated', "throw new Error('no')"],
    ['is no JavaScript', 'exports.pages = {'],
    ['would end the process', pageBuild('process.exit(1)')],
    [
      'throws in a timer',
      pageBuild(
        "new Promise((done) => { setTimeout(() => { throw 1 }); setTimeout(done, 1, '') })",
      ),
    ],
  ])('%s: the frame and the others are in the same page', async (_, bad) => {
    const { rootOf } = await renderedShop({ 'mf-bad': bad, 'mf-good': GOOD });
    expect(await rootOf('/mf-good')).toBe(`${FRAME}<p>/mf-good</p>`);
  });
});

it('answers the API while a page is being rendered, and the page after its limit', async () => {
  const { app, page } = await renderedShop(
    { 'mf-hang': pageBuild('new Promise(() => {})') },
    { env: { PAGE_RENDER_LIMIT_MS: '1000' } },
  );
  const order: string[] = [];
  const hanging = page('/mf-hang').then(({ statusCode }) => order.push(`page ${statusCode}`));
  for (let call = 0; call < 20; call += 1)
    order.push(`${(await app.inject('/api/product/P0001')).statusCode}`);
  await hanging;
  expect(order).toEqual([...Array(20).fill('200'), 'page 200']);
});

/** A page that shows how often it was rendered, each time with data of a product. */
const COUNTED = pageBuild(`host.fetch(new Request('http://shop/api/product/P0001')).then(() =>
  '<p>' + (globalThis.count = (globalThis.count ?? 0) + 1) + '</p>')`);

it('renders a page once for all who ask at the same time, and for those of the next three seconds', async () => {
  const { rootOf, clock, db } = await renderedShop({ 'mf-a': COUNTED });
  const [first, second] = await Promise.all([rootOf('/mf-a'), rootOf('/mf-a?utm_source=x&s=me')]);
  expect([first, second]).toEqual([`${FRAME}<p>1</p>`, `${FRAME}<p>1</p>`]);
  await db.update(variants).set({ price: sql`price + 7` });
  clock.advance(2999);
  expect(await rootOf('/mf-a')).toBe(`${FRAME}<p>1</p>`);
  expect(await rootOf('/mf-a?q=tea')).toBe(`${FRAME}<p>2</p>`);
  clock.advance(1);
  expect(await rootOf('/mf-a')).toBe(`${FRAME}<p>3</p>`);
});

it('renders a page anew when its data or the configuration have changed, and after a minute', async () => {
  const { rootOf, clock, db } = await renderedShop({ 'mf-a': COUNTED });
  const seen: string[] = [];
  const later = async (ms: number) => {
    clock.advance(ms);
    seen.push((await rootOf('/mf-a')).replace(FRAME, ''));
  };
  await later(0);
  await later(3000);
  await later(3000);
  await db.update(variants).set({ price: sql`price + 7` });
  await later(3000);
  await db.update(slideshows).set({ title: '新茶' });
  await later(3000);
  await later(3000);
  await later(56_999);
  await later(3000);
  expect(seen).toEqual([1, 1, 1, 2, 3, 3, 3, 4].map((one) => `<p>${one}</p>`));
});
