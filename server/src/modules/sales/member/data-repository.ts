import { eq, sql } from 'drizzle-orm';
import type { DataHooks, KnownPerson } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isEmail, personRows } from '../../../platform/db/person-rows.ts';
import { integratorTokens, members, memberTokens } from '../../../platform/db/schema/index.ts';
import { findMemberByEmail } from './repository.ts';

const { cus_id, cnt_name, cnt_email, cnt_phone1, cnt_addr1, cnt_addr1_postcode } = members;

const idOf = (who: Pick<KnownPerson, 'cus_id'>) => who.cus_id ?? '';

/** Locks the member against new tokens and orders until the transaction ends. */
async function lockMember(tx: Database, id: string): Promise<void> {
  await tx.select().from(members).where(eq(cus_id, id)).for('update');
}

/** Removes the person from the profiles of members who saved them as recipient. */
const clearSavedRecipient = (tx: Database, email: string) =>
  tx
    .update(members)
    .set({
      cnt_name: '',
      cnt_email: '',
      cnt_phone1: '',
      cnt_addr1: '',
      cnt_addr1_postcode: '',
    })
    .where(isEmail(cnt_email, email));

/** Foreign keys delete tokens, passkeys, cart, likes, saved recipients, invoices and codes. */
const deleteMember = (tx: Database, id: string) => tx.delete(members).where(eq(cus_id, id));

export const memberData: DataHooks = {
  findMember: findMemberByEmail,
  findSessions: async (db, who) => {
    const signedIn = db.select({ s: memberTokens.s }).from(memberTokens);
    const rows = await signedIn.where(eq(memberTokens.cus_id, idOf(who)));
    return rows.map(({ s }) => s);
  },
  tables: {
    members: (db, who) => personRows(db, members, eq(cus_id, idOf(who))),
    member_tokens: (db, who) => personRows(db, memberTokens, eq(memberTokens.cus_id, idOf(who))),
    integrator_tokens: (db, who) =>
      personRows(db, integratorTokens, eq(integratorTokens.cus_id, idOf(who))),
  },
  mentions: {
    saved_by_others: (db, who) =>
      db
        .select({ cnt_name, cnt_email, cnt_phone1, cnt_addr1, cnt_addr1_postcode })
        .from(members)
        .where(sql`${cus_id} <> ${idOf(who)} AND ${isEmail(cnt_email, who.email)}`),
  },
  forget: async (tx, { cus_id: id, email }) => {
    if (id !== null) await lockMember(tx, id);
    return async () => {
      await clearSavedRecipient(tx, email);
      if (id === null) return {};
      await deleteMember(tx, id);
      return { members: 1 };
    };
  },
};
