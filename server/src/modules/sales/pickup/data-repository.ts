import { inArray } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { pickupVisits } from '../../../platform/db/schema/index.ts';

const { s } = pickupVisits;

export const pickupData: DataHooks = {
  tables: {
    pickup_visits: (db, { sessions }) => personRows(db, pickupVisits, inArray(s, [...sessions])),
  },
  forget:
    async (tx, { sessions }) =>
    async () => {
      await tx.delete(pickupVisits).where(inArray(s, [...sessions]));
      return {};
    },
};
