import type { OutboxMail } from './repository.ts';

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
