import type { FastifyError } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { auditEntryOf, auditOf } from './request-audit.ts';
import { recordAudit } from './service.ts';

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
