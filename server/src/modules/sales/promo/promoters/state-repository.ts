import { PROMOTER_STATUS } from '@pinpu/shared/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import { members, promoCodes, shortLinks } from '../../../../platform/db/schema/index.ts';

/** A member's id and status; locks the member until the transaction ends. */
export async function lockMember(tx: Database, which: { cus_id: string } | { email: string }) {
  const is =
    'cus_id' in which ? eq(members.cus_id, which.cus_id) : eq(members.acc_email, which.email);
  const { cus_id, status } = members;
  const [member] = await tx.select({ cus_id, status }).from(members).where(is).for('update');
  return member;
}

export const isMember = async (db: Database, cus_id: string): Promise<boolean> =>
  (await db.$count(members, eq(members.cus_id, cus_id))) > 0;

export const updatePromoterStatus = (tx: Database, cus_id: string, active: boolean, u_date: Date) =>
  tx
    .update(members)
    .set({ status: active ? PROMOTER_STATUS : 0, u_date })
    .where(eq(members.cus_id, cus_id));

export async function findEnabledCodes(db: Database, codes: readonly string[]) {
  const rows = await db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(and(inArray(promoCodes.code, [...codes]), eq(promoCodes.enabled, true)));
  return new Set(rows.map(({ code }) => code));
}

/** A promoter's link and whether its code is enabled; locks the code until the transaction ends. */
export const lockLinkCode = (tx: Database, cus_id: string, code: string) =>
  firstRow(
    tx
      .select({ link: shortLinks, enabled: promoCodes.enabled })
      .from(shortLinks)
      .innerJoin(promoCodes, eq(promoCodes.code, shortLinks.code))
      .where(and(eq(shortLinks.cus_id, cus_id), eq(shortLinks.code, code)))
      .for('update', { of: promoCodes }),
  );

export const updateCodeEnabled = (tx: Database, code: string, enabled: boolean) =>
  tx.update(promoCodes).set({ enabled }).where(eq(promoCodes.code, code));
