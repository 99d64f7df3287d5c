import type {
  ComposedRemote,
  Composition,
  RemoteRoute,
  RemoteVersion,
} from '@pinpu/shared/contracts';
import type { LazyRemotes } from '../composition/lazy-remotes.ts';
import type { Remotes } from '../composition/remotes.ts';

/** A deployed version of a remote that fits, with the given fields. */
export const testVersion = (fields: Partial<RemoteVersion> = {}): RemoteVersion => ({
  base: '/',
  entry: 'entry.js',
  routes: [],
  fills: {},
  offers: {},
  requires: '^0.1.0',
  integrity: {},
  status: 'live',
  ...fields,
});

export const testRoute = (path: string, fields: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  page: path,
  view: '',
  files: [],
  ...fields,
});

export const testComposition = (remotes: Record<string, ComposedRemote> = {}): Composition => ({
  id: 'test',
  remotes,
  refused: [],
});

/** Routes like those that a shop's remotes declare. */
export const shopRoutes: RemoteRoute[] = [
  testRoute('/', {
    view: 'home',
    next: ['product', 'list'],
    links: [{ place: 'panel', to: '/', text: '首頁', icon: 'home', order: 10 }],
  }),
  testRoute('/products/:CATE?', {
    view: 'list',
    next: ['product'],
    filters: true,
    describe: { kind: 'list', of: 'CATE', canonical: '/products/:CATE?' },
    legacy_paths: ['/ProductList'],
    links: [{ place: 'panel', to: '/ProductList', text: '精選', icon: 'featured', order: 20 }],
  }),
  testRoute('/pl/:CATE?', {
    view: 'list',
    price_level: 1,
    describe: { kind: 'list', of: 'CATE', canonical: '/products/:CATE?' },
  }),
  testRoute('/product/:ID?', {
    view: 'product',
    next: ['list'],
    describe: { kind: 'product', id: 'ID', canonical: '/product/:ID' },
  }),
  testRoute('/p/:ID?', {
    view: 'product',
    price_level: 1,
    describe: { kind: 'product', id: 'ID', canonical: '/product/:ID' },
  }),
  testRoute('/cart/:ACT?/:UUID?', {
    view: 'cart',
    next: ['product'],
    prefetch_when: 'cart',
    describe: { kind: 'page', title: '購物車' },
    legacy_paths: ['/ProductPage'],
    links: [
      { place: 'header', to: '/cart', text: '購物車', icon: 'cart', order: 20, when: 'cart' },
      { place: 'panel', to: '/ProductPage', text: '購物車', icon: 'cart', order: 30, when: 'cart' },
    ],
  }),
  testRoute('/vip/:ACT?', {
    view: 'member',
    describe: { kind: 'page', title: '會員中心' },
    links: [
      { place: 'header', to: '/vip', text: '會員中心', icon: 'user', order: 10 },
      { place: 'panel', to: '/vip', text: '我的', icon: 'user', order: 40 },
    ],
  }),
];

/** Remotes that can't be loaded; with a shop's routes, unless others are given. */
export const testRemotes = (routes = shopRoutes, parts: Partial<Remotes> = {}): Remotes => ({
  composition: testComposition({ 'mf-shop': testVersion({ routes }) }),
  loadPage: () => Promise.reject(new Error('none')),
  loadSlot: () => Promise.reject(new Error('none')),
  loadLazy: () => Promise.resolve(),
  ...parts,
});

/** Remotes that never change, in the form that the page uses. */
export const fixedRemotes = (remotes: Remotes): LazyRemotes => ({
  current: () => remotes,
  subscribe: () => () => undefined,
});
