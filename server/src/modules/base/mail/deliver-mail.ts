import type { Deps } from '../../../platform/module.ts';
import type { MailTransport } from './mail.ts';
import {
  claimMail,
  markExpiredMails,
  markFailed,
  markSent,
  type OutboxMail,
} from './repository.ts';
import { withReadableContent } from './secret-content.ts';

export interface DeliveryEvents {
  /** Called once a mail is claimed; more mails may be waiting. */
  claimed?(): void;
  /** Called after a failure; `isOver` where the mail is given up. */
  failed?(mail: OutboxMail, error: unknown, isOver: boolean, now: Date): void;
  /** Whether the server is stopping; then no further mail is begun. */
  isStopping?(): boolean;
}

/**
 * Sends due mail one after another, at least once each; mails that expire come first. A mail may be sent twice when the
 * process ends between sending and recording it. Failures are retried later.
 */
export async function deliverMail(
  { db, serverKey, clock }: Pick<Deps, 'db' | 'serverKey' | 'clock'>,
  transport: MailTransport,
  { claimed, failed, isStopping = () => false }: DeliveryEvents = {},
): Promise<void> {
  const next = async () => (isStopping() ? null : claimMail(db, clock()));
  await markExpiredMails(db, clock());
  for (let mail = await next(); mail !== null; mail = await next()) {
    claimed?.();
    try {
      const readable = withReadableContent(serverKey, mail);
      await transport.send({ ...readable, to: mail.to_email }, mail.c_date);
      await markSent(db, mail, clock());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isOver = await markFailed(db, mail, reason, clock());
      failed?.(mail, error, isOver, clock());
    }
  }
}
