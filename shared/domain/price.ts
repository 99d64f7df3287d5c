/** Prices of a product in whole TWD (spec §3); `price1` is the group price, 0 for none. */
export interface Priced {
  price: number;
  price1: number;
}

/** Price level 1 is the promotional storefront; 0 the ordinary one (spec §2). */
export const PROMO_PRICE_LEVEL = 1;

/** Whether a price level is that of group prices (spec §2). */
export const isGroupPriceLevel = (pl: number): boolean => pl >= PROMO_PRICE_LEVEL;

/** What a product costs at a price level: level 1 takes `price1` if 0 < price1 < price (spec §9). */
export function priceAtLevel({ price, price1 }: Priced, pl: number): number {
  return isGroupPriceLevel(pl) && price1 > 0 && price1 < price ? price1 : price;
}

/** Whether a product has a group price that is lower than its price (spec §9). */
export const hasGroupPrice = (item: Priced): boolean =>
  priceAtLevel(item, PROMO_PRICE_LEVEL) < item.price;

/** Payable percentage of the original price, rounded up so that no discount is overstated. */
function payablePercent(price: number, original: number): number | undefined {
  if (price <= 0 || original <= price) return undefined;
  const percent = Math.ceil((price * 100) / original);
  return percent < 100 ? percent : undefined;
}

/** The discount in Taiwanese notation: 80 % is `8折`, 85 % `85折`, 5 % `0.5折`; undefined without one (spec §9). */
export function discountZhe(price: number, original: number): string | undefined {
  const percent = payablePercent(price, original);
  if (percent === undefined) return undefined;
  if (percent < 10) return `0.${percent}折`;
  return percent % 10 === 0 ? `${percent / 10}折` : `${percent}折`;
}

/** The discount in percent off, 20 for 8折; undefined without one (spec §9). */
export function percentOff(price: number, original: number): number | undefined {
  const percent = payablePercent(price, original);
  return percent === undefined ? undefined : 100 - percent;
}
