import { type ServedRegistry, servedRegistrySchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { plannedRuns } from './browser-gate.ts';

const route = (path: string, page: string) => ({
  ...{ path, page, view: page, files: [`page-${page}.js`] },
  describe: { kind: 'page', title: page },
});

const remote = (fields: object) => ({
  stable: '1',
  history: [],
  versions: {
    1: {
      ...{ base: '/remotes/x/1/', entry: 'entry.js', routes: [], fills: {}, offers: {} },
      ...{ requires: '^1.0.0', integrity: {}, status: 'live' },
      ...fields,
    },
  },
});

const shell = {
  stable: 's1',
  history: [{ version: 's1', at: '2026-11-29T00:00:00Z', action: 'deploy' }],
  versions: {
    s1: { base: '/s/', scripts: [], integrity: {}, provides: '1.0.0', offers: {}, status: 'live' },
  },
};

function registryOf(): ServedRegistry {
  const catalog = {
    offers: { 'product.aside': 1 },
    routes: [
      route('/', 'home'),
      route('/search', 'home'),
      route('/products/:CATE?', 'products'),
      route('/pl/:CATE?', 'products'),
      route('/pb/:CATE?', 'products'),
      route('/store', 'products'),
      route('/product/:ID', 'product'),
    ],
  };
  const gifts = { routes: [route('/gifts', 'gifts')], fills: { 'product.aside': { version: 1 } } };
  const remotes = { 'mf-catalog': remote(catalog), 'mf-gifts': remote(gifts) };
  const parsed = safeParse(servedRegistrySchema, { sequence: 1, remotes, shell });
  if (!parsed.success) throw new Error(parsed.error.message);
  return parsed.data;
}

it('opens a remote’s own pages, and each page of another remote that may have its part once [41 W3]', () => {
  const [run] = plannedRuns(registryOf(), 'mf-gifts', '1');
  expect(run?.pages.map(({ path }) => path)).toEqual([
    '/gifts',
    '/',
    '/products/:CATE?',
    '/product/:ID',
  ]);
});
