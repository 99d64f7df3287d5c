import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { serverKeys } from '../../../../platform/db/schema/index.ts';

const NAME = 'sandbox-pay';

async function readOrMake(db: Database, now: Date): Promise<string> {
  await db
    .insert(serverKeys)
    .values({ name: NAME, value: randomBytes(32).toString('hex'), c_date: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, NAME));
  if (!row) throw new Error(`server key ${NAME} vanished`);
  return row.value;
}

/** The key that shop and sandbox provider share, made at first use and the same for all instances. */
export function sandboxKey(db: Database, clock: () => Date): () => Promise<string> {
  let key: Promise<string> | null = null;
  return () => {
    key ??= readOrMake(db, clock()).catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  };
}
