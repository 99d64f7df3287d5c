import {
  CASH_ON_DELIVERY,
  offeredPayWays,
  type PayWayOffer,
  type PickupOffer,
  STORE_COLLECTION,
} from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findSettings } from '../../base/settings/repository.ts';
import type { ShopSettings } from '../../base/settings/shop-settings.ts';
import type { PaymentProvider } from '../payment/port.ts';
import type { LogisticsProvider } from './port.ts';

/** Payment at the door, up to what carriers collect; offered only if the shop's settings list it. */
const AT_THE_DOOR: PayWayOffer = {
  pay_way: CASH_ON_DELIVERY,
  min_amt: 1,
  max_amt: 20_000,
  periods: [],
};

/** Payment at the store's counter, within the amounts of pickup. */
const atTheStore = ({ min_amt, max_amt }: PickupOffer): PayWayOffer => ({
  pay_way: STORE_COLLECTION,
  min_amt,
  max_amt,
  periods: [],
});

const collected = (pickup: PickupOffer | undefined): PayWayOffer[] =>
  pickup ? [AT_THE_DOOR, atTheStore(pickup)] : [AT_THE_DOOR];

export interface ShopOffers {
  ways: PayWayOffer[];
  pickup: PickupOffer | undefined;
}

export interface ShopProviders {
  provider: Pick<PaymentProvider, 'ways'>;
  logistics: Pick<LogisticsProvider, 'chains' | 'parcels'> | undefined;
}

export function offersOf(
  settings: Pick<ShopSettings, 'pay_ways' | 'pickup'>,
  { provider, logistics }: ShopProviders,
): ShopOffers {
  const pickup = offeredPickup(settings, logistics);
  return { ways: offeredPayWays(settings.pay_ways, provider.ways, collected(pickup)), pickup };
}

/** Everything that this shop could offer, whatever its settings. */
export function ableOffers({ provider, logistics }: ShopProviders) {
  const pickup = offeredPickup({ pickup: {} }, logistics);
  return {
    ways: [...provider.ways, ...collected(pickup)],
    pickup: pickup !== undefined,
    parcels: logistics?.parcels !== undefined,
    home: [...(logistics?.parcels?.home ?? [])],
  };
}

export const shopOffers = async (
  db: Database,
  provider: ShopProviders['provider'],
  logistics: ShopProviders['logistics'],
): Promise<ShopOffers> => offersOf(await findSettings(db), { provider, logistics });

/** The carriers' limits for deliveries to a store, in TWD (docs/taiwan). */
const LIMIT = { min_amt: 1, max_amt: 20_000 } as const;

/** The shop's pickup offer: its settings, limited to what the provider supports; undefined where there is none. */
function offeredPickup(
  { pickup }: Pick<ShopSettings, 'pickup'>,
  provider: Pick<LogisticsProvider, 'chains'> | undefined,
): PickupOffer | undefined {
  if (!pickup || !provider || provider.chains.length === 0) return undefined;
  const { min_amt = 0, max_amt = LIMIT.max_amt } = pickup;
  return {
    chains: [...provider.chains],
    min_amt: Math.max(LIMIT.min_amt, min_amt),
    max_amt: Math.min(LIMIT.max_amt, max_amt),
  };
}
