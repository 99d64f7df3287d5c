import { inArray } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { couponTries } from '../../../platform/db/schema/index.ts';
import { deleteTries } from './tries-repository.ts';

const { s } = couponTries;

/** How long an entered code is remembered: a day of shopping. */
const STORED = DAY;

export const couponData: DataHooks = {
  tables: {
    coupon_tries: (db, { sessions }) => personRows(db, couponTries, inArray(s, [...sessions])),
  },
  forget:
    async (tx, { sessions }) =>
    async () => {
      await tx.delete(couponTries).where(inArray(s, [...sessions]));
      return {};
    },
  deleteOld: (db, now) => deleteTries(db, before(now, STORED)),
};
