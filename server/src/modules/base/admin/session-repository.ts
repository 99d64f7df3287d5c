import { lte } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { endedAdminSessions, usedSessionValues } from '../../../platform/db/schema/index.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { SIGNED_IN_HOURS } from './jwt.ts';
import { SESSION_VALUE_MINUTES } from './session-value.ts';

export async function insertEndedSession(
  db: Database,
  browser_hash: string,
  now: Date,
): Promise<void> {
  await db.delete(endedAdminSessions).where(lte(endedAdminSessions.expires_at, now));
  // The latest moment at which the browser's token can be valid; plus one second, since tokens store whole seconds.
  const expires_at = after(now, SIGNED_IN_HOURS * 3_600_000 + 1000);
  await db.insert(endedAdminSessions).values({ browser_hash, expires_at }).onConflictDoNothing();
}

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
