import { fakeApi } from '@pinpu/shared/testing';
import { testRemotes } from '../../testing/compositions.ts';
import { noteShown, timed } from '../part-times.ts';
import { fetchParts, inspectPart } from './part-inspection.ts';

const BASE = '/remotes/mf-cart/1/';
const shared = ['react'];
const manifest = {
  parts: {
    'page/cart': { files: ['entry.js', 'routes.js', 'page-cart.js'], shared },
    'page/return': { files: ['entry.js', 'routes.js', 'page-return.js'], shared },
    'slot/order.details': { files: ['entry.js', 'slots.js', 'details.js'], shared },
  },
  shared: { react: { requires: '^19.0.0', bundled: false } },
};
const react = (version: string, usedBy: string[]) => ({
  ...{ name: 'react', version, from: 'shell', usedBy },
});
const timing = (name: string, startTime: number) => ({
  name: `http://localhost${BASE}${name}`,
  ...{ startTime, responseEnd: startTime + 10, transferSize: 1000, decodedBodySize: 3000 },
});
const part = (id: string) => ({ id, remote: 'mf-cart', box: new DOMRect() });
const known = { timings: [], modules: [] };

let now = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const remotes = timed(
  testRemotes([], {
    loadPage: async (_remote, page) =>
      page === 'broken' ? Promise.reject(new Error('404')) : { Page: () => null },
    loadSlot: async () => () => null,
  }),
);

it('begins with the first request for a file of the part’s own, by a hint or by the shell [M3]', async () => {
  const timings = [
    timing('entry.js', 40),
    timing('routes.js', 50),
    timing('page-cart.js', 90),
    timing('slots.js', 5000),
  ];
  now = 200;
  await remotes.loadPage('mf-cart', 'cart', 0);
  now = 690;
  noteShown('mf-cart/page/cart');
  now = 4000;
  await remotes.loadSlot('mf-cart', 'order.details', 0);
  await remotes.loadPage('mf-cart', 'cart', 0);
  now = 4700;
  noteShown('mf-cart/slot/order.details (order-details)');
  noteShown('mf-cart/page/cart');
  const inspected = (id: string) => inspectPart(part(id), BASE, manifest, { timings, modules: [] });
  expect(inspected('mf-cart/page/cart')).toMatchObject({ recorded: true, shownAfter: 600 });
  const slot = inspected('mf-cart/slot/order.details (order-details)');
  expect(slot.shownAfter).toBe(700);
  expect(slot.loading?.files.map(({ name }) => name)).toEqual(['entry.js', 'slots.js']);
});

it('counts a retry from its own request [M3]', async () => {
  now = 100;
  await expect(remotes.loadPage('mf-cart', 'broken', 0)).rejects.toThrow('404');
  noteShown('mf-cart/page/broken');
  const id = 'mf-cart/page/broken';
  expect(inspectPart(part(id), BASE, manifest, known).shownAfter).toBeUndefined();
});

it('names the copy of a shared module that the remote uses [M3]', () => {
  const modules = [react('18.0.0', ['mf-promo']), react('19.3.1', ['mf-cart'])];
  const [module] = inspectPart(part('mf-cart/page/cart'), BASE, manifest, {
    ...{ timings: [], modules },
  }).modules;
  expect(module).toEqual({
    ...{ name: 'react', requires: '^19.0.0', bundled: false },
    provided: modules[1],
  });
});

it('reads the files of each part beside the build, and none of a build that does not list them [M3]', async () => {
  fakeApi({ [`GET ${BASE}parts.json`]: () => manifest });
  expect(await fetchParts(BASE)).toEqual(manifest);
  const none = await fetchParts('/remotes/mf-cart/0/');
  const before = inspectPart(part('mf-cart/page/cart'), BASE, none, known);
  expect(before).toMatchObject({ recorded: false, loading: undefined, modules: [] });
  expect(inspectPart(part('mf-cart/page/cart'), BASE, undefined, known).recorded).toBeUndefined();
});
