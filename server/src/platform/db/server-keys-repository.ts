import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { serverKeys } from './schema/index.ts';

async function findServerKey(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
  return row?.value;
}

/** A secret of the server by name, generated at first use; when several instances generate one, the first insert wins. */
export async function findOrInsertServerKey(
  db: Database,
  name: string,
  generate: () => Promise<string>,
  now: Date,
): Promise<string> {
  const known = await findServerKey(db, name);
  if (known !== undefined) return known;
  const value = await generate();
  await db.insert(serverKeys).values({ name, value, c_date: now }).onConflictDoNothing();
  const stored = await findServerKey(db, name);
  if (stored === undefined) throw new Error(`the server key ${name} is missing`);
  return stored;
}
