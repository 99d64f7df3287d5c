import type { PickupOffer } from '@pinpu/shared/domain';
import type { ShopSettings } from '../../base/settings/shop-settings.ts';
import type { LogisticsProvider } from './port.ts';

/** The carriers' limits for deliveries to a store, in TWD (docs/taiwan). */
const LIMIT = { min_amt: 1, max_amt: 20_000 } as const;

/** The shop's pickup offer: its settings, limited to what the provider supports; undefined where there is none. */
export function offeredPickup(
  { pickup }: Pick<ShopSettings, 'pickup'>,
  provider: Pick<LogisticsProvider, 'chains'> | undefined,
): PickupOffer | undefined {
  if (!pickup || !provider) return undefined;
  const { min_amt = 0, max_amt = LIMIT.max_amt } = pickup;
  return {
    chains: [...provider.chains],
    min_amt: Math.max(LIMIT.min_amt, min_amt),
    max_amt: Math.min(LIMIT.max_amt, max_amt),
  };
}
