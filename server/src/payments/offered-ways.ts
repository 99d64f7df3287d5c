import { CASH_ON_DELIVERY, offeredPayWays, type PayWayOffer } from '@pinpu/shared/domain';
import type { Database } from '../db/index.ts';
import { findSettings } from '../modules/config/repository.ts';
import type { PaymentProvider } from './port.ts';

/** A carrier collects no more; offered where the shop's settings wish it. */
const AT_THE_DOOR: PayWayOffer = {
  pay_way: CASH_ON_DELIVERY,
  min_amt: 1,
  max_amt: 20_000,
  periods: [],
};

/** The ways of paying this shop offers, by its settings and what its provider can do. */
export async function offeredWays(
  db: Database,
  provider: Pick<PaymentProvider, 'ways'>,
): Promise<PayWayOffer[]> {
  const { pay_ways } = await findSettings(db);
  return offeredPayWays(pay_ways, provider.ways, [AT_THE_DOOR]);
}
