import type { Deps, ServerModule } from '../../../platform/module.ts';
import { firstAttempts } from './first-attempts.ts';
import type { MailTransport } from './mail.ts';
import {
  claimMail,
  markExpiredMails,
  markFailed,
  markSent,
  type OutboxMail,
} from './repository.ts';
import { withReadableContent } from './secret-content.ts';
import { MAILS_AT_ONCE, openMailTransport } from './transport.ts';

const QUIET_MS = 60_000;

/** Fields that nodemailer adds to an error; its message may contain addresses. */
interface SendError {
  code?: unknown;
  responseCode?: unknown;
}

interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

const reasonOf = (error: unknown): SendError => {
  const { code, responseCode } = Object(error) as SendError;
  return { code, responseCode };
};

/** Logs failed deliveries without addresses: a warning a minute for all of them, an error for each mail given up. */
export function failureLog(log: Log) {
  let failures = 0;
  let quietUntil = 0;
  return ({ kind, attempts }: OutboxMail, error: unknown, isOver: boolean, now: Date): void => {
    failures += 1;
    const facts = { kind, attempts, ...reasonOf(error) };
    if (isOver) log.error(facts, 'mail given up');
    if (now.getTime() < quietUntil) return;
    if (!isOver) log.warn({ ...facts, failures }, 'mail could not be sent');
    failures = 0;
    quietUntil = now.getTime() + QUIET_MS;
  };
}

export interface DeliveryEvents {
  claimed?(): void;
  sent?(mail: OutboxMail): void;
  failed?(mail: OutboxMail, error: unknown, isOver: boolean, now: Date): void;
  isStopping?(): boolean;
}

/**
 * Sends due mail one after another, at least once each; mails that expire come first. A mail may be sent twice when the
 * process ends between sending and recording it. Failures are retried later.
 */
export async function deliverMail(
  { db, serverKey, clock }: Pick<Deps, 'db' | 'serverKey' | 'clock'>,
  transport: MailTransport,
  { claimed, sent, failed, isStopping = () => false }: DeliveryEvents = {},
): Promise<void> {
  const next = async () => (isStopping() ? null : claimMail(db, clock()));
  await markExpiredMails(db, clock());
  for (let mail = await next(); mail !== null; mail = await next()) {
    claimed?.();
    try {
      const readable = withReadableContent(serverKey, mail);
      await transport.send({ ...readable, to: mail.to_email }, mail.c_date);
      await markSent(db, mail, clock());
      sent?.(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isOver = await markFailed(db, mail, reason, clock());
      failed?.(mail, error, isOver, clock());
    }
  }
}

const EVERY_MS = 5000;

/**
 * Sends the outbox: periodically, and after every request that may have added to it. Each claimed mail starts one more
 * lane, so that a slow mail server delays at most MAILS_AT_ONCE mails. A stopping server finishes the mails being sent
 * and begins no other, which would fail.
 */
export const mailHook: ServerModule = (app, deps) => {
  const { config, every } = deps;
  const transport = openMailTransport(config);
  const logFailure = failureLog(app.log);
  const attempts = firstAttempts();
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const lanes = Array.from({ length: MAILS_AT_ONCE }, (_, lane) =>
    every('deliver mail', EVERY_MS, () =>
      deliverMail(deps, transport, {
        claimed: () => lanes[lane + 1]?.(),
        sent: ({ id }) => attempts.finished(id, true),
        failed: (mail, ...failure) => {
          attempts.finished(mail.id, false);
          logFailure(mail, ...failure);
        },
        isStopping: () => isStopping,
      }),
    ),
  );
  if (deps.background)
    deps.isMailSent = (id) => {
      const sent = attempts.isSent(id);
      lanes[0]?.();
      return sent;
    };
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') lanes[0]?.();
  });
  app.addHook('onClose', async () => transport.close());
};
