import { eq } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { passkeys } from '../../../platform/db/schema/index.ts';

/** Passkeys are deleted with their member, by a foreign key. */
export const passkeyData: DataHooks = {
  tables: {
    passkeys: (db, { cus_id }) => personRows(db, passkeys, eq(passkeys.cus_id, cus_id ?? '')),
  },
};
