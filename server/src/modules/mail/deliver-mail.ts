import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import type { MailTransport } from './mail.ts';
import { claimMail, markFailed, markSent } from './repository.ts';

/**
 * Sends what is due, one after another. A mail may go out twice when the process ends between sending and noting it,
 * never not at all. Failures wait and are tried again.
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
