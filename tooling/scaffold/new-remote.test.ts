import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import { bestRoute } from '@pinpu/shared/domain';
import { checkoutCopy } from './checkout-copy.ts';
import { expectHashes, expectNodeBuild, expectServed } from './expect-served.ts';
import { readJson, writeJson } from './json-file.ts';
import { namesOf, remoteFault } from './remote-names.ts';
import { templateFiles } from './template.ts';

const LIMIT_MS = 120_000;
/**
 * The declarations of points 4 and 5 of docs/how-to/add-a-page.md, for a page that loads data and is linked from the
 * frame.
 */
const DECLARED = {
  early: ['product/P0001'],
  links: [{ place: 'header', to: '/wishlist', text: '心願單', icon: 'heart', order: 15 }],
  footer_links: [{ to: '/wishlist', text: '心願單', order: 60 }],
  next: ['product'],
};

/** A second route, whose parameter's values come from a call, as in point 3. */
const ONE = {
  path: '/wishlist/:ID',
  page: 'wishlist',
  view: 'wishlist',
  describe: {
    ...{ kind: 'page', title: '{body.prd_name}的心願', indexed: true, canonical: '/wishlist/:ID' },
    ...{ data: 'product/:ID', picture: '{body.prd_man_pic}', picture_sizes: '100vw' },
    addresses: { data: 'products', page: 'p', list: 'pager.items', params: { ID: 'prd_id' } },
  },
};

const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
let copy = '';

const run = (...args: string[]) => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const done = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
  return { status: done.status, output: `${done.stdout}${done.stderr}` };
};
const script = (file: string, ...args: string[]) => run(...FLAGS, path.join(copy, file), ...args);

function declare(file: string, fields: object) {
  const { routes, ...rest } = readJson<{ routes: object[] }>(file);
  writeJson(file, { ...rest, routes: [...routes.map((route) => ({ ...route, ...fields })), ONE] });
}

function addPrefetch(file: string) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(
    '{ Page: WishlistPage }',
    '{ Page: WishlistPage, prefetch: async () => {} }',
  );
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
}

beforeAll(() => {
  copy = checkoutCopy(['mf-promo']);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each([
  ['mf-wishlist', '/wishlist', 'WishlistPage'],
  ['mf-gift-box', '/gift-box', 'GiftBoxPage'],
])('derives the names of %s [M3]', (workspace, route, component) => {
  const names = namesOf(workspace);
  const page = route.slice(1);
  expect(names).toEqual({ workspace, page, path: route, component, title: page, frame: 'shop' });
});

it.each([
  [undefined, /^Name the new remote/],
  ['wishlist', /"wishlist" can't be a remote's name/],
  ['mf-Wish', /can't be a remote's name/],
  ['mf-../etc', /can't be a remote's name/],
  ['mf-promo', /mf-promo exists already/],
  ['mf-api', /would serve \/api, which the server serves/],
])('rejects the name %s with one sentence that says why [M3]', (name, sentence) => {
  expect(remoteFault(copy, ['mf-promo'], name)).toMatch(sentence);
});

const REMOTES = ['mf-catalog', 'mf-admin-lookups'];

it.each([
  ['mf-store', {}, /would serve \/store, which mf-catalog serves/],
  ['mf-products', {}, /would serve \/products, which mf-catalog serves/],
  ['mf-new', { path: '/el/shop/:VIEW?' }, undefined],
  ['mf-new', { path: '/el/shop' }, undefined],
  ['mf-store', { path: '/el/stores', frame: 'work' }, undefined],
  ['mf-new', { path: '/el/:ANY' }, /serve \/el, which mf-admin-lookups serves/],
  ['mf-new', { path: '/el' }, /serve \/el, which mf-admin-lookups serves/],
  ['mf-new', { path: '/api/shop' }, /which the server serves/],
  ['mf-new', { path: 'shop' }, /"shop" can't be a route/],
  ['mf-new', { frame: 'bare' }, /There is no frame "bare"/],
])(
  '%s with route and frame %j is accepted, or rejected with the reason [M3]',
  (name, choices, sentence) => {
    const root = path.resolve(import.meta.dirname, '../..');
    const fault = remoteFault(root, REMOTES, name, choices);
    if (sentence === undefined) expect(fault).toBeUndefined();
    else expect(fault).toMatch(sentence);
  },
);

it('writes a page of the administration, below another remote’s route, with its title [M3]', () => {
  const names = namesOf('mf-stock', { path: '/el/stock/:ID?', title: '庫存', frame: 'work' });
  const files = templateFiles(names, 'workspace');
  expect(JSON.parse(files['remote.json'] ?? '').routes).toEqual([
    {
      ...{ path: '/el/stock/:ID?', page: 'stock', view: 'stock', frame: 'work' },
      describe: { kind: 'page', title: '庫存' },
      work_links: [{ to: '/el/stock', text: '庫存', group: '庫存', order: 500 }],
    },
  ]);
  expect(files['src/pages/stock/StockPage.test.tsx']).toContain(
    "renderAt('/el/stock', '/el/stock/:ID?', <StockPage />)",
  );
});

it.each([['mf-Wish'], ['mf-wish', '--titel', '心願']])(
  'exits with 1 and writes nothing for %j [M3]',
  (...args) => {
    const { status, output } = script('tooling/scaffold/main.ts', ...args);
    expect(status).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(existsSync(path.join(copy, args[0]))).toBe(false);
  },
);

it(
  'makes a remote that builds, tests and appears under its route, with its title, hints, hashes and sitemap entry [M3] [finding M18]',
  async () => {
    const scaffold = script('tooling/scaffold/main.ts', 'mf-wishlist');
    expect(scaffold).toMatchObject({ status: 0, output: expect.stringContaining('/wishlist') });
    const lock = readJson<{ packages: object }>(path.join(copy, 'package-lock.json'));
    expect(lock.packages).toMatchObject({
      'mf-wishlist': { version: '0.1.0', dependencies: { react: expect.any(String) } },
      'node_modules/@pinpu/mf-wishlist': { resolved: 'mf-wishlist', link: true },
    });
    const keys = Object.keys(lock.packages);
    expect(keys).toEqual([...keys].sort((a, b) => a.localeCompare(b, 'en')));

    declare(path.join(copy, 'mf-wishlist/remote.json'), DECLARED);
    addPrefetch(path.join(copy, 'mf-wishlist/src/routes.tsx'));
    expect(script('tooling/build/main.ts', 'mf-wishlist')).toMatchObject({ status: 0 });
    const { remotes } = readJson<Registry>(path.join(copy, 'dist/registry.json'));
    const { stable = '', versions = {} } = remotes['mf-wishlist'] ?? {};
    const {
      base = '',
      routes = [],
      integrity = {},
      checks,
      node = '',
      files: all,
    } = versions[stable] ?? {};
    const { files = [], ...route } = bestRoute(routes, '/wishlist')?.route ?? {};
    expect(route).toMatchObject({ page: 'wishlist', ...DECLARED });
    expect(files).toHaveLength(3);
    for (const file of files) expect(existsSync(path.join(copy, 'dist', base, file))).toBe(true);
    expectHashes(path.join(copy, 'dist', base), integrity);
    expect(checks).toBe('every-file');
    expect(all?.[node]).toMatchObject({ kind: 'node', sha384: expect.any(String) });
    await expectNodeBuild(path.join(copy, 'dist', base, node), 'wishlist', ['Page', 'prefetch']);
    await expectServed(
      remotes,
      files.map((file) => [base + file, integrity[file]]),
      { hasProducts: true },
    );

    const jest = path.resolve(import.meta.dirname, '../../node_modules/jest/bin/jest.js');
    const tested = run(jest, '--ci', 'mf-wishlist');
    expect(tested.output).toMatch(/1 passed, 1 total/);
    expect(tested.status).toBe(0);
  },
  LIMIT_MS,
);
