import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { orders, parcels } from '../../../platform/db/schema/index.ts';

const { id, sub_type, temperature, payment_no, validation_no, tracking_no } = parcels;

/** The parcels of orders that the shop has to hand in, with the numbers for it. */
export const findParcelsToHandIn = (db: Database, ord_ids: readonly string[]) =>
  ord_ids.length === 0
    ? []
    : db
        .select({
          ...{ id, sub_type, temperature, payment_no, validation_no, tracking_no },
          ord_code: orders.ord_code,
        })
        .from(parcels)
        .innerJoin(orders, eq(orders.ord_id, parcels.ord_id))
        .where(
          and(
            inArray(parcels.ord_id, [...ord_ids]),
            eq(parcels.kind, 'out'),
            eq(parcels.state, 'created'),
            inArray(parcels.stage, ['none', 'accepted']),
          ),
        )
        .orderBy(asc(parcels.c_date), asc(parcels.id));
