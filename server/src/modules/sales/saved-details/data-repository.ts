import { eq, sql } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { isEmail, personRows } from '../../../platform/db/person-rows.ts';
import { savedDetails } from '../../../platform/db/schema/index.ts';

const { cus_id, cnt_name, phone1, email, addr1, addr1_postcode } = savedDetails;

/** A member's own details are deleted with the member, by a foreign key. */
export const savedDetailsData: DataHooks = {
  tables: {
    saved_details: (db, who) => personRows(db, savedDetails, eq(cus_id, who.cus_id ?? '')),
  },
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
