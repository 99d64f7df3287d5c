import { normaliseEmail, ORDER_STATUS } from '@pinpu/shared/domain';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { coupons, orders } from '../../../platform/db/schema/index.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** The coupon of a code; `lock` locks it until the transaction ends, which serialises the count of its uses. */
export async function findCoupon(
  db: Database,
  coupon_code: string,
  lock: boolean,
): Promise<CouponRow | undefined> {
  const query = db.select().from(coupons).where(eq(coupons.coupon_code, coupon_code));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The number of orders that carry the coupon and are not cancelled; with an e-mail, only this buyer's. */
export async function countUses(
  db: Database,
  coupon_id: string,
  cus_email?: string,
): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.coupon_id, coupon_id),
        ne(orders.status, ORDER_STATUS.cancelled),
        cus_email === undefined ? undefined : eq(orders.cus_email, normaliseEmail(cus_email)),
      ),
    );
  return row?.uses ?? 0;
}
