import { isPaidOnReceipt, type PayWayOffer, payWaysFor } from '@pinpu/shared/domain';

/** Choose on the payment page; `pay_way` is then left out of requests. */
export const LATER = 0;

/** Nothing has to be paid; `pay_way` is then left out of requests, too. */
export const FREE = -1;

interface PayWayOptions {
  pay_ways: readonly PayWayOffer[];
  pay_way_required: boolean;
}

export interface PayWayChoice {
  /** All pay ways of the shop, in its order. */
  rows: { offer: PayWayOffer; fits: boolean }[];
  /** Whether the choice may be left to the payment page. */
  canWait: boolean;
  /** `LATER`, `FREE`, a pay way that fits, or undefined if the shopper still has to choose. */
  pay_way: number | undefined;
}

/** The default: `LATER` if there are several pay ways and it is allowed, else the only one that fits. */
function unchosen(fitting: readonly PayWayOffer[], offered: number, canWait: boolean) {
  if (offered > 1 && canWait) return LATER;
  return fitting.length === 1 ? fitting[0]?.pay_way : undefined;
}

/**
 * The options for an amount. A selected pay way is never replaced silently if the amount is outside its limits: the
 * shopper has to choose again.
 */
export function payWayChoice(
  { pay_ways, pay_way_required }: PayWayOptions,
  amount: number,
  chosen: number | undefined,
): PayWayChoice {
  if (amount === 0) return { rows: [], canWait: true, pay_way: FREE };
  if (pay_ways.length === 0) return { rows: [], canWait: true, pay_way: LATER };
  const fitting = payWaysFor(pay_ways, amount);
  const canWait = !pay_way_required && fitting.some(({ pay_way }) => !isPaidOnReceipt(pay_way));
  const rows = pay_ways.map((offer) => ({ offer, fits: fitting.includes(offer) }));
  const known = rows.find(({ offer }) => offer.pay_way === chosen);
  if (known && rows.length > 1) return { rows, canWait, pay_way: known.fits ? chosen : undefined };
  return { rows, canWait, pay_way: unchosen(fitting, rows.length, canWait) };
}
