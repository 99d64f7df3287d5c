import type { FastifyError, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, ServerModule } from '../../../platform/module.ts';
import { type AuditActor, type AuditEntry, type AuditFacts, recordAudit } from './service.ts';

function outcomeOf(error: FastifyError | Error): string {
  if (error instanceof Rejection) return error.code;
  if ('validation' in error && error.validation) return 'INVALID';
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status < 500 ? String(status) : 'INTERNAL';
}

/**
 * Records every call of a route with an audit name before its response is sent: nobody sees data without an entry.
 * Where the entry of a rejected call can't be written, the rejection is still sent.
 */
export const auditHook: ServerModule = (app, { db, clock }) => {
  app.addHook('onError', async (request, _reply, error) => {
    auditOf(request).error = error;
  });
  app.addHook('onSend', async (request) => {
    if (!request.routeOptions.config.audit) return;
    const audit = auditOf(request);
    if (audit.isRecorded && !audit.error) return;
    const entry = auditEntryOf(request, audit.error ? outcomeOf(audit.error) : 'ok', clock());
    if (!entry) return;
    audit.isRecorded = true;
    await recordAudit(db, entry).catch((failure: unknown) => {
      if (!audit.error) throw failure;
      request.log.error({ err: failure }, 'rejected call not recorded in the audit log');
    });
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** E.g. `order.ship`; `false` where the call neither shows nor changes anything. */
    audit?: string | false;
  }
}

/** `action` replaces the route's name where that covers several actions. */
interface RequestFacts extends AuditFacts {
  action?: string;
}

interface RequestAudit extends RequestFacts {
  actor?: AuditActor;
  error?: Error;
  isRecorded?: boolean;
}

const audits = new WeakMap<FastifyRequest, RequestAudit>();

function auditOf(request: FastifyRequest): RequestAudit {
  const audit = audits.get(request) ?? {};
  audits.set(request, audit);
  return audit;
}

/** Calls without an actor are not recorded. */
export function setAuditActor(request: FastifyRequest, actor: AuditActor): void {
  auditOf(request).actor = actor;
}

/** Sets what the request touches; without this call, the subject is the path's parameters. */
export function noteAudit(request: FastifyRequest, facts: RequestFacts): void {
  Object.assign(auditOf(request), facts);
}

const paramsOf = ({ params }: FastifyRequest): string =>
  Object.values((params ?? {}) as Record<string, unknown>).join('/');

function auditEntryOf(request: FastifyRequest, outcome: string, at: Date): AuditEntry | null {
  const { actor, subject = paramsOf(request), detail = {}, ...audit } = auditOf(request);
  const named = request.routeOptions.config.audit;
  const action = audit.action ?? named;
  return actor && named && action ? { at, actor, action, subject, detail, outcome } : null;
}

/** For calls that change nothing worth an entry where they succeed; a rejection is still recorded. */
export function skipAudit(request: FastifyRequest): void {
  auditOf(request).isRecorded = true;
}

/**
 * Records a request as successful, in the transaction of its write. Without this call, the entry is written after the
 * handler has returned, outside the transaction. A request with several writes has one entry per write, rejected ones
 * included.
 */
export async function recordRequest(
  tx: Database,
  request: FastifyRequest,
  clock: Clock,
  { outcome = 'ok', ...facts }: RequestFacts & { outcome?: string } = {},
): Promise<void> {
  noteAudit(request, facts);
  const entry = auditEntryOf(request, outcome, clock());
  if (!entry) return;
  await recordAudit(tx, entry);
  auditOf(request).isRecorded = true;
}

/** For streamed responses: the returned function writes the entry once the outcome is known. */
export function deferAudit(
  request: FastifyRequest,
  clock: Clock,
): (db: Database, outcome: string, detail: AuditFacts['detail']) => Promise<void> {
  auditOf(request).isRecorded = true;
  return async (db, outcome, detail) => {
    noteAudit(request, { detail });
    const entry = auditEntryOf(request, outcome, clock());
    if (entry) await recordAudit(db, entry);
  };
}

/** Throws at the start for every route added to this scope from now on that has no audit name. */
export function requireAuditNames(app: App): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.audit === undefined)
      throw new Error(`${method} ${url} has no audit name: add config: { audit: '…' }`);
  });
}
