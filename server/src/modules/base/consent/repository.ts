import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow, hasRows } from '../../../platform/db/rows.ts';
import {
  type ConsentSource,
  type MailTopic,
  mailConsents,
  outboxMails,
} from '../../../platform/db/schema/index.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { mailboxSql } from '../mail/mailbox-repository.ts';
import { discardQueuedMails } from '../mail/repository.ts';
import { TOPICS } from './topics.ts';

const { id, email, topic, state, source, token_hash, token_until } = mailConsents;
const { c_date, confirmed_at, withdrawn_at } = mailConsents;

interface ConsentKey {
  email: string;
  topic: MailTopic;
}

const isConfirmed = eq(state, 'confirmed');
/** Since when the consent is valid; giving it again changes nothing. */
const confirmedSince = (now: Date) =>
  sql`CASE WHEN ${isConfirmed} THEN ${confirmed_at} ELSE ${now.toISOString()}::timestamptz END`;

const keyed = (key: ConsentKey) => and(eq(email, key.email), eq(topic, key.topic));

/** How many confirmation mails a mailbox was sent since a moment. */
export const countConfirmations = (db: Database, to: string, since: Date): Promise<number> =>
  db.$count(
    outboxMails,
    // Written exactly as in the partial index, or that is not used.
    and(
      eq(mailboxSql(outboxMails.to_email), mailboxOf(to)),
      gt(outboxMails.c_date, since),
      sql`kind = 'news-confirm'`,
    ),
  );

/** Stores a consent that must be confirmed by mail; one that is confirmed already stays so. */
export async function upsertPending(
  tx: Database,
  { token, ...key }: ConsentKey & { token: { hash: string; until: Date } },
  now: Date,
): Promise<void> {
  const columns = { token_hash: token.hash, token_until: token.until };
  await tx
    .insert(mailConsents)
    .values({
      ...{ ...key, ...columns, id: randomUUID() },
      ...{ state: 'pending', source: 'footer', c_date: now },
    })
    .onConflictDoUpdate({
      target: [email, topic],
      set: {
        ...columns,
        state: sql`CASE WHEN ${isConfirmed} THEN ${state} ELSE 'pending' END`,
      },
    });
}

/** Stores a consent that is valid at once, of a proved e-mail; the moment of an earlier one that still is, stays. */
export async function upsertConfirmed(
  db: Database,
  { source: from, ...key }: ConsentKey & { source: ConsentSource },
  now: Date,
): Promise<void> {
  await db
    .insert(mailConsents)
    .values({
      ...{ ...key, id: randomUUID(), source: from },
      ...{ state: 'confirmed', c_date: now, confirmed_at: now },
    })
    .onConflictDoUpdate({
      target: [email, topic],
      set: {
        ...{ state: 'confirmed', token_until: null, withdrawn_at: null },
        source: sql`CASE WHEN ${isConfirmed} THEN ${source} ELSE ${from} END`,
        confirmed_at: confirmedSince(now),
      },
    });
}

/** Confirms the consent with a token, once and before the token expires; false where there is none. */
export const markConfirmed = (db: Database, hash: string, now: Date) =>
  hasRows(
    db
      .update(mailConsents)
      .set({
        ...{ state: 'confirmed', token_until: null, withdrawn_at: null },
        confirmed_at: confirmedSince(now),
      })
      .where(and(eq(token_hash, hash), gt(token_until, now)))
      .returning({ id }),
  );

const LINKED = { id, topic, state, token_until };

export const findByToken = (db: Database, hash: string) =>
  firstRow(db.select(LINKED).from(mailConsents).where(eq(token_hash, hash)));

export const findById = (db: Database, consent: string) =>
  firstRow(db.select(LINKED).from(mailConsents).where(eq(id, consent)));

/** The topics that an e-mail has consented to. */
export async function findConfirmedTopics(db: Database, address: string): Promise<MailTopic[]> {
  const rows = await db
    .select({ topic })
    .from(mailConsents)
    .where(and(eq(email, address), isConfirmed));
  return rows.map((row) => row.topic);
}

/**
 * Withdraws consents, and discards the mails that they allowed and that are not being sent yet. A transaction that
 * queues such a mail locks the consent, so that none is queued afterwards.
 */
async function withdraw(tx: Database, which: SQL | undefined, now: Date): Promise<void> {
  const rows = await tx
    .update(mailConsents)
    .set({
      ...{ state: 'withdrawn', token_until: null },
      withdrawn_at: sql`COALESCE(${withdrawn_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(which)
    .returning({ email, topic });
  for (const row of rows) await discardQueuedMails(tx, row.email, TOPICS[row.topic].kind, now);
}

export const withdrawById = (db: Database, consent: string, now: Date) =>
  db.transaction((tx) => withdraw(tx, eq(id, consent), now));

export const withdrawConsent = (db: Database, key: ConsentKey, now: Date) =>
  db.transaction((tx) => withdraw(tx, keyed(key), now));

/** How long a withdrawn consent is stored, in ms: long enough to answer why somebody got a mail. */
const WITHDRAWN_MS = 365 * DAY;

export const consentData: DataHooks = {
  tables: {
    mail_consents: (db, who) =>
      db
        .select({ email, topic, state, source, c_date, confirmed_at, withdrawn_at })
        .from(mailConsents)
        .where(eq(email, who.email)),
  },
  forget: async (tx, who) => {
    const own = eq(email, who.email);
    await tx.select({ id }).from(mailConsents).where(own).orderBy(id).for('update');
    return async () => {
      const gone = await tx.delete(mailConsents).where(own).returning({ id });
      return { consents: gone.length };
    };
  },
  deleteOld: (db, now) =>
    db
      .delete(mailConsents)
      .where(
        or(
          and(eq(state, 'pending'), lt(token_until, now)),
          and(eq(state, 'withdrawn'), lt(withdrawn_at, before(now, WITHDRAWN_MS))),
        ),
      ),
};
