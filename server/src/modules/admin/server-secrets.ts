import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { serverKeys } from '../../platform/db/schema/index.ts';
import { newSealKeys, type SealKeys } from './e2ee.ts';

/** What the administrative side signs and opens seals with. */
export interface AdminSecrets {
  seal: SealKeys;
  /** Signs tokens and session values. */
  signing: string;
}

async function serverKey(
  db: Database,
  name: string,
  make: () => Promise<string>,
  now: Date,
): Promise<string> {
  const read = async () =>
    (await db.select().from(serverKeys).where(eq(serverKeys.name, name)))[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(serverKeys)
    .values({ name, value: await make(), c_date: now })
    .onConflictDoNothing();
  const kept = await read();
  if (kept === undefined) throw new Error(`the server key ${name} is gone`);
  return kept;
}

/** The secrets, made when they are first needed; the first of several servers wins. */
export async function adminSecrets(db: Database, now: Date): Promise<AdminSecrets> {
  const seal = await serverKey(
    db,
    'admin-seal',
    async () => JSON.stringify(await newSealKeys()),
    now,
  );
  const signing = await serverKey(
    db,
    'admin-signing',
    async () => randomBytes(32).toString('base64url'),
    now,
  );
  const keys: SealKeys = JSON.parse(seal);
  return { seal: keys, signing };
}
