import { formatTwd } from './money.ts';
import { type ShippedLine, shippingFee, shippingThreshold, subTotal } from './shipping.ts';
import { regionOf, type Shipping, type ShippingRules, type WeightFees } from './shipping-rules.ts';
import {
  type ParcelFee,
  TEMPERATURE_NAMES,
  TEMPERATURES,
  type Temperature,
} from './temperature.ts';

/** A line as parcels see it; 常溫 and without weight, unless it says otherwise. */
export interface ParcelLine extends ShippedLine {
  temperature?: Temperature | undefined;
  /** Of one piece, in grams. */
  weight?: number | undefined;
}

/** The goods of one temperature, which travel in one parcel. */
export interface ParcelGoods<Line> {
  temperature: Temperature;
  /** In grams; pieces whose weight is not stated count as 0. */
  weight: number;
  lines: Line[];
}

export const temperatureOf = ({ temperature = 'room' }: Pick<ParcelLine, 'temperature'>) =>
  temperature;

/** The parcels of a cart: one for each temperature. Lines without quantity are ignored. */
export function parcelsOf<Line extends Pick<ParcelLine, 'qty' | 'temperature' | 'weight'>>(
  lines: readonly Line[],
): ParcelGoods<Line>[] {
  return TEMPERATURES.flatMap((temperature) => {
    const own = lines.filter((line) => line.qty > 0 && temperatureOf(line) === temperature);
    let grams = 0;
    for (const { qty, weight = 0 } of own) grams += qty * weight;
    return own.length > 0 ? [{ temperature, weight: grams, lines: own }] : [];
  });
}

/** The step for a weight; above the last one, which the checkout rejects, the last. */
const stepFor = ({ steps }: WeightFees, weight: number) =>
  steps.find(({ up_to }) => up_to === 0 || weight <= up_to) ?? steps.at(-1);

/** What a parcel costs before surcharges, and from which amount of goods on it is free; 0 for never. */
export function parcelTerms(
  { temperature, weight, lines }: ParcelGoods<ParcelLine>,
  rules: ShippingRules | undefined,
): { fee: number; free_amt: number } {
  const fees = rules?.fees[temperature];
  if (fees) return { fee: stepFor(fees, weight)?.fee ?? 0, free_amt: fees.free_amt };
  // A threshold of 0 would be reached by any goods.
  return { fee: shippingFee(lines, 0), free_amt: shippingThreshold(lines) };
}

/**
 * What each parcel of a cart costs: its fee, waived from its threshold on by the goods of the whole cart, and the
 * region's surcharge, which nothing waives but a coupon (ADR 0214).
 */
export function parcelFees(
  lines: readonly ParcelLine[],
  { rules, destination }: Shipping = {},
): ParcelFee[] {
  const goods = subTotal(lines);
  const region = regionOf(rules, destination);
  const surcharge = region?.delivered ? region.surcharge : 0;
  return parcelsOf(lines).map((parcel) => {
    const { temperature, weight } = parcel;
    const { fee, free_amt } = parcelTerms(parcel, rules);
    const isFree = free_amt > 0 && goods >= free_amt;
    return { temperature, weight, ship_amt: (isFree ? 0 : fee) + surcharge };
  });
}

/** The shipping fee of all parcels, in whole TWD. */
export function totalFee(parcels: readonly ParcelFee[]): number {
  let sum = 0;
  for (const { ship_amt } of parcels) sum += ship_amt;
  return sum;
}

export const parcelName = (temperature: Temperature): string =>
  `${TEMPERATURE_NAMES[temperature]}包裹`;

/** The rows of the shipping fee, each with its amount: one for each parcel where there are several, else one. */
export function shippingRows(
  ship_amt: number,
  parcel_fees: readonly ParcelFee[] | undefined,
): { name: string; amount: number }[] {
  if (!parcel_fees || parcel_fees.length < 2) return [{ name: '運費', amount: ship_amt }];
  return parcel_fees.map((parcel) => ({
    name: `${parcelName(parcel.temperature)}運費`,
    amount: parcel.ship_amt,
  }));
}

/** Weight as shops write it: `800 公克`, `12.3 公斤`. */
export const weightText = (grams: number): string =>
  grams < 1000 ? `${grams} 公克` : `${Number((grams / 1000).toFixed(3))} 公斤`;

type SoldTerms = Pick<ParcelLine, 'ship_fee' | 'ship_fee_free_amt' | 'temperature'>;

/**
 * The fee of a product as its page states it: its own, or the lowest of the shop's fees by weight, and the amount from
 * which it is free. `varies` where the weight decides.
 */
export function productShipping(
  product: SoldTerms,
  rules: ShippingRules | undefined,
): Pick<ShippedLine, 'ship_fee' | 'ship_fee_free_amt'> & { varies: boolean } {
  const fees = rules?.fees[temperatureOf(product)];
  if (!fees) return { ...product, varies: false };
  const amounts = fees.steps.map(({ fee }) => fee);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  // A free first step is no free shipping: the badge of fee 0 would promise it.
  const ship_fee = lowest > 0 ? lowest : highest;
  return { ship_fee, ship_fee_free_amt: fees.free_amt, varies: lowest !== highest };
}

/** The fee of a product as a sentence; '' where it ships free. */
export function productFeeText({
  ship_fee,
  varies,
}: {
  ship_fee: number;
  varies: boolean;
}): string {
  if (ship_fee <= 0) return '';
  return varies ? `運費 ${formatTwd(ship_fee)} 起，依重量計算` : `運費 ${formatTwd(ship_fee)}`;
}
