import { desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { settingVersions } from '../../../platform/db/schema/index.ts';

export type SettingVersionRow = typeof settingVersions.$inferSelect;

const STORED = 200;

export async function insertVersion(
  tx: Database,
  version: Omit<typeof settingVersions.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(settingVersions).values(version);
  const [oldest] = await tx
    .select({ id: settingVersions.id })
    .from(settingVersions)
    .orderBy(desc(settingVersions.id))
    .offset(STORED - 1)
    .limit(1);
  if (oldest) await tx.delete(settingVersions).where(lt(settingVersions.id, oldest.id));
}

export const findVersions = (db: Database, limit: number): Promise<SettingVersionRow[]> =>
  db.select().from(settingVersions).orderBy(desc(settingVersions.id)).limit(limit);

export async function findNewestId(db: Database): Promise<number> {
  const { id } = settingVersions;
  const [row] = await db.select({ id }).from(settingVersions).orderBy(desc(id)).limit(1);
  return row?.id ?? 0;
}

export async function findVersion(
  db: Database,
  id: number,
): Promise<SettingVersionRow | undefined> {
  const [row] = await db.select().from(settingVersions).where(eq(settingVersions.id, id));
  return row;
}

export const findVersionsAfter = (db: Database, id: number): Promise<SettingVersionRow[]> =>
  db
    .select()
    .from(settingVersions)
    .where(gt(settingVersions.id, id))
    .orderBy(desc(settingVersions.id));

export async function findLastChange(
  db: Database,
  keys: readonly string[],
): Promise<SettingVersionRow | undefined> {
  const named = keys.map((key) => sql`${settingVersions.changes} @> ${JSON.stringify([{ key }])}`);
  const [row] = await db
    .select()
    .from(settingVersions)
    .where(sql.join(named, sql` OR `))
    .orderBy(desc(settingVersions.id))
    .limit(1);
  return row;
}
