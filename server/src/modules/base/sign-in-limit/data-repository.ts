import { sql } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { signInFailures } from '../../../platform/db/schema/index.ts';
import { unlockAccount } from './service.ts';

export const signInData: DataHooks = {
  tables: {
    sign_in_failures: (db, { email }) =>
      personRows(
        db,
        signInFailures,
        sql`${signInFailures.realm} = 'member' AND account = ${email}`,
      ),
  },
  forget:
    async (tx, { email }) =>
    async () => {
      await unlockAccount(tx, 'member', email);
      return {};
    },
};
