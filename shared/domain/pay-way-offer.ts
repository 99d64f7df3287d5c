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
export interface PayWayWish {
  pay_way: number;
  min_amt?: number | undefined;
  max_amt?: number | undefined;
  periods?: readonly number[] | undefined;
}

function narrowed(able: PayWayOffer, wish: PayWayWish): PayWayOffer {
  const periods = wish.periods
    ? able.periods.filter((count) => wish.periods?.includes(count))
    : able.periods;
  return {
    pay_way: able.pay_way,
    min_amt: Math.max(able.min_amt, wish.min_amt ?? 0),
    max_amt: Math.min(able.max_amt, wish.max_amt ?? able.max_amt),
    periods: [...periods],
  };
}

/**
 * The ways a shop offers, in the order it wishes them, never beyond what is possible. Without wishes all that is
 * possible, but for instalments, which want a contract, and the ways of `onWish`.
 */
export function offeredPayWays(
  wishes: readonly PayWayWish[] | undefined,
  able: readonly PayWayOffer[],
  onWish: readonly PayWayOffer[] = [],
): PayWayOffer[] {
  if (!wishes) return able.filter(({ pay_way }) => pay_way !== CARD_INSTALMENTS);
  return wishes.flatMap((wish) => {
    const found = [...able, ...onWish].find(({ pay_way }) => pay_way === wish.pay_way);
    const offer = found && narrowed(found, wish);
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
