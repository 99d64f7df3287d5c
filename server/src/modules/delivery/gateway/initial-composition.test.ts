import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Composition, compositionSchema, type Registry } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { builtShell, deployed, deployedRemotes } from '../../../testing/deployments/built-shell.ts';
import { testApp } from '../../../testing/index.ts';
import { shopOf } from '../composition/service.ts';
import { changeRegistry } from '../registry/index.ts';

const route = (at: string, fields = {}) => ({ path: at, page: 'page', view: 'page', ...fields });
const remote = (paths: object[], fills = {}, offers = {}) =>
  deployed({ routes: paths, fills, offers } as never);

function compositionIn(json: string): Composition {
  const read = safeParse(compositionSchema, JSON.parse(json));
  if (!read.success) throw new Error(`no composition: ${json.slice(0, 200)}`);
  return read.data;
}

let dist = '';
afterEach(() => rmSync(dist, { recursive: true, force: true }));

async function shopWith(more: Registry['remotes'] = {}) {
  dist = builtShell({ ...deployedRemotes(), ...more });
  const opened = await testApp({ env: { DIST_DIR: dist } });
  const { app, config, clock } = opened;
  const compositionAt = async (url: string): Promise<Composition> => {
    const { body } = await app.inject(url);
    const [, inlined = ''] = /id="pinpu-composition">(.*?)<\/script>/s.exec(body) ?? [];
    return compositionIn(inlined);
  };
  const registry = (await shopOf(config, clock.now, app.log))?.registry;
  const change = (next: (registry: Registry) => Registry) => {
    const signer = registry?.signer();
    if (!registry || !signer) throw new Error('the test app has no registry');
    return changeRegistry(registry, signer, clock.now(), next);
  };
  return { ...opened, compositionAt, change };
}

const namesOf = ({ remotes }: Composition) => Object.keys(remotes);

it('contains for an address its remote and those that fill slots of its screens and of the frame [M1]', async () => {
  const { compositionAt } = await shopWith();
  expect(namesOf(await compositionAt('/'))).toEqual(['mf-cart', 'mf-catalog', 'mf-promo']);
  expect(namesOf(await compositionAt('/product/P0001'))).toEqual([
    'mf-cart',
    'mf-catalog',
    'mf-promo',
  ]);
  expect(namesOf(await compositionAt('/cart'))).not.toContain('mf-member');
  expect(namesOf(await compositionAt('/vip'))).toContain('mf-member');
});

it('contains the routes that the footer links to where their remote is lazy [M1]', async () => {
  const { compositionAt } = await shopWith({
    'mf-info': remote([
      route('/stores', { footer_links: [{ to: '/stores', text: '門市', order: 1 }] }),
      route('/unlinked'),
    ]),
  });
  const { rest, remotes } = await compositionAt('/');
  expect(remotes['mf-info']).toBeUndefined();
  expect(rest?.routes.filter((one) => one.remote === 'mf-info')).toMatchObject([
    { path: '/stores', footer_links: [{ to: '/stores', text: '門市' }] },
  ]);
});

it('is complete in the work frame, which links to pages of every remote [M1]', async () => {
  const { compositionAt } = await shopWith();
  const { rest, remotes } = await compositionAt('/el/');
  expect([rest, Object.keys(remotes)]).toEqual([undefined, Object.keys(deployedRemotes())]);
});

it('contains only those fillers of a remote that have a place on its screens [M4]', async () => {
  const { compositionAt } = await shopWith({
    'mf-first': remote([route('/first')], {}, { 'a.one': 1 }),
    'mf-second': remote([route('/second')], {}, { 'a.two': 1, 'a.three': 1 }),
    'mf-filler': remote([], {
      ...{ 'a.one': { version: 1 }, 'a.two': { version: 1 }, 'a.three': { version: 1 } },
    }),
  });
  const fillsAt = async (at: string) =>
    Object.keys((await compositionAt(at)).remotes['mf-filler']?.fills ?? {});
  expect(await fillsAt('/first')).toEqual(['a.one']);
  expect(await fillsAt('/second')).toEqual(['a.two', 'a.three']);
});

it('says which room a filler needs, before anything of its remote is loaded [41 W3] [M4]', async () => {
  const room = { phone: 96, wider: 80 };
  const { compositionAt } = await shopWith({
    'mf-gifts': remote([], { 'home.aside': { version: 1, room } }),
  });
  const { remotes } = await compositionAt('/');
  expect(remotes['mf-gifts']?.fills).toEqual({ 'home.aside': { version: 1, room } });
});

it('contains what fills a slot of a filler, too [M1]', async () => {
  const { compositionAt } = await shopWith({
    'mf-host': remote([route('/host')], {}, { 'a.one': 1 }),
    'mf-first': remote([], { 'a.one': { version: 1 } }, { 'a.two': 1 }),
    'mf-second': remote([], { 'a.two': { version: 1 } }),
  });
  expect(namesOf(await compositionAt('/host'))).toEqual(
    expect.arrayContaining(['mf-first', 'mf-second']),
  );
  expect(namesOf(await compositionAt('/'))).not.toContain('mf-first');
});

it('names the routes of lazy remotes that the frame links to, and those that compete with an initial one [M1]', async () => {
  const { compositionAt } = await shopWith({
    'mf-sale': remote([route('/products/sale'), route('/sale/rules')]),
    'mf-help': remote([route('/help', { legacy_paths: ['/cart/help'] })]),
  });
  const routes = (await compositionAt('/')).rest?.routes ?? [];
  expect(routes.map(({ remote: name, path: at }) => [name, at])).toEqual([
    ['mf-member', '/vip/:ACT?'],
    ['mf-sale', '/products/sale'],
    ['mf-help', '/help'],
  ]);
  expect(routes[0]?.links).toHaveLength(2);
});

it('names the lists and products of a lazy catalog, which the frame links to [M1]', async () => {
  const alone = { ...deployedRemotes() };
  for (const one of Object.values(alone['mf-catalog']?.versions ?? {})) one.fills = {};
  const { compositionAt } = await shopWith(alone);
  const { remotes, rest } = await compositionAt('/vip');
  expect(remotes).not.toHaveProperty('mf-catalog');
  const described = rest?.routes.filter(({ describe }) => describe !== undefined);
  expect(described?.map(({ path: at }) => at)).toEqual([
    '/products/:CATE?',
    '/pl/:CATE?',
    '/product/:ID?',
    '/p/:ID?',
  ]);
});

it('is complete for an address that no remote serves [R8]', async () => {
  const { compositionAt } = await shopWith();
  const { rest, remotes } = await compositionAt('/nowhere');
  expect(rest).toBeUndefined();
  expect(Object.keys(remotes)).toEqual(Object.keys(deployedRemotes()));
});

it('is complete for a shell that can’t load a lazy composition [M3]', async () => {
  const { app, config } = await shopWith();
  await app.close();
  const file = path.join(dist, 'built/shell/shell.json');
  const { reads, ...older } = JSON.parse(readFileSync(file, 'utf8'));
  expect(reads).toEqual(['rest']);
  writeFileSync(file, JSON.stringify(older));
  const { app: again } = await testApp({ env: { DIST_DIR: config.distDir ?? '' } });
  const { body } = await again.inject('/');
  expect(body).not.toContain('/compositions/');
  expect(body).toContain('"mf-admin-lookups"');
});

it('serves the lazy composition under its hash, for a year, with the id of the page [M1]', async () => {
  const { app, compositionAt } = await shopWith();
  const { id, rest, remotes } = await compositionAt('/');
  const answer = await app.inject(rest?.url ?? '');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(`sha384-${createHash('sha384').update(answer.body).digest('base64')}`).toBe(
    rest?.integrity,
  );
  const lazy = compositionIn(answer.body);
  expect([lazy.id, Object.keys(lazy.remotes)]).toEqual([
    id,
    expect.arrayContaining([...Object.keys(remotes), 'mf-member', 'mf-admin-lookups']),
  ]);
  expect(answer.body).not.toContain('"page":"ey');
});

const withCanary = (percent: number) => (registry: Registry) => {
  const cart = registry.remotes['mf-cart'];
  const first = cart?.versions['1'];
  if (!cart || !first) throw new Error('no cart');
  const versions = { ...cart.versions, 2: { ...first, base: '/remotes/x/2/' } };
  const canary = { version: '2', percent, since: '2026-11-21T00:00:00Z' };
  const remotes = { ...registry.remotes, 'mf-cart': { ...cart, versions, canary } };
  return { ...registry, remotes };
};

it('serves the lazy composition of an earlier entry of the log, also on an instance that never had it [M3]', async () => {
  const { app, compositionAt, change, config } = await shopWith();
  await change(withCanary(100));
  const canary = (await compositionAt('/')).rest;
  expect(canary?.url).toContain('?canaries=mf-cart');
  await change((registry) => ({ ...registry, remotes: { ...registry.remotes } }));
  await app.close();
  const { app: other } = await testApp({
    env: { DIST_DIR: config.distDir ?? '', DATA_DIR: config.dataDir },
  });
  const answer = await other.inject(canary?.url ?? '');
  expect(answer.statusCode).toBe(200);
  expect(`sha384-${createHash('sha384').update(answer.body).digest('base64')}`).toBe(
    canary?.integrity,
  );
  expect(answer.json().remotes['mf-cart'].version).toBe('2');
});

it.each([
  ['another hash', (url: string) => url.replace(/[\w-]{22}\.json/, `${'A'.repeat(22)}.json`)],
  ['an entry to come', (url: string) => url.replace(/\d+/, '99')],
  ['a canary that is none', (url: string) => `${url}?canaries=mf-cart`],
  ['a name of the prototype', (url: string) => `${url}?canaries=__proto__`],
])(
  'the address of a composition with %s answers that it is gone, uncached [M1]',
  async (_what, change) => {
    const { app, compositionAt } = await shopWith();
    const { rest } = await compositionAt('/');
    const answer = await app.inject(change(rest?.url ?? ''));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('網站已更新，請重新整理。');
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  },
);

it('limits how often an address has earlier compositions chosen again', async () => {
  const { app } = await shopWith();
  const ask = (sequence: number) => app.inject(`/compositions/${sequence}/${'A'.repeat(22)}.json`);
  for (let at = 0; at < 60; at += 1) await ask(90_000 + at);
  const rejected = await ask(99_000);
  expect(rejected.statusCode).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
});
