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

const INSTALMENTS = 4;

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
  if (!wishes) return able.filter(({ pay_way }) => pay_way !== INSTALMENTS);
  return wishes.flatMap((wish) => {
    const found = [...able, ...onWish].find(({ pay_way }) => pay_way === wish.pay_way);
    const offer = found && narrowed(found, wish);
    const isEmpty = !offer || (offer.pay_way === INSTALMENTS && offer.periods.length === 0);
    return isEmpty ? [] : [offer];
  });
}

/** The ways in which this amount can be paid. */
export const payWaysFor = (offers: readonly PayWayOffer[], amount: number): PayWayOffer[] =>
  offers.filter(({ min_amt, max_amt }) => amount >= min_amt && amount <= max_amt);
