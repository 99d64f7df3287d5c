import { auditAnswerSchema, auditCsvAnswerSchema, auditQuerySchema } from '@pinpu/shared/contracts';
import type { ServerModule } from '../../../platform/module.ts';
import { auditCsv, readAudit } from '../audit/read-audit.ts';
import { noteAudit } from '../audit/request-audit.ts';
import { protectAdministration } from './administration.ts';
import { requireOwner } from './require-admin.ts';

const tags = ['admin'];

/** `/api/audit`: owners read the audit log, by page or as a CSV. Reading is recorded as well. */
export const adminAuditModule: ServerModule = (app, deps) => {
  const { db } = deps;
  protectAdministration(app, deps);
  app.addHook('onRequest', async (request) => {
    await requireOwner(request, deps);
  });

  app.get(
    '/api/audit',
    {
      schema: { tags, querystring: auditQuerySchema, response: { 200: auditAnswerSchema } },
      config: { audit: 'audit.read' },
    },
    async (request) => {
      noteAudit(request, { detail: request.query });
      return { success: true as const, body: await readAudit(db, request.query) };
    },
  );

  app.get(
    '/api/audit/csv',
    {
      schema: { tags, querystring: auditQuerySchema, response: { 200: auditCsvAnswerSchema } },
      config: { audit: 'audit.export' },
    },
    async (request) => {
      noteAudit(request, { detail: request.query });
      return { success: true as const, body: await auditCsv(db, request.query) };
    },
  );
};
