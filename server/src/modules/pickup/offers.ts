import {
  CASH_ON_DELIVERY,
  offeredPayWays,
  type PayWayOffer,
  type PickupOffer,
  STORE_COLLECTION,
} from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import type { PaymentProvider } from '../payment/port.ts';
import { findSettings } from '../settings/repository.ts';
import { offeredPickup } from './offered-pickup.ts';
import type { LogisticsProvider } from './port.ts';

/** The most a carrier collects; offered where the shop's settings list it. */
const AT_THE_DOOR: PayWayOffer = {
  pay_way: CASH_ON_DELIVERY,
  min_amt: 1,
  max_amt: 20_000,
  periods: [],
};

/** A store collects payment for what it hands over, within the same amounts. */
const atTheStore = ({ min_amt, max_amt }: PickupOffer): PayWayOffer => ({
  pay_way: STORE_COLLECTION,
  min_amt,
  max_amt,
  periods: [],
});

/** A shop's offers: pay ways, and pickup if available. */
export interface ShopOffers {
  ways: PayWayOffer[];
  pickup: PickupOffer | undefined;
}

/** This shop's offers, from its settings and what its providers support. */
export async function shopOffers(
  db: Database,
  provider: Pick<PaymentProvider, 'ways'>,
  logistics: Pick<LogisticsProvider, 'chains'> | undefined,
): Promise<ShopOffers> {
  const settings = await findSettings(db);
  const pickup = offeredPickup(settings, logistics);
  const deliveries = pickup ? [AT_THE_DOOR, atTheStore(pickup)] : [AT_THE_DOOR];
  return { ways: offeredPayWays(settings.pay_ways, provider.ways, deliveries), pickup };
}
