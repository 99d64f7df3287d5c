import { lte } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { endedAdminSessions } from '../../../platform/db/schema/index.ts';
import { SIGNED_IN_HOURS } from './jwt.ts';

/** Ends the sign-in of a browser: a copy of token and cookie is invalid from now on. */
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
