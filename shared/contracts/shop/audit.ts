import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { filterDay } from './primitives.ts';

const text = s.withDefault(s.string().check(s.trim(), s.maxLength(200)), '');

/** A filter of the audit log; '' for all. `day` is a day in Taipei. */
const auditFilterSchema = s.object({
  actor: text,
  /** A complete action, or the part before its dot. */
  action: text,
  subject: text,
  /** `changes` leaves out what only reads; '' for all. */
  kind: s.withDefault(s.oneOf(['', 'changes']), ''),
  day: s.withDefault(filterDay, ''),
});
export type AuditFilter = s.Infer<typeof auditFilterSchema>;

/** Query of `GET /api/audit`: `before` is `next` of the previous page. */
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

/** Answer of `GET /api/audit/csv`; `cut` is true where not all entries fit into one file. */
export const auditCsvAnswerSchema = bodyOf(s.object({ csv: s.string(), cut: s.boolean() }));
