import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import type { MailTransport } from './mail.ts';
import { claimMail, markFailed, markSent } from './repository.ts';

/**
 * Sends due mail, one message after another, at least once: a mail may go out twice when the process ends between
 * sending and recording it. Failures are retried later.
 */
export async function deliverMail(
  db: Database,
  transport: MailTransport,
  clock: Clock,
): Promise<void> {
  for (
    let mail = await claimMail(db, clock());
    mail !== null;
    mail = await claimMail(db, clock())
  ) {
    try {
      await transport.send({ ...mail, to: mail.to_email }, mail.c_date);
      await markSent(db, mail, clock());
    } catch (error) {
      await markFailed(db, mail, error instanceof Error ? error.message : String(error), clock());
    }
  }
}
