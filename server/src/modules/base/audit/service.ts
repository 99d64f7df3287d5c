import { SCHEDULE_ACTOR } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { type AuditRow, insertAuditEntry } from './repository.ts';

const SUBJECT_LENGTH = 200;

export interface AuditActor {
  name: string;
  kind: AuditRow['actor_kind'];
}

/** Details that a handler adds: ids, counts and choices, never a secret or personal data. */
export interface AuditFacts {
  subject?: string;
  detail?: Readonly<Record<string, unknown>>;
}

export interface AuditEntry extends AuditFacts {
  at: Date;
  actor: AuditActor;
  action: string;
  outcome: string;
}

/** The actor of commands: anybody who has the key in DATA_DIR. */
export const OPERATOR: AuditActor = { name: 'operator', kind: 'operator' };

/** The actor of what the shop does by itself at its time. */
export const SCHEDULE: AuditActor = { name: SCHEDULE_ACTOR, kind: 'operator' };

/** Records an entry; in the transaction of a write, entry and write are stored together or not at all. */
export const recordAudit = (
  db: Database,
  { at, actor, action, subject = '', detail = {}, outcome }: AuditEntry,
): Promise<void> =>
  insertAuditEntry(db, {
    ...{ at, action, detail, outcome },
    actor: actor.name,
    actor_kind: actor.kind,
    subject: subject.slice(0, SUBJECT_LENGTH),
  });
