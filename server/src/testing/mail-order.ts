import { type SQL, sql } from 'drizzle-orm';
import { outboxMails } from '../platform/db/schema/index.ts';

/**
 * The order in which mails were queued. The clock of a test stands still, so that their times are equal, and PostgreSQL
 * puts a new row where a deleted one was: the number of the transaction decides.
 */
export const MAIL_ORDER: SQL = sql`${outboxMails.c_date}, ${outboxMails}.xmin::text::bigint`;
