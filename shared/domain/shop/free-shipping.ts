import { formatTwd } from './money.ts';
import { type ParcelLine, parcelName, parcelsOf, parcelTerms } from './parcel-fees.ts';
import { subTotal } from './shipping.ts';
import { regionOf, type Shipping, type ShippingRules } from './shipping-rules.ts';

/** How close a cart is to free shipping; amounts in TWD. */
export interface FreeShippingProgress {
  /** The amount that counts towards the threshold, at most the threshold. */
  reached: number;
  threshold: number;
  /** Remaining amount; 0 once shipping is free. */
  left: number;
}

/** The parcels with a fee, each with the amount of goods that waives it; 0 for none. */
const paidParcels = (lines: readonly ParcelLine[], rules: ShippingRules | undefined) =>
  parcelsOf(lines)
    .map((parcel) => ({ ...parcelTerms(parcel, rules), temperature: parcel.temperature }))
    .filter(({ fee }) => fee > 0);

/** The next threshold that the goods don't reach; where they reach all, the highest. */
function nextParcel(lines: readonly ParcelLine[], rules: ShippingRules | undefined) {
  const goods = subTotal(lines);
  const paid = paidParcels(lines, rules);
  const waivable = paid
    .filter(({ free_amt }) => free_amt > 0)
    .toSorted((a, b) => a.free_amt - b.free_amt);
  const next = waivable.find(({ free_amt }) => free_amt > goods) ?? waivable.at(-1);
  if (next === undefined) return undefined;
  const { free_amt: threshold, temperature } = next;
  const reached = Math.min(goods, threshold);
  // Whether every other fee is waived at that amount, too.
  const isWhole = paid.every(({ free_amt }) => free_amt > 0 && free_amt <= threshold);
  const progress: FreeShippingProgress = { reached, threshold, left: threshold - reached };
  return { progress, what: isWhole ? '' : parcelName(temperature) };
}

/** The progress towards the next threshold that waives a fee; undefined where no threshold does. */
export const freeShippingProgress = (
  lines: readonly ParcelLine[],
  rules?: ShippingRules,
): FreeShippingProgress | undefined => nextParcel(lines, rules)?.progress;

/** The parcel that ships free at the threshold of `freeShippingProgress`; '' where all do. */
export const freeShippingParcel = (lines: readonly ParcelLine[], rules?: ShippingRules): string =>
  nextParcel(lines, rules)?.what ?? '';

/**
 * The progress as a cart shows it; `ship_amt` is the order's shipping fee in TWD. Undefined also where a coupon waives
 * the fee below the threshold. Names the parcel where others keep their fee.
 */
export function freeShippingNote(
  lines: readonly ParcelLine[],
  ship_amt: number,
  { rules, destination }: Shipping = {},
) {
  const next = nextParcel(lines, rules);
  if (next === undefined || (next.progress.left > 0 && ship_amt === 0)) return undefined;
  const { progress, what } = next;
  const { left, threshold } = progress;
  const region = regionOf(rules, destination);
  const but = region?.delivered && region.surcharge > 0 ? `（${region.name}加收另計）` : '';
  const lacking = `再買 ${formatTwd(left)}${what === '' ? ' 即可免運' : `，${what}免運`}`;
  const text = left > 0 ? lacking : `${what}已達 ${formatTwd(threshold)} 免運門檻`;
  return { ...progress, text: text + but };
}
