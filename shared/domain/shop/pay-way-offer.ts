import { CARD_INSTALMENTS, CASH_ON_DELIVERY, STORE_COLLECTION } from './pay-way.ts';
import { REC_WAY } from './pickup.ts';

/** A pay way that a shop offers, for amounts in TWD between two limits, both inclusive. */
export interface PayWayOffer {
  /** Pay way of spec §4. */
  pay_way: number;
  min_amt: number;
  max_amt: number;
  /** Numbers of instalments to choose from; empty where there are none. */
  periods: readonly number[];
}

/** A configured pay way; missing limits are the provider's. */
export interface PayWaySetting {
  pay_way: number;
  min_amt?: number | undefined;
  max_amt?: number | undefined;
  periods?: readonly number[] | undefined;
}

function narrowed(able: PayWayOffer, setting: PayWaySetting): PayWayOffer {
  const periods = setting.periods
    ? able.periods.filter((count) => setting.periods?.includes(count))
    : able.periods;
  return {
    pay_way: able.pay_way,
    min_amt: Math.max(able.min_amt, setting.min_amt ?? 0),
    max_amt: Math.min(able.max_amt, setting.max_amt ?? able.max_amt),
    periods: [...periods],
  };
}

/**
 * The pay ways that a shop offers, in the configured order and within the provider's limits. Without settings: all of
 * the provider's, except instalments, which need a contract, and the `optional` ones.
 */
export function offeredPayWays(
  settings: readonly PayWaySetting[] | undefined,
  able: readonly PayWayOffer[],
  optional: readonly PayWayOffer[] = [],
): PayWayOffer[] {
  if (!settings) return able.filter(({ pay_way }) => pay_way !== CARD_INSTALMENTS);
  return settings.flatMap((setting) => {
    const found = [...able, ...optional].find(({ pay_way }) => pay_way === setting.pay_way);
    const offer = found && narrowed(found, setting);
    const isEmpty = !offer || (offer.pay_way === CARD_INSTALMENTS && offer.periods.length === 0);
    return isEmpty ? [] : [offer];
  });
}

/** The pay ways available for an amount. */
export const payWaysFor = (offers: readonly PayWayOffer[], amount: number): PayWayOffer[] =>
  offers.filter(({ min_amt, max_amt }) => amount >= min_amt && amount <= max_amt);

/**
 * The pay ways available for a delivery method: cash on delivery only for addresses, payment at the counter only for
 * stores.
 */
export function payWaysOfRecWay(offers: readonly PayWayOffer[], rec_way: number): PayWayOffer[] {
  const elsewhere = rec_way === REC_WAY.store ? CASH_ON_DELIVERY : STORE_COLLECTION;
  return offers.filter(({ pay_way }) => pay_way !== elsewhere);
}
