import { PROMO_PRICE_LEVEL, priceAtLevel } from '@pinpu/shared/domain';

/** Whether a product has a group price that is lower than its price (spec §9). */
export const hasGroupPrice = (item: { price: number; price1: number }): boolean =>
  priceAtLevel(item, PROMO_PRICE_LEVEL) < item.price;
