import { lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { usedSessionValues } from '../../../platform/db/schema/index.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { SESSION_VALUE_MINUTES } from './session-value.ts';

/** Marks a valid RspTS as used, for all instances; false when it already was. */
export async function markSessionValueUsed(
  db: Database,
  value: string,
  now: Date,
): Promise<boolean> {
  await db.delete(usedSessionValues).where(lte(usedSessionValues.expires_at, now));
  const value_hash = secretHash(value);
  // It is valid for at most as long from now; a millisecond more, since it is still valid at its last moment.
  const expires_at = new Date(now.getTime() + SESSION_VALUE_MINUTES * 60_000 + 1);
  const inserted = await db
    .insert(usedSessionValues)
    .values({ value_hash, expires_at })
    .onConflictDoNothing()
    .returning({ value_hash: usedSessionValues.value_hash });
  return inserted.length === 1;
}
