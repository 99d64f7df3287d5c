import type { Deps } from '../../platform/module.ts';
import type { MailTransport } from './mail.ts';
import {
  claimMail,
  markExpiredMails,
  markFailed,
  markSent,
  type OutboxMail,
} from './repository.ts';
import { withReadableContent } from './secret-content.ts';

/** Callbacks of a delivery; by default none. */
export interface DeliveryEvents {
  /** A mail is about to be sent: there may be more. */
  claimed?(): void;
  /** `isOver` when the failure is the mail's last. */
  failed?(mail: OutboxMail, error: unknown, isOver: boolean, now: Date): void;
  /** Whether the server stops: then the mail in hand is the last. */
  isStopping?(): boolean;
}

/**
 * Sends due mail one after another and at least once, those that expire first: a mail may go out twice when the process
 * ends between sending and recording it. Failures are retried later.
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
