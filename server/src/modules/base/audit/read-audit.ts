import type { AuditEntry, AuditFilter } from '@pinpu/shared/contracts';
import { auditActorText } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv/csv-line.ts';
import type { Database } from '../../../platform/db/index.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { type AuditRow, findAuditEntries } from './repository.ts';

const PAGE = 50;

/** The most entries of one file; for more, export a day at a time. */
const FILE = 10_000;

const entryOf = ({ id, at, ...row }: AuditRow): AuditEntry => ({
  ...row,
  id: String(id),
  at: at.toISOString(),
  detail: { ...row.detail },
});

export async function readAudit(
  db: Database,
  { before, ...filter }: AuditFilter & { before: string },
): Promise<{ entries: AuditEntry[]; next: string }> {
  const cursor = before === '' ? undefined : Number(before);
  const found = await findAuditEntries(db, filter, { before: cursor, limit: PAGE + 1 });
  const { rows, next } = pageOf(found, PAGE, ({ id }) => String(id));
  return { entries: rows.map(entryOf), next };
}

const HEAD = ['時間', '操作者', '身分', '操作', '對象', '細節', '結果'];

const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export async function auditCsv(
  db: Database,
  filter: AuditFilter,
): Promise<{ csv: string; cut: boolean }> {
  const found = await findAuditEntries(db, filter, { limit: FILE + 1 });
  const lines = found.slice(0, FILE).map(({ at, actor, actor_kind, action, subject, ...row }) => {
    const detail = Object.keys(row.detail).length > 0 ? JSON.stringify(row.detail) : '';
    return csvLine([
      TIME.format(at),
      actor,
      auditActorText(actor_kind, actor),
      action,
      subject,
      detail,
      row.outcome,
    ]);
  });
  return { csv: [BYTE_ORDER_MARK, csvLine(HEAD), ...lines].join(''), cut: found.length > FILE };
}
