import { readFileSync } from 'node:fs';
import { testApp } from '@pinpu/server/testing';
import { demoCategories, demoProducts } from './catalog/index.ts';
import { demoPictureKeys } from './catalog/picture-keys.ts';
import { demoPictures } from './demo-pictures.ts';
import { keyDrawer } from './drawings/draw-key.ts';
import { openDrawingPool } from './drawings/drawing-pool.ts';
import { addBulkProducts, seedDemoShop } from './seed/seed-demo-shop.ts';

/** The demo shop as the first release seeded it. */
const FIRST_RELEASE = new URL(
  '../../server/src/platform/db/fixtures/shop-0.1.0.sql',
  import.meta.url,
);

it('draws every picture referenced by a database of the first release', async () => {
  const { db } = await testApp({ seed: 'empty' });
  const pictures = demoPictures(db);
  const keys = new Set(readFileSync(FIRST_RELEASE, 'utf8').match(/(?<=\/media\/)[\w/-]+/g));
  const missing: string[] = [];
  for (const key of keys)
    if (pictures.widthsOf(key).length === 0 || !(await pictures.original(key))) missing.push(key);
  expect(keys.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

it('draws generated products that are in the database, and no others', async () => {
  const { db, clock } = await testApp({ seed: 'empty' });
  await seedDemoShop(db, clock.now());
  await addBulkProducts(db, 2);
  const pictures = demoPictures(db);
  expect(await pictures.original('p/B000002/1')).toHaveProperty('svg');
  for (const key of ['p/B000003/1', 'p/B999999/1', 'p/P9999/1', 'cate/none', 'slide/none/mobile']) {
    expect(await pictures.has(key)).toBe(false);
    expect(await pictures.fingerprint(key)).toBeUndefined();
    expect(await pictures.original(key)).toBeUndefined();
  }
});

it('has every picture that it can draw [finding H5]', async () => {
  const draw = keyDrawer({ products: demoProducts, categories: demoCategories });
  expect([...demoPictureKeys].filter((key) => draw(key) === undefined)).toEqual([]);
  const tiles = demoCategories.map(({ cate_id }) => `cate/${cate_id}`);
  expect(tiles.filter((key) => draw(key) && !demoPictureKeys.has(key))).toEqual([]);
});

it('draws nothing for a thousand products that do not exist, and /healthz answers [finding H5]', async () => {
  const drawn: string[] = [];
  const { db } = await testApp({ seed: 'empty' });
  const source = demoPictures(db, async (key) => {
    drawn.push(key);
    return '<svg/>';
  });
  const { app } = await testApp({ seed: 'empty', pictures: [source] });
  const requests = Array.from({ length: 1000 }, (_, i) =>
    app.inject(`/media/p/B${5_000_000 + i}/1?w=1280`),
  );
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answers = await Promise.all(requests);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(drawn).toEqual([]);
});

it('draws off the event loop, the same as on it [finding H5]', async () => {
  const onLoop = keyDrawer({ products: demoProducts, categories: demoCategories });
  const [key = ''] = demoPictureKeys;
  let turns = 0;
  let drawing = true;
  const drawn = openDrawingPool()(key).finally(() => {
    drawing = false;
  });
  while (drawing) {
    await new Promise(setImmediate);
    turns += 1;
  }
  expect(await drawn).toBe(onLoop(key));
  expect(turns).toBeGreaterThan(1);
});
