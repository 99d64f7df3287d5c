import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/index.ts';
import { outboxMails } from '../../platform/db/schema/index.ts';

/** A mail to be sent once the transaction that writes it commits. */
export interface OutgoingMail {
  kind: string;
  /** The same cause writes the same key, so that one cause sends one mail. */
  dedupe_key?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Puts a mail into the outbox, in the transaction that it is given. */
export async function queueMail(
  tx: Database,
  { to, dedupe_key, ...mail }: OutgoingMail,
  now: Date,
): Promise<void> {
  await tx
    .insert(outboxMails)
    .values({
      ...mail,
      id: randomUUID(),
      dedupe_key: dedupe_key ?? null,
      to_email: to,
      next_at: now,
      c_date: now,
    })
    .onConflictDoNothing();
}
