import { readFileSync } from 'node:fs';
import { testApp } from '@pinpu/server/testing';
import { demoPictures } from './demo-pictures.ts';
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
    expect(await pictures.fingerprint(key)).toBeUndefined();
    expect(await pictures.original(key)).toBeUndefined();
  }
});
