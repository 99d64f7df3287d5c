import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, eq, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByNames } from '../../../../platform/db/one-at-a-time.ts';
import { hasRows } from '../../../../platform/db/rows.ts';
import { orders } from '../../../../platform/db/schema/index.ts';

/** What is known of a cart's buyer: the member, and at checkout what the order says. */
export interface RuleBuyerFacts {
  cus_id: string | null;
  cus_email?: string | undefined;
  cus_mobile?: string | undefined;
}

const KNOWN_BY = ['cus_id', 'cus_email', 'cus_mobile'] as const;

/** By what a buyer is known; erased orders have empty fields. */
const knownBy = (buyer: RuleBuyerFacts) =>
  KNOWN_BY.flatMap((name) => {
    const value = buyer[name];
    return value ? [{ name, value }] : [];
  });

/** Whether a person has an order that was not cancelled; undefined where nobody is known. */
export async function hasOrdered(
  db: Database,
  buyer: RuleBuyerFacts,
): Promise<boolean | undefined> {
  const own = knownBy(buyer).map(({ name, value }): SQL => eq(orders[name], value));
  if (own.length === 0) return undefined;
  const { cancelled, draft } = ORDER_STATUS;
  return hasRows(
    db
      .select({ ord_id: orders.ord_id })
      .from(orders)
      .where(and(or(...own), notInArray(orders.status, [cancelled, draft])))
      .limit(1),
  );
}

/** First orders of one person run one after the other, whichever of these they are known by. */
export const lockFirstOrder = (tx: Database, buyer: RuleBuyerFacts): Promise<void> =>
  lockByNames(
    tx,
    knownBy(buyer).map(({ name, value }) => `first order ${name} ${value}`),
  );
