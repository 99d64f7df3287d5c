import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/index.ts';
import { outboxMails } from '../../db/schema/index.ts';

/** Puts a sign-in mail into the outbox, in the transaction that made its code. */
export async function postSignInMail(
  db: Database,
  to_email: string,
  mail: { subject: string; text: string; html: string },
  now: Date,
): Promise<void> {
  await db
    .insert(outboxMails)
    .values({ id: randomUUID(), kind: 'otp', to_email, ...mail, next_at: now, c_date: now });
}
