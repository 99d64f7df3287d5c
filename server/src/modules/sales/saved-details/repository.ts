import { randomUUID } from 'node:crypto';
import { type Invoice, NO_INVOICE, type Recipient } from '@pinpu/shared/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isEmail, rowsOfMember } from '../../../platform/db/person-rows.ts';
import { hasRows } from '../../../platform/db/rows.ts';
import { members, savedDetails } from '../../../platform/db/schema/index.ts';

export type SavedRow = typeof savedDetails.$inferSelect;
export type SavedKind = SavedRow['kind'];

export interface Owner {
  cus_id: string;
  kind: SavedKind;
}

export type SavedContent = Recipient & Invoice & Pick<SavedRow, 'label' | 'content_hash'>;

/** Empty values for the fields of both kinds; a row only fills those of its own kind. */
export const NO_CONTENT: Recipient & Invoice = {
  ...{ cnt_name: '', phone1: '', email: '', addr1_postcode: '', addr1: '' },
  ...NO_INVOICE,
};

/** Locks the member, so that changes from two tabs run one after the other; false where the member no longer exists. */
export const lockOwner = (tx: Database, { cus_id }: Owner) =>
  hasRows(
    tx
      .select({ cus_id: members.cus_id })
      .from(members)
      .where(eq(members.cus_id, cus_id))
      .for('update'),
  );

/** Saved details: the default first, then the most recently used. */
export const findSaved = (db: Database, { cus_id, kind }: Owner): Promise<SavedRow[]> =>
  db
    .select()
    .from(savedDetails)
    .where(and(eq(savedDetails.cus_id, cus_id), eq(savedDetails.kind, kind)))
    .orderBy(desc(savedDetails.is_default), desc(savedDetails.used_at), savedDetails.id);

export async function insertSaved(
  tx: Database,
  owner: Owner,
  content: SavedContent,
  used_at: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(savedDetails).values({ ...owner, ...content, id, used_at });
  return id;
}

export const updateSaved = (
  tx: Database,
  id: string,
  change: Partial<SavedContent> & { used_at?: Date },
) => tx.update(savedDetails).set(change).where(eq(savedDetails.id, id));

export const deleteSaved = (tx: Database, id: string) =>
  tx.delete(savedDetails).where(eq(savedDetails.id, id));

export async function updateDefault(tx: Database, { cus_id, kind }: Owner, id: string) {
  const { is_default } = savedDetails;
  const others = and(eq(savedDetails.cus_id, cus_id), eq(savedDetails.kind, kind), is_default);
  await tx.update(savedDetails).set({ is_default: false }).where(others);
  await tx.update(savedDetails).set({ is_default: true }).where(eq(savedDetails.id, id));
}

const { cus_id, cnt_name, phone1, email, addr1, addr1_postcode } = savedDetails;

/** A member's own details are deleted with the member, by a foreign key. */
export const savedDetailsData: DataHooks = {
  tables: { saved_details: rowsOfMember(savedDetails) },
  mentions: {
    recipients_saved_by_others: (db, who) =>
      db
        .select({ cnt_name, phone1, email, addr1, addr1_postcode })
        .from(savedDetails)
        .where(sql`${cus_id} <> ${who.cus_id ?? ''} AND ${isEmail(email, who.email)}`),
  },
  forget: async (tx, who) => async () => {
    await tx.delete(savedDetails).where(isEmail(email, who.email));
    return {};
  },
};
