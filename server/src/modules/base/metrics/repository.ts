import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';

export interface Backlog extends Record<string, unknown> {
  queued_mails: number;
  dead_mails: number;
  oldest_mail: number | null;
  /** Orders in status 7, for which only the provider knows whether they are paid. */
  orders_in_processing: number;
  open_refunds: number;
  /** The database's clock, in seconds since 1970. */
  database_time: number;
}

export async function findBacklog(db: Database): Promise<Backlog | undefined> {
  const { rows } = await db.execute<Backlog>(sql`
    SELECT
      (SELECT count(*)::int FROM outbox_mails WHERE status = 'queued') AS queued_mails,
      (SELECT count(*)::int FROM outbox_mails WHERE status = 'dead') AS dead_mails,
      (SELECT extract(epoch FROM min(c_date))::float8 FROM outbox_mails WHERE status = 'queued')
        AS oldest_mail,
      (SELECT count(*)::int FROM orders WHERE status = 7) AS orders_in_processing,
      (SELECT count(*)::int FROM refund_tasks WHERE status = 'open') AS open_refunds,
      extract(epoch FROM clock_timestamp())::float8 AS database_time`);
  return rows[0];
}
