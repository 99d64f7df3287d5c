import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks, KnownPerson, PersonRows } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { hasRows } from '../../../platform/db/rows.ts';
import {
  outboxMails,
  products,
  restockRequests,
  stockUnits,
  variants,
} from '../../../platform/db/schema/index.ts';
import { mailboxOf } from '../../base/mail/mailbox.ts';
import { mailboxSql } from '../../base/mail/mailbox-repository.ts';

type RestockRow = typeof restockRequests.$inferSelect;

/** Whose requests are read: a member's by the e-mail, a browser's by its cart session; '' for neither. */
export interface RestockReader {
  email: string;
  s: string;
}

/** The product, and the recipient of the mail. */
type RequestKey = Pick<RestockRow, 'prd_id' | 'email'>;

const { id, prd_id, email, state, s, asking_s, token_hash, token_until } = restockRequests;
const { asked_at, confirmed_at, sent_at } = restockRequests;

const isWaiting = eq(state, 'waiting');
/** When waiting began. Requesting again keeps the place in the queue. */
const waitingSince = (now: Date) =>
  sql`CASE WHEN ${isWaiting} THEN ${confirmed_at} ELSE ${now.toISOString()}::timestamptz END`;

/** What is waited for, with the values that tell a variant from others of its product. */
const REQUESTED = {
  prd_id,
  product_id: variants.prd_id,
  prd_name: products.prd_name,
  option_values: variants.option_values,
};

export async function findStock(db: Database, product: string) {
  const enabled = sql<boolean>`(${products.enabled} AND ${variants.enabled})`;
  const [row] = await db
    .select({ ...REQUESTED, prd_id: variants.var_id, enabled, available: stockUnits })
    .from(variants)
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(eq(variants.var_id, product));
  return row;
}

/** How many confirmation mails a mailbox was sent since a moment, including those of withdrawn requests. */
export const countConfirmations = (db: Database, to: string, since: Date): Promise<number> =>
  db.$count(
    outboxMails,
    // Written exactly as in the partial index, or that is not used.
    and(
      eq(mailboxSql(outboxMails.to_email), mailboxOf(to)),
      gt(outboxMails.c_date, since),
      sql`kind = 'restock-confirm'`,
    ),
  );

/** Stores a request that must be confirmed by mail, and returns its id; a request that waits already is not changed. */
export async function upsertUnconfirmed(
  tx: Database,
  { token, ...request }: RequestKey & { asking_s: string; token: { hash: string; until: Date } },
  now: Date,
): Promise<string> {
  const columns = {
    ...{ asking_s: request.asking_s, asked_at: now },
    ...{ token_hash: token.hash, token_until: token.until },
  };
  const [row] = await tx
    .insert(restockRequests)
    .values({ id: randomUUID(), ...request, ...columns, state: 'asked', c_date: now })
    .onConflictDoUpdate({
      target: [prd_id, email],
      set: { ...columns, state: sql`CASE WHEN ${isWaiting} THEN ${state} ELSE 'asked' END` },
    })
    .returning({ id });
  if (!row) throw new Error('the insert returned no row');
  return row.id;
}

/** Stores a request for a proved e-mail, which waits at once. */
export async function upsertWaiting(db: Database, request: RequestKey & { s: string }, now: Date) {
  const own = { s: request.s, asking_s: '', token_hash: null, token_until: null, asked_at: now };
  await db
    .insert(restockRequests)
    .values({
      ...request,
      ...own,
      id: randomUUID(),
      state: 'waiting',
      c_date: now,
      confirmed_at: now,
    })
    .onConflictDoUpdate({
      target: [prd_id, email],
      set: { ...own, state: 'waiting', confirmed_at: waitingSince(now) },
    });
}

/** Confirms the request with a token, once and before the token expires; false where there is none. */
export const markRequestConfirmed = (db: Database, hash: string, now: Date) =>
  hasRows(
    db
      .update(restockRequests)
      .set({
        ...{ state: 'waiting', confirmed_at: waitingSince(now), token_until: null },
        ...{ s: sql`${asking_s}`, asking_s: '' },
      })
      .where(and(eq(token_hash, hash), gt(token_until, now)))
      .returning({ id }),
  );

const LINKED = { id, state, token_until, ...REQUESTED };

const findLinked = async (db: Database, where: SQL) => {
  const [row] = await db
    .select(LINKED)
    .from(restockRequests)
    .innerJoin(variants, eq(variants.var_id, prd_id))
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    .where(where);
  return row;
};

export const findByToken = (db: Database, hash: string) => findLinked(db, eq(token_hash, hash));

export const findById = (db: Database, request: string) => findLinked(db, eq(id, request));

const seenBy = (reader: RestockReader) =>
  or(
    reader.email === '' ? undefined : eq(email, reader.email),
    reader.s === '' ? undefined : or(eq(s, reader.s), eq(asking_s, reader.s)),
  ) ?? sql`false`;

export const findRequests = (db: Database, product: string, reader: RestockReader) =>
  db
    .select({ state, email, s, asking_s, token_until })
    .from(restockRequests)
    .where(and(eq(prd_id, product), seenBy(reader)))
    .orderBy(asc(asked_at));

/** Of a request that somebody else waits with, only the reader's unconfirmed part goes. */
export async function deleteRequests(tx: Database, product: string, reader: RestockReader) {
  const asks = and(ne(asking_s, ''), eq(asking_s, reader.s));
  const waits = and(
    isWaiting,
    or(and(ne(s, ''), eq(s, reader.s)), and(ne(email, ''), eq(email, reader.email))),
  );
  await tx
    .delete(restockRequests)
    .where(and(eq(prd_id, product), or(waits, and(eq(state, 'asked'), asks))));
  await tx
    .update(restockRequests)
    .set({ asking_s: '', token_hash: null, token_until: null })
    .where(and(eq(prd_id, product), asks));
}

export const deleteById = (db: Database, request: string) =>
  db.delete(restockRequests).where(eq(id, request));

/** The longest waiting first; skips those locked by another instance. */
export const lockRestocked = (tx: Database, limit: number) =>
  tx
    .select({ id, email, confirmed_at, price: variants.price_now, ...REQUESTED })
    .from(restockRequests)
    .innerJoin(variants, eq(variants.var_id, prd_id))
    .innerJoin(products, eq(products.prd_id, variants.prd_id))
    // Written exactly as in the partial index, or that is not used.
    .where(
      sql`state = 'waiting' AND ${products.enabled} AND ${variants.enabled} AND ${stockUnits} > 0`,
    )
    .orderBy(asc(confirmed_at), asc(id))
    .limit(limit)
    .for('update', { of: restockRequests, skipLocked: true });

export const markSent = (tx: Database, ids: readonly string[], now: Date) =>
  tx
    .update(restockRequests)
    .set({ state: 'sent', sent_at: now, token_until: null })
    .where(inArray(id, [...ids]));

/** Deletes requests that ended before these moments: never confirmed, waiting in vain, or already notified. */
export async function deleteRestockRequests(
  db: Database,
  before: { asked: Date; waiting: Date; sent: Date },
): Promise<void> {
  await db
    .delete(restockRequests)
    .where(
      or(
        and(eq(state, 'asked'), lt(asked_at, before.asked)),
        and(isWaiting, lt(confirmed_at, before.waiting)),
        and(eq(state, 'sent'), lt(sent_at, before.sent)),
      ),
    );
}

/** Deletes an e-mail's requests, and removes these sessions from other requests. Returns how many were deleted. */
export async function deleteRestockRequestsOf(
  tx: Database,
  person: { email: string; sessions: readonly string[] },
): Promise<number> {
  const sessions = [...person.sessions];
  const gone = await tx.delete(restockRequests).where(eq(email, person.email)).returning({ id });
  await tx.update(restockRequests).set({ s: '' }).where(inArray(s, sessions));
  await tx.update(restockRequests).set({ asking_s: '' }).where(inArray(asking_s, sessions));
  return gone.length;
}

/** How long requests are stored, in ms. */
const STORED = {
  /** As long as the request can be confirmed. */
  asked: 2 * DAY,
  waiting: 365 * DAY,
  /** Long enough to answer why somebody got a mail. */
  sent: 30 * DAY,
};

function findRequestsOf(db: Database, who: KnownPerson): Promise<PersonRows> {
  const { prd_id, email, state, c_date, confirmed_at, sent_at } = restockRequests;
  return db
    .select({ prd_id, email, state, c_date, confirmed_at, sent_at })
    .from(restockRequests)
    .where(eq(email, who.email));
}

export const restockData: DataHooks = {
  tables: { restock_requests: findRequestsOf },
  forget: async (tx, who) => async () => ({ restocks: await deleteRestockRequestsOf(tx, who) }),
  deleteOld: (db, now) =>
    deleteRestockRequests(db, {
      asked: before(now, STORED.asked),
      waiting: before(now, STORED.waiting),
      sent: before(now, STORED.sent),
    }),
};
