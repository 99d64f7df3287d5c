import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, eq, inArray, ne, or, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { orderLines, orders, variants } from '../../../platform/db/schema/index.ts';

export interface Buyer {
  cus_id: string | null;
  cus_email: string;
  cus_mobile: string;
}

/** The pieces of products, all variants together, that a person has in orders that were not cancelled; gifts don't count. */
export async function findBought(
  tx: Database,
  { cus_id, cus_email, cus_mobile }: Buyer,
  prd_ids: readonly string[],
): Promise<Map<string, number>> {
  const { prd_id } = variants;
  const isOwn = or(
    cus_id === null ? undefined : eq(orders.cus_id, cus_id),
    eq(orders.cus_email, cus_email),
    eq(orders.cus_mobile, cus_mobile),
  );
  const bought = [ne(orders.status, ORDER_STATUS.cancelled), eq(orderLines.gift, '')];
  const rows = await tx
    .select({ prd_id, qty: sum(orderLines.qty).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.ord_id, orders.ord_id))
    .innerJoin(variants, eq(variants.var_id, orderLines.prd_id))
    .where(and(isOwn, ...bought, inArray(prd_id, [...prd_ids])))
    .groupBy(prd_id);
  return new Map(rows.map((row) => [row.prd_id, row.qty]));
}
