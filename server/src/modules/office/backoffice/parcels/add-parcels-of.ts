import type { newParcelsSchema } from '@pinpu/shared/contracts/backoffice';
import type * as s from '@pinpu/shared/contracts/schema';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { addParcels, type ParcelsContext } from '../../../sales/order/parcels/new-parcels.ts';
import { findParcelsById } from '../../../sales/order/parcels/repository.ts';
import { orderOfCode } from '../shop-order.ts';

type Requested = s.Infer<typeof newParcelsSchema>['orders'];

interface EachContext extends ParcelsContext {
  /** Records the outcome of an order; '' for one that was not found. */
  record: (tx: Database, ord_code: string, outcome: string) => Promise<void>;
}

/** Why parcels wait for a correction; '' where the carrier will be asked for all of them. */
async function faultsOf(db: Database, ids: readonly string[]): Promise<string> {
  const failed = (await findParcelsById(db, ids)).filter(({ state }) => state === 'failed');
  return [...new Set(failed.map(({ message }) => message))].join('、');
}

/** Asks for the parcels of orders, each in its own transaction, so that a rejected one does not affect the others. */
export async function addParcelsOf(
  db: Database,
  requested: Requested,
  { record, ...context }: EachContext,
) {
  const results: { ord_code: string; parcels: string[]; message: string }[] = [];
  for (const { ord_code, ...one } of requested) {
    let found = '';
    try {
      const order = await orderOfCode(db, ord_code);
      found = order.ord_code;
      const parcels = await addParcels(db, order, one, {
        ...context,
        check: (tx) => record(tx, order.ord_code, 'ok'),
      });
      results.push({ ord_code, parcels, message: await faultsOf(db, parcels) });
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      await record(db, found, error.code);
      results.push({ ord_code, parcels: [], message: error.message });
    }
  }
  return results;
}
