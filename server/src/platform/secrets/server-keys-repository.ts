import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { serverKeys } from '../db/schema/index.ts';

export interface StoredKey {
  name: string;
  value: string;
}

export const findServerKeys = (db: Database): Promise<StoredKey[]> =>
  db.select({ name: serverKeys.name, value: serverKeys.value }).from(serverKeys);

export async function findServerKey(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  return row?.value;
}

export const insertServerKey = (db: Database, { name, value }: StoredKey, now: Date) =>
  db.insert(serverKeys).values({ name, value, c_date: now }).onConflictDoNothing();

export const updateServerKey = (db: Database, { name, value }: StoredKey) =>
  db.update(serverKeys).set({ value }).where(eq(serverKeys.name, name));

export const deleteServerKeys = (db: Database, names: readonly string[]) =>
  db.delete(serverKeys).where(inArray(serverKeys.name, [...names]));
