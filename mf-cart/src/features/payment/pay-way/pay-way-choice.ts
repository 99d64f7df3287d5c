import { isPaidOnReceipt, type PayWayOffer, payWaysFor } from '@pinpu/shared/domain';

/** Left to the payment page; on the wire there is no `pay_way` then. */
export const LATER = 0;

interface PayWayOptions {
  pay_ways: readonly PayWayOffer[];
  pay_way_required: boolean;
}

/** What can be chosen for an amount, and what stands chosen. */
export interface PayWayChoice {
  /** All the shop offers, in its order. */
  rows: { offer: PayWayOffer; fits: boolean }[];
  /** Whether the payment page may be left to ask. */
  canWait: boolean;
  /** `LATER`, a pay way that fits, or undefined where one is still to be chosen. */
  pay_way: number | undefined;
}

/** What counts for who has chosen nothing: the payment page, else the one way there is. */
function unchosen(fitting: readonly PayWayOffer[], offered: number, canWait: boolean) {
  if (offered > 1 && canWait) return LATER;
  return fitting.length === 1 ? fitting[0]?.pay_way : undefined;
}

/**
 * The choice for an amount. A chosen way that the amount has grown out of is never replaced in silence: it is to be
 * chosen again.
 */
export function payWayChoice(
  { pay_ways, pay_way_required }: PayWayOptions,
  amount: number,
  chosen: number | undefined,
): PayWayChoice {
  if (pay_ways.length === 0) return { rows: [], canWait: true, pay_way: LATER };
  const fitting = payWaysFor(pay_ways, amount);
  const canWait = !pay_way_required && fitting.some(({ pay_way }) => !isPaidOnReceipt(pay_way));
  const rows = pay_ways.map((offer) => ({ offer, fits: fitting.includes(offer) }));
  const known = rows.find(({ offer }) => offer.pay_way === chosen);
  if (known && rows.length > 1) return { rows, canWait, pay_way: known.fits ? chosen : undefined };
  return { rows, canWait, pay_way: unchosen(fitting, rows.length, canWait) };
}
