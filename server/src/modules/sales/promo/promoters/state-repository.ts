import { PROMOTER_STATUS } from '@pinpu/shared/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { members, promoCodes, shortLinks } from '../../../../platform/db/schema/index.ts';
import type { ShortLink } from '../links/repository.ts';

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

/** Filters promo codes to those that are enabled. */
export async function findEnabledCodes(
  db: Database,
  codes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(and(inArray(promoCodes.code, [...codes]), eq(promoCodes.enabled, true)));
  return new Set(rows.map(({ code }) => code));
}

/** A promoter's link and whether its code is enabled; locks the code until the transaction ends. */
export async function lockLinkCode(
  tx: Database,
  cus_id: string,
  code: string,
): Promise<{ link: ShortLink; enabled: boolean } | undefined> {
  const [row] = await tx
    .select({ link: shortLinks, enabled: promoCodes.enabled })
    .from(shortLinks)
    .innerJoin(promoCodes, eq(promoCodes.code, shortLinks.code))
    .where(and(eq(shortLinks.cus_id, cus_id), eq(shortLinks.code, code)))
    .for('update', { of: promoCodes });
  return row;
}

export const updateCodeEnabled = (tx: Database, code: string, enabled: boolean) =>
  tx.update(promoCodes).set({ enabled }).where(eq(promoCodes.code, code));
