import { and, eq, inArray, isNull, lt, ne, not, sql } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks, KnownPerson, PersonRows } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isEmail } from '../../../platform/db/person-rows.ts';
import { outboxMails } from '../../../platform/db/schema/index.ts';

/** How long the text of mails is stored, and the rows, which prevent a second mail; in ms. */
const STORED = { sent: 7 * DAY, dead: 30 * DAY, rows: 365 * DAY };

async function findMailsTo(db: Database, { email }: KnownPerson): Promise<PersonRows> {
  const { kind, to_email, subject, status, c_date, sent_at, expires_at, text } = outboxMails;
  const columns = { kind, to_email, subject, status, c_date, sent_at };
  const toThem = isEmail(to_email, email);
  const readable = db.select({ ...columns, text }).from(outboxMails);
  const coded = db.select(columns).from(outboxMails);
  return [
    ...(await readable.where(sql`${toThem} AND ${isNull(expires_at)}`)),
    ...(await coded.where(sql`${toThem} AND ${not(isNull(expires_at))}`)),
  ];
}

async function deleteMailsTo(tx: Database, email: string): Promise<number> {
  const gone = await tx
    .delete(outboxMails)
    .where(isEmail(outboxMails.to_email, email))
    .returning({ id: outboxMails.id });
  return gone.length;
}

export async function deleteMailsAbout(tx: Database, ord_ids: readonly string[]): Promise<number> {
  const orderOf = sql`split_part(${outboxMails.dedupe_key}, ' ', 2)`;
  const gone = await tx
    .delete(outboxMails)
    .where(inArray(orderOf, [...ord_ids]))
    .returning({ id: outboxMails.id });
  return gone.length;
}

const NO_CONTENT = {
  to_email: '',
  subject: '',
  text: '',
  html: '',
  unsubscribe_url: '',
  last_error: '',
};

/** Removes address, subject and text from mails that will not be sent again; the row still prevents a second mail. */
async function clearMails(db: Database, status: 'sent' | 'dead', until: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set(NO_CONTENT)
    .where(
      and(
        eq(outboxMails.status, status),
        ne(outboxMails.to_email, ''),
        lt(outboxMails.next_at, until),
      ),
    );
}

async function deleteMailRows(db: Database, until: Date): Promise<void> {
  await db
    .delete(outboxMails)
    .where(and(ne(outboxMails.status, 'queued'), lt(outboxMails.c_date, until)));
}

export const mailData: DataHooks = {
  tables: { outbox_mails: findMailsTo },
  forget:
    async (tx, { email }) =>
    async () => ({ mails: await deleteMailsTo(tx, email) }),
  deleteOld: async (db, now) => {
    await clearMails(db, 'sent', before(now, STORED.sent));
    await clearMails(db, 'dead', before(now, STORED.dead));
    await deleteMailRows(db, before(now, STORED.rows));
  },
};
