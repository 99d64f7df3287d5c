import { and, asc, eq, inArray, like, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../platform/db/index.ts';
import { coupons, members, promoCodes, settings } from '../../platform/db/schema/index.ts';
import { DEMO_ROWS, type DemoRows, demoRowsSchema } from '../../plugin/demo-rows.ts';

/** Rows marked by a demo shop as its own; shops filled before 1.0 marked none. */
async function findMark(db: Database): Promise<DemoRows> {
  const [row] = await db.select().from(settings).where(eq(settings.name, DEMO_ROWS));
  const mark = z.safeParse(demoRowsSchema, row?.value);
  return mark.success ? mark.data : { members: [], coupons: [], promo_codes: [] };
}

const NAMED = 5;

/** Rows that a demo shop marked as its own, members under `.test`, and ids with `demo-`. */
export async function findDemoRows(db: Database): Promise<string[]> {
  const mark = await findMark(db);
  const people = await db
    .select({ name: members.acc_email })
    .from(members)
    .where(or(like(members.acc_email, '%.test'), inArray(members.acc_email, mark.members)))
    .orderBy(asc(members.acc_email))
    .limit(NAMED);
  const discounts = await db
    .select({ name: coupons.coupon_code })
    .from(coupons)
    .where(
      and(
        coupons.enabled,
        or(like(coupons.coupon_id, 'demo-%'), inArray(coupons.coupon_code, mark.coupons)),
      ),
    )
    .orderBy(asc(coupons.coupon_code))
    .limit(NAMED);
  const codes = await db
    .select({ name: promoCodes.code })
    .from(promoCodes)
    .where(
      and(
        promoCodes.enabled,
        or(like(promoCodes.cus_id, 'demo-%'), inArray(promoCodes.code, mark.promo_codes)),
      ),
    )
    .orderBy(asc(promoCodes.code))
    .limit(NAMED);
  return [...people, ...discounts, ...codes].map(({ name }) => name);
}
