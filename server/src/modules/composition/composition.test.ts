import { rmSync } from 'node:fs';
import type { Registry } from '@pinpu/shared/contracts';
import { builtShell, deployed, PROVIDED } from '../../testing/built-shell.ts';
import { testApp } from '../../testing/index.ts';
import { shopOf as shopAt } from './service.ts';

type RemoteEntry = Registry['remotes'][string];

const page = (path: string, fields = {}) => ({
  path,
  page: 'page',
  view: 'page',
  describe: { kind: 'page' as const, title: '心願單', indexed: true, canonical: path, ...fields },
});
const remote = (routes: ReturnType<typeof page>[], fills = {}, offers = {}) =>
  deployed({ routes, fills, offers });

let dist: string | undefined;
afterEach(() => {
  if (dist !== undefined) rmSync(dist, { recursive: true, force: true });
});

async function shopOf(remotes: Record<string, RemoteEntry>) {
  dist = builtShell(remotes);
  const { app } = await testApp({ env: { DIST_DIR: dist, PAGE_HEAD_LIMIT_MS: '5000' } });
  return async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    const inlined = /id="pinpu-composition">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
    return {
      statusCode,
      body,
      title: /<title>(.*?)<\/title>/s.exec(body)?.[1],
      robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1],
      composition: JSON.parse(inlined),
    };
  };
}

/** A second version of a remote, made stable after the first. */
function flipped({ versions, history }: RemoteEntry, change: object): RemoteEntry {
  const [first] = Object.values(versions);
  if (first === undefined) throw new Error('no version');
  const next = { ...first, base: '/remotes/x/2/', ...change };
  return {
    stable: '2',
    versions: { ...versions, 2: next },
    history: [...history, { version: '2', at: '' }],
  };
}

it.each([
  ['is marked bad', { status: 'bad' as const }, 'is marked bad'],
  [
    'needs another version of shared',
    { requires: '^2.0.0' },
    `needs @pinpu/shared ^2.0.0, the host has ${PROVIDED}`,
  ],
])(
  'serves the last good version of a remote that %s, and marks it in the page [M4]',
  async (_what, change, reason) => {
    const read = await shopOf({ 'mf-wishlist': flipped(remote([page('/wishlist')]), change) });
    const { composition, statusCode } = await read('/wishlist');
    expect(statusCode).toBe(200);
    expect(composition.remotes['mf-wishlist'].base).toBe('/remotes/x/1/');
    expect(composition.refused).toEqual([
      { remote: 'mf-wishlist', version: '2', reason, paths: [] },
    ]);
  },
);

/** The same with a stable version that can't be read. */
const damaged = (remote: RemoteEntry, fields: object): RemoteEntry => ({
  ...remote,
  versions: Object.fromEntries(
    Object.entries(remote.versions).map(([name, one]) => [
      name,
      name === remote.stable ? { ...one, ...fields } : one,
    ]),
  ),
});

it('drops a damaged version alone, and serves the last good one [M4]', async () => {
  const next = damaged(flipped(remote([page('/wishlist')]), {}), { integrity: 'none' });
  const read = await shopOf({ 'mf-wishlist': next, 'mf-tools': remote([page('/tools')]) });
  const { composition, statusCode } = await read('/wishlist');
  expect(statusCode).toBe(200);
  expect(composition.remotes['mf-wishlist'].base).toBe('/remotes/x/1/');
  const reason = 'is damaged at integrity';
  expect(composition.refused).toEqual([{ remote: 'mf-wishlist', version: '2', reason, paths: [] }]);
  expect((await read('/tools')).statusCode).toBe(200);
});

it('answers 503 for the pages of a remote whose only version is damaged, and serves all others [M4]', async () => {
  const read = await shopOf({
    'mf-wishlist': damaged(remote([page('/wishlist')]), { entry: 3 }),
    'mf-tools': remote([page('/tools')]),
  });
  expect((await read('/wishlist')).statusCode).toBe(503);
  expect((await read('/tools')).statusCode).toBe(200);
});

it('logs every damaged version, also one that is not in use [M4]', async () => {
  const logged: object[] = [];
  const log = { error: (fields: object) => logged.push(fields), warn: () => {} };
  const unused = flipped(damaged(remote([page('/a')]), { base: 0 }), { base: '/remotes/x/2/' });
  dist = builtShell({ 'mf-a': unused, 'mf-b': { ...remote([page('/b')]), stable: 7 as never } });
  const { config, clock } = await testApp({ env: { DIST_DIR: dist } });
  const shop = await shopAt({ ...config }, clock.now, log as never);
  await shop?.composeFor({});
  await shop?.composeFor({ bucket: 1 });
  expect(logged).toEqual([
    { remote: 'mf-a', version: '1', at: 'base' },
    { remote: 'mf-b', version: '', at: 'stable' },
  ]);
});

it('answers 503 for the pages of a remote without a compatible version, and serves all others [M4]', async () => {
  const lost = remote([page('/lost')]);
  for (const version of Object.values(lost.versions)) version.status = 'bad';
  const read = await shopOf({ 'mf-lost': lost, 'mf-wishlist': remote([page('/wishlist')]) });
  expect(await read('/lost')).toMatchObject({ statusCode: 503, robots: 'noindex, follow' });
  expect((await read('/lost')).composition.refused).toMatchObject([{ paths: ['/lost'] }]);
  expect((await read('/wishlist')).statusCode).toBe(200);
  expect((await read('/nowhere')).statusCode).toBe(404);
});

it('serves the last good version where a hash is malformed, which a browser would ignore [finding M18]', async () => {
  const next = flipped(remote([page('/wishlist')]), { integrity: { 'entry.js': 'sha384-short' } });
  const read = await shopOf({ 'mf-wishlist': next });
  const { composition } = await read('/wishlist');
  expect(composition.remotes['mf-wishlist'].base).toBe('/remotes/x/1/');
  expect(composition.refused).toMatchObject([{ reason: 'is damaged at integrity.entry.js' }]);
});

it('logs once which remotes are not wholly checked [finding M18]', async () => {
  const dev = remote([page('/dev')]);
  const whole = remote([page('/whole')]);
  for (const one of Object.values(dev.versions)) one.checks = 'nothing';
  for (const one of Object.values(whole.versions)) one.checks = 'every-file';
  dist = builtShell({ 'mf-old': remote([page('/old')]), 'mf-dev': dev, 'mf-whole': whole });
  const logged: [string, string][] = [];
  const warn = ({ remote: name }: { remote: string }, text: string) => logged.push([name, text]);
  const { config, clock } = await testApp({ env: { DIST_DIR: dist } });
  const shop = await shopAt({ ...config }, clock.now, { warn } as never);
  await shop?.composeFor({});
  await shop?.composeFor({ bucket: 1 });
  expect(logged).toEqual([
    ['mf-old', expect.stringContaining('only its entry is checked')],
    ['mf-dev', expect.stringContaining('none of its files is checked')],
  ]);
});

it('rejects only the filler whose slot is offered in another version [M4]', async () => {
  const fills = { 'wish.aside': { version: 1 }, 'wish.end': { version: 1 } };
  const read = await shopOf({
    'mf-wishlist': remote([page('/wishlist')], {}, { 'wish.aside': 2, 'wish.end': 1 }),
    'mf-tools': remote([page('/tools')], fills),
  });
  // An address of nobody gets the whole composition.
  const { remotes, refused: rejected } = (await read('/nowhere')).composition;
  expect(remotes['mf-tools'].fills).toEqual({ 'wish.end': { version: 1 } });
  expect(remotes['mf-tools'].routes).toHaveLength(1);
  expect(rejected).toMatchObject([{ remote: 'mf-tools', slot: 'wish.aside', paths: [] }]);
});

it('parses a manifest from before 1.0, which had slots and no offers [M4]', async () => {
  const old = remote([page('/old')]);
  for (const version of Object.values(old.versions)) {
    Reflect.deleteProperty(version, 'fills');
    Reflect.deleteProperty(version, 'offers');
    Object.assign(version, { slots: { 'old.aside': 1, 'old.end': 2 } });
  }
  const { composition, statusCode } = await (await shopOf({ 'mf-old': old }))('/old');
  expect(statusCode).toBe(200);
  expect(composition.remotes['mf-old'].fills).toEqual({ 'old.aside': { version: 1 } });
  expect(composition.refused).toMatchObject([{ slot: 'old.end' }]);
});

it('ignores fields of a newer remote that are unknown here [M4]', async () => {
  const newer = remote([page('/newer')]);
  for (const { routes } of Object.values(newer.versions))
    Object.assign(routes[0] ?? {}, { describe: { kind: 'hologram', depth: 3 } });
  const answer = await (await shopOf({ 'mf-newer': newer }))('/newer');
  expect(answer).toMatchObject({ statusCode: 200, title: '拼鋪', robots: 'noindex, follow' });
});

describe('a page of a new remote', () => {
  const about = page('/wishlist/:ID', {
    title: '心願：{body.prd_name}',
    description: '{body.prd_text_desc}',
    canonical: '/wishlist/:ID',
    data: 'product/:ID',
    picture: '{body.prd_man_pic}',
    picture_sizes: '(min-width: 900px) 440px, 100vw',
    addresses: { data: 'products', list: 'pager.items', params: { ID: 'prd_id' } },
  });
  const mine = page('/wishlist-of-mine', { title: '我的心願', indexed: false });
  const shop = () => shopOf({ 'mf-wishlist': remote([page('/wishlist'), about, mine]) });

  it('has its title and head from its manifest, and from the data it declares [M1]', async () => {
    const read = await shop();
    expect(await read('/wishlist')).toMatchObject({ statusCode: 200, title: '心願單｜拼鋪' });
    const { title, body, robots } = await read('/wishlist/P0001');
    expect([title, robots]).toEqual(['心願：阿里山高山烏龍茶｜拼鋪', undefined]);
    expect(body).toContain('<meta name="description" content="清香回甘。" data-page>');
    expect(body).toContain('href="http://shop.test/wishlist/P0001"');
    expect(body).toContain('content="http://shop.test/media/p/P0001/1?w=960"');
  });

  it('answers 404 where its data is missing, and only uses public calls [M1]', async () => {
    const read = await shop();
    expect(await read('/wishlist/P9999')).toMatchObject({ statusCode: 404, title: '拼鋪' });
    expect((await read('/wishlist/..%2F..%2Fregistry.json')).statusCode).toBe(404);
  });

  it('is in the sitemap where it may be indexed, and in robots.txt where it may not [M1]', async () => {
    const read = await shop();
    const { body } = await read('/sitemap-pages.xml');
    expect(body).toContain('<loc>http://shop.test/wishlist</loc>');
    expect(body).not.toMatch(/wishlist-of-mine|:ID|\/products/);
    const robots = (await read('/robots.txt')).body;
    expect(robots).toContain('Disallow: /wishlist-of-mine\n');
    expect(robots).not.toContain('Disallow: /wishlist\n');
  });

  it('is in the sitemap at each address that its declared call lists [M1]', async () => {
    const read = await shop();
    const { body } = await read('/sitemap-pages.xml');
    const ids = [...body.matchAll(/<loc>http:\/\/shop\.test\/wishlist\/(\w+)<\/loc>/g)];
    expect(ids.map(([, id]) => id).sort()).toEqual(['P0001', 'P0002', 'P0003', 'P0004']);
  });

  it.each([
    ['finds nothing', { data: 'product/P9999' }],
    ['has no such list', { list: 'pager.product' }],
    ['has no such field', { params: { ID: 'recipe_id' } }],
    [
      'leaves /api/',
      {
        ...{ data: '../registry.json', list: 'remotes.mf-wishlist.history' },
        params: { ID: 'version' },
      },
    ],
  ])(
    'is left out of the sitemap where the call for its addresses %s [M1]',
    async (_what, wrong) => {
      const addresses = {
        data: 'products',
        list: 'pager.items',
        params: { ID: 'prd_id' },
        ...wrong,
      };
      const faulty = page('/gift/:ID', { canonical: '/gift/:ID', addresses });
      const read = await shopOf({ 'mf-wishlist': remote([page('/wishlist'), faulty]) });
      const { statusCode, body } = await read('/sitemap-pages.xml');
      expect(statusCode).toBe(200);
      expect(body).toContain('<loc>http://shop.test/wishlist</loc>');
      expect(body).not.toContain('/gift');
    },
  );

  it('has the preload hint of the picture that it declares as the first [M1]', async () => {
    const read = await shop();
    const hints = async (path: string) =>
      (await read(path)).body.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    const [hint = '', ...others] = await hints('/wishlist/P0001');
    expect(hint).toContain('/media/p/P0001/1?w=960 960w');
    expect(hint).toContain('imagesizes="(min-width: 900px) 440px, 100vw"');
    expect(others).toEqual([]);
    for (const path of ['/wishlist', '/wishlist/P9999']) expect(await hints(path)).toEqual([]);
  });

  it('is not indexed by default [M1]', async () => {
    const answer = await (await shop())('/wishlist-of-mine');
    expect(answer).toMatchObject({ title: '我的心願｜拼鋪', robots: 'noindex, follow' });
  });
});
