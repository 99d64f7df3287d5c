import { isMigrated } from '../../platform/db/migrations.ts';
import { categories } from '../../platform/db/schema/index.ts';
import { emptyTables, openTestDatabase } from './database-template.ts';

it('gives every caller a migrated, empty copy of its own', async () => {
  const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  expect([await isMigrated(first.db), await isMigrated(second.db)]).toEqual([true, true]);
  expect(await first.db.$count(categories)).toBe(0);
  await first.db.insert(categories).values({ cate_id: 'a', cate_name: '茶' });
  expect(await first.db.$count(categories)).toBe(1);
  expect(await second.db.$count(categories)).toBe(0);
  await emptyTables(first);
  expect(await first.db.$count(categories)).toBe(0);
  await Promise.all([first.close(), second.close()]);
});
