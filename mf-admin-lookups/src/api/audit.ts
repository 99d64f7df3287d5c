import { admin } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import { type AuditFilter, auditAnswerSchema, auditCsvAnswerSchema } from '@pinpu/shared/contracts';

/** A page of the audit log, newest first; `before` is the cursor of the previous page. */
export const fetchAudit = async (filter: AuditFilter, before: string) =>
  (await answerOf(admin.get('audit', { searchParams: { ...filter, before } }), auditAnswerSchema))
    .body;

export const fetchAuditCsv = async (filter: AuditFilter) =>
  (await answerOf(admin.get('audit/csv', { searchParams: { ...filter } }), auditCsvAnswerSchema))
    .body;
