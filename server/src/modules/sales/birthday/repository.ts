import { and, asc, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { coupons, members } from '../../../platform/db/schema/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';

/** Names what a birthday coupon is granted for: one a year, whatever the birthday is changed to. */
export const birthdaySource = (year: string, cus_id: string): string =>
  `birthday ${year} ${cus_id}`;

export interface BirthdaySearch {
  /** Birthdays, MM-DD, and the year for which coupons are granted. */
  birthdays: readonly string[];
  year: string;
  /** Birthdays that were entered or changed later bring nothing. */
  knownSince: Date;
  /** The last member of the batch before; '' for the first. */
  after: string;
}

/**
 * Locks members with one of these birthdays and without a coupon of the year. Those that another instance has locked are
 * left to it.
 */
export const lockBirthdays = (
  tx: Database,
  { birthdays, year, knownSince, after }: BirthdaySearch,
  limit: number,
) =>
  tx
    .select({ cus_id: members.cus_id, acc_email: members.acc_email })
    .from(members)
    .where(
      and(
        // The condition and the expression of the index of birthdays.
        sql`birth_day <> '' AND substr(birth_day, 6) = ANY(${textArray(birthdays)})`,
        or(isNull(members.birth_day_at), lte(members.birth_day_at, knownSince)),
        gt(members.cus_id, after),
        sql`NOT EXISTS (SELECT FROM ${coupons}
          WHERE source = ${birthdaySource(year, '')} || "members"."cus_id" AND source <> '')`,
      ),
    )
    .orderBy(asc(members.cus_id))
    .limit(limit)
    .for('update', { of: members, skipLocked: true });
