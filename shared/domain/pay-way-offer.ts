import { CARD_INSTALMENTS } from './instalments.ts';
import { CASH_ON_DELIVERY, STORE_COLLECTION } from './pay-way.ts';
import { REC_WAY } from './pickup.ts';

/** A way of paying as a shop offers it, between two amounts in TWD, both included. */
export interface PayWayOffer {
  /** Pay way of spec §4. */
  pay_way: number;
  min_amt: number;
  max_amt: number;
  /** Numbers of instalments to choose from; empty where there are none. */
  periods: readonly number[];
}

/** What a shop's settings say of a way they want offered; what they leave out is as the provider has it. */
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
 * The ways a shop offers, in the order it wishes them, never beyond what is possible. Without wishes all that is
 * possible, but for instalments, which want a contract, and the ways of `optional`.
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

/** The ways in which this amount can be paid. */
export const payWaysFor = (offers: readonly PayWayOffer[], amount: number): PayWayOffer[] =>
  offers.filter(({ min_amt, max_amt }) => amount >= min_amt && amount <= max_amt);

/** The ways that go with how the goods are received: nobody collects at a door that no parcel comes to. */
export function payWaysOfRecWay(offers: readonly PayWayOffer[], rec_way: number): PayWayOffer[] {
  const elsewhere = rec_way === REC_WAY.store ? CASH_ON_DELIVERY : STORE_COLLECTION;
  return offers.filter(({ pay_way }) => pay_way !== elsewhere);
}
