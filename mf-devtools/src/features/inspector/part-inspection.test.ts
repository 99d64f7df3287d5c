import { fakeApi } from '@pinpu/shared/testing';
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
const known = { timings: [], modules: [], times: undefined };

it('begins with the first request for a file of the part’s own, by a hint or by the shell [M3]', async () => {
  const timings = [
    timing('entry.js', 40),
    timing('routes.js', 50),
    timing('page-cart.js', 90),
    timing('slots.js', 5000),
  ];
  const inspected = (id: string, requested: number, shown: number) =>
    inspectPart(part(id), BASE, manifest, { timings, modules: [], times: { requested, shown } });
  expect(inspected('mf-cart/page/cart', 200, 690)).toMatchObject({
    recorded: true,
    shownAfter: 600,
  });
  const slot = inspected('mf-cart/slot/order.details (order-details)', 4000, 4700);
  expect(slot.shownAfter).toBe(700);
  expect(slot.loading?.files.map(({ name }) => name)).toEqual(['entry.js', 'slots.js']);
});

it('has no time for a part that was requested again, and is not shown yet [M3]', () => {
  const inspected = inspectPart(part('mf-cart/page/cart'), BASE, manifest, {
    ...{ timings: [], modules: [], times: { requested: 100 } },
  });
  expect(inspected.shownAfter).toBeUndefined();
});

it('names the copy of a shared module that the remote uses [M3]', () => {
  const modules = [react('18.0.0', ['mf-promo']), react('19.3.1', ['mf-cart'])];
  const [module] = inspectPart(part('mf-cart/page/cart'), BASE, manifest, {
    ...{ timings: [], modules, times: undefined },
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
