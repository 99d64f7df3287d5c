import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';

const text = s.withDefault(s.string().check(s.trim(), s.maxLength(200)), '');

/** Which entries of the audit log; '' for all. `day` is Taipei's. */
const auditFilterSchema = s.object({
  actor: text,
  /** A whole action, or the part before its dot. */
  action: text,
  subject: text,
  day: s.withDefault(s.string().check(s.regex(/^(?:20\d\d-\d\d-\d\d)?$/)), ''),
});
export type AuditFilter = s.Infer<typeof auditFilterSchema>;

/** Query of `GET /api/audit`: `before` is the cursor of the page before. */
export const auditQuerySchema = s.extend(auditFilterSchema, {
  before: s.withDefault(s.string().check(s.regex(/^\d{0,15}$/)), ''),
});

const auditEntrySchema = s.object({
  id: s.string(),
  /** ISO 8601. */
  at: s.string(),
  actor: s.string(),
  actor_kind: s.oneOf(['administrator', 'operator', 'team']),
  action: s.string(),
  subject: s.string(),
  detail: s.record(s.string(), s.unknown()),
  outcome: s.string(),
});
export type AuditEntry = s.Infer<typeof auditEntrySchema>;

/** Answer of `GET /api/audit`: newest first; `next` is '' on the last page. */
export const auditAnswerSchema = bodyOf(
  s.object({ entries: s.array(auditEntrySchema), next: s.string() }),
);

/** Answer of `GET /api/audit/csv`; `cut` where there are more entries than a file takes. */
export const auditCsvAnswerSchema = bodyOf(s.object({ csv: s.string(), cut: s.boolean() }));
