import { inArray, lt } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { checkoutKeys } from '../../../platform/db/schema/index.ts';

const { s, c_date } = checkoutKeys;

/** As long as the cart session that the key belongs to. */
const STORED = 90 * DAY;

export const checkoutData: DataHooks = {
  tables: {
    checkout_keys: (db, { sessions }) => personRows(db, checkoutKeys, inArray(s, [...sessions])),
  },
  forget:
    async (tx, { sessions }) =>
    async () => {
      await tx.delete(checkoutKeys).where(inArray(s, [...sessions]));
      return {};
    },
  deleteOld: async (db, now) => {
    await db.delete(checkoutKeys).where(lt(c_date, before(now, STORED)));
  },
};
