import { readFileSync } from 'node:fs';
import { testApp } from '@pinpu/server/testing';
import { picturedInstead } from './bulk/bulk-products.ts';
import { demoCategories, demoProducts, demoSlides } from './catalog/index.ts';
import { demoPictures, pictureKeys } from './demo-pictures.ts';
import { addBulkProducts, seedDemoShop } from './seed/seed-demo-shop.ts';

/** The demo shop as the first release seeded it. */
const FIRST_RELEASE = new URL(
  '../../server/src/platform/db/fixtures/shop-0.1.0.sql',
  import.meta.url,
);

it('has every picture referenced by a database of the first release', async () => {
  const { db } = await testApp({ seed: 'empty' });
  const pictures = demoPictures(db);
  const keys = new Set(readFileSync(FIRST_RELEASE, 'utf8').match(/(?<=\/media\/)[\w/-]+/g));
  const missing: string[] = [];
  for (const key of keys)
    if (pictures.widthsOf(key).length === 0 || !(await pictures.original(key))) missing.push(key);
  expect(keys.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

it('has three pictures of each product, those of variants, one of each category, two of each slide, and no others', () => {
  const variants = demoProducts.flatMap((product) => product.variants ?? []);
  const keys = [
    ...variants.flatMap(({ picture }) => picture?.replace('/media/', '') ?? []),
    ...demoProducts.flatMap(({ prd_id }) => [1, 2, 3].map((view) => `p/${prd_id}/${view}`)),
    ...demoCategories.map(({ cate_id }) => `cate/${cate_id}`),
    ...demoSlides.flatMap(({ theme }) => [`slide/${theme}/mobile`, `slide/${theme}/desktop`]),
  ];
  expect([...pictureKeys()].sort()).toEqual([...new Set(keys)].sort());
});

it('has complete pictures whose size fits their place', async () => {
  const { db } = await testApp({ seed: 'empty' });
  const pictures = demoPictures(db);
  const wrong: string[] = [];
  for (const key of pictureKeys()) {
    const original = await pictures.original(key);
    const svg = original && 'svg' in original ? original.svg : '';
    const [, size] = /<svg [^>]*viewBox="0 0 (\d+ \d+)".*<\/svg>\s*$/s.exec(svg) ?? [];
    const slide = key.endsWith('/mobile') ? '1080 1350' : '1920 823';
    if (size !== (key.startsWith('slide/') ? slide : '640 640')) wrong.push(key);
  }
  expect(wrong).toEqual([]);
});

it('has pictures of generated products that are in the database, and of no others', async () => {
  const { db, clock } = await testApp({ seed: 'empty' });
  await seedDemoShop(db, clock.now());
  await addBulkProducts(db, 2);
  const pictures = demoPictures(db);
  const instead = await pictures.original(`p/${picturedInstead('B000002')}/1`);
  expect(instead).toHaveProperty('svg');
  expect(await pictures.original('p/B000002/1')).toEqual(instead);
  for (const key of ['p/B000003/1', 'p/B999999/1', 'p/P9999/1', 'cate/none', 'slide/none/mobile']) {
    expect(await pictures.has(key)).toBe(false);
    expect(await pictures.fingerprint(key)).toBeUndefined();
    expect(await pictures.original(key)).toBeUndefined();
  }
});

it('reads nothing for a thousand products that do not exist, and /healthz answers [finding H5]', async () => {
  const read: string[] = [];
  const { db } = await testApp({ seed: 'empty' });
  const source = demoPictures(db, async (key) => {
    read.push(key);
    return '<svg/>';
  });
  const { app } = await testApp({ seed: 'empty', pictures: [source] });
  const requests = Array.from({ length: 1000 }, (_, i) =>
    app.inject(`/media/p/B${5_000_000 + i}/1?w=1280`),
  );
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answers = await Promise.all(requests);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(read).toEqual([]);
});
