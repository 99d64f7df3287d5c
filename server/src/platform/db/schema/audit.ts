import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';

/** Actor: an administrator at a screen, the operator by a command, a team by its deployment token. */
type AuditActorKind = 'administrator' | 'operator' | 'team';

/** Actions and lookups of administrators, operators and teams. A trigger rejects every change of a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    actor: text().notNull(),
    actor_kind: text().$type<AuditActorKind>().notNull(),
    /** A dotted name, e.g. `order.ship`. */
    action: text().notNull(),
    /** Id of what was touched. */
    subject: plainText(),
    /** Ids, counts and choices; never a secret or personal data. */
    detail: json<Readonly<Record<string, unknown>>>().notNull(),
    /** `ok`, or the code of the rejection. */
    outcome: text().notNull(),
  },
  (t) => [
    index('audit_log_age').on(t.at),
    index('audit_log_actor').on(t.actor, t.id),
    index('audit_log_action').on(t.action, t.id),
    index('audit_log_subject').on(t.subject, t.id),
  ],
);
