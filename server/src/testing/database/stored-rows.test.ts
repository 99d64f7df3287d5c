import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/db/index.ts';
import {
  auditLog,
  categories,
  listedProducts,
  memberLikes,
  products,
} from '../../platform/db/schema/index.ts';
import { seedSmallShop } from '../small-shop.ts';
import { openTestDatabase } from './database-template.ts';
import { type Restore, storeRows } from './stored-rows.ts';

let handle: DatabaseHandle;
let restore: Restore;
beforeAll(async () => {
  handle = await openTestDatabase();
  await seedSmallShop(handle.db, new Date('2026-11-21T02:00:00Z'));
  restore = await storeRows(handle.db, 'small');
});
afterAll(() => handle.close());

const contents = ({ db }: DatabaseHandle) =>
  Promise.all([
    db.select().from(categories).orderBy(categories.cate_id),
    db.select().from(products).orderBy(products.prd_id),
    db.select().from(listedProducts).orderBy(listedProducts.prd_id),
    db.select().from(auditLog),
  ]);

const entry = {
  at: new Date('2026-11-21T02:00:00Z'),
  actor: 'admin',
  actor_kind: 'administrator',
  action: 'order.ship',
  detail: {},
  outcome: 'ok',
} as const;

it('brings back what was deleted, changed and filled by triggers, and removes what was added', async () => {
  const { db } = handle;
  const stored = await contents(handle);
  for (let time = 0; time < 2; time += 1) {
    await db.delete(products);
    await db.update(categories).set({ cate_name: '別的' });
    await db.insert(categories).values({ cate_id: 'more', cate_name: '更多' });
    await db.insert(auditLog).values(entry);
    await restore();
    expect(await contents(handle)).toEqual(stored);
  }
});

it.each([
  ['a table that was emptied as a whole', sql`TRUNCATE categories, products CASCADE`],
  [
    'what remains of a change that failed',
    sql`DO $$ BEGIN
      DELETE FROM categories WHERE cate_id = 'C1';
      BEGIN DELETE FROM categories; RAISE 'fails'; EXCEPTION WHEN OTHERS THEN NULL; END;
    END $$`,
  ],
])('brings back %s', async (_, change) => {
  const stored = await contents(handle);
  await handle.db.execute(change);
  await restore();
  expect(await contents(handle)).toEqual(stored);
});

it('keeps the rows of two stores apart', async () => {
  const stored = await contents(handle);
  await handle.db.insert(categories).values({ cate_id: 'more', cate_name: '更多' });
  const restoreMore = await storeRows(handle.db, 'more');
  for (let time = 0; time < 2; time += 1) {
    await restore();
    expect(await contents(handle)).toEqual(stored);
    await restoreMore();
    expect(await handle.db.$count(categories)).toBe(5);
  }
  await restore();
});

it('numbers rows as before', async () => {
  const { db } = handle;
  const number = async () => (await db.insert(auditLog).values(entry).returning())[0]?.id;
  const first = await number();
  expect(await number()).not.toBe(first);
  await restore();
  expect(await number()).toBe(first);
  await restore();
});

it('the database has the same triggers and foreign keys afterwards', async () => {
  const { db } = handle;
  await restore();
  await db.delete(products);
  expect(await db.$count(listedProducts)).toBe(0);
  const orphan = db
    .insert(memberLikes)
    .values({ cus_id: 'nobody', prd_id: 'P0001', price: 1, c_date: entry.at });
  await expect(orphan).rejects.toThrow();
  await restore();
});
