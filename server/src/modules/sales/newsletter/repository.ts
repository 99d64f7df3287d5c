import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow, hasRows } from '../../../platform/db/rows.ts';
import { newsletterRecipients, newsletters } from '../../../platform/db/schema/index.ts';

export type NewsletterRow = typeof newsletters.$inferSelect;

const SHOWN = 100;
const { newsletter_id, state, c_date, ended_at } = newsletters;

/** The newest first. */
export const findNewsletters = (db: Database): Promise<NewsletterRow[]> =>
  db.select().from(newsletters).orderBy(desc(c_date), desc(newsletter_id)).limit(SHOWN);

export const findNewsletter = (db: Database, id: string) =>
  firstRow(db.select().from(newsletters).where(eq(newsletter_id, id)));

/** A newsletter, locked until the transaction ends. */
export const lockNewsletter = (tx: Database, id: string) =>
  firstRow(tx.select().from(newsletters).where(eq(newsletter_id, id)).for('update'));

/** Newsletters that are being sent, the longest first. */
export const findSending = (db: Database): Promise<NewsletterRow[]> =>
  db.select().from(newsletters).where(eq(state, 'sending')).orderBy(newsletters.sent_at);

export const insertNewsletter = (tx: Database, row: typeof newsletters.$inferInsert) =>
  tx.insert(newsletters).values(row);

export const updateNewsletter = (tx: Database, id: string, change: Partial<NewsletterRow>) =>
  tx.update(newsletters).set(change).where(eq(newsletter_id, id));

/** Deletes a draft; false where there is none. */
export const deleteDraft = (tx: Database, id: string) =>
  hasRows(
    tx
      .delete(newsletters)
      .where(and(eq(newsletter_id, id), eq(state, 'draft')))
      .returning({ newsletter_id }),
  );

/** How long the receivers of an ended newsletter are stored, in ms; its counts stay. */
const RECIPIENTS_MS = 30 * DAY;

export const newsletterData: DataHooks = {
  tables: {
    newsletter_recipients: (db, who) =>
      db
        .select({
          ...{ newsletter: newsletters.subject, email: newsletterRecipients.email },
          ...{ state: newsletterRecipients.state, sent_at: newsletters.sent_at },
        })
        .from(newsletterRecipients)
        .innerJoin(newsletters, eq(newsletter_id, newsletterRecipients.newsletter_id))
        .where(eq(newsletterRecipients.email, who.email)),
  },
  forget:
    async (tx, { email }) =>
    async () => {
      await tx.delete(newsletterRecipients).where(eq(newsletterRecipients.email, email));
      return {};
    },
  deleteOld: async (db, now) => {
    const ended = db
      .select({ newsletter_id })
      .from(newsletters)
      .where(lt(ended_at, before(now, RECIPIENTS_MS)));
    await db.delete(newsletterRecipients).where(inArray(newsletterRecipients.newsletter_id, ended));
  },
};
