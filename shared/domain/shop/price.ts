/** Prices of a product in whole TWD (spec §3); `price1` is the group price, 0 for none. */
export interface Priced {
  price: number;
  price1: number;
}

/** Price level 1 is the promotional storefront, 0 the ordinary one (spec §2). */
export const PROMO_PRICE_LEVEL = 1;

/** Whether a price level has group prices (spec §2). */
export const isGroupPriceLevel = (pl: number): boolean => pl >= PROMO_PRICE_LEVEL;

/** A product's price at a price level: level 1 uses `price1` if 0 < price1 < price (spec §9). */
export function priceAtLevel({ price, price1 }: Priced, pl: number): number {
  return isGroupPriceLevel(pl) && price1 > 0 && price1 < price ? price1 : price;
}

/** Whether a product has a group price that is lower than its price (spec §9). */
export const hasGroupPrice = (item: Priced): boolean =>
  priceAtLevel(item, PROMO_PRICE_LEVEL) < item.price;
