import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { passkeyChallenges } from '../../../platform/db/schema/index.ts';

type Challenge = Pick<typeof passkeyChallenges.$inferSelect, 'challenge_hash' | 'asker_hash'>;

export async function insertChallenge(
  db: Database,
  challenge: Challenge,
  expires_at: Date,
): Promise<void> {
  await db.insert(passkeyChallenges).values({ ...challenge, expires_at });
}

/** Uses up a challenge; false where this browser has none, or it has expired. */
export async function deleteChallenge(
  db: Database,
  { challenge_hash, asker_hash }: Challenge,
  now: Date,
): Promise<boolean> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge_hash, challenge_hash),
        eq(passkeyChallenges.asker_hash, asker_hash),
      ),
    )
    .returning({ expires_at: passkeyChallenges.expires_at });
  return taken !== undefined && taken.expires_at > now;
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expires_at, now));
}
