export { type OrderAmounts, orderAmounts } from './amounts.ts';
export {
  addToCart,
  type CartLine,
  cartItemCount,
  cartShippingFee,
  cartSubTotal,
  cartTotal,
  removeFromCart,
  setLineQuantity,
  withoutEmptyLines,
} from './cart.ts';
export { formatTwd, type TwdParts, twdParts } from './money.ts';
export { discountZhe, PROMO_PRICE_LEVEL, percentOff, priceAtLevel } from './price.ts';
export { productAgeMonths, soldCountText } from './product-facts.ts';
export {
  isPromoPath,
  PROMO_ROUTES,
  priceLevelAt,
  promoterZoneVisible,
  promotionProfit,
} from './promotion.ts';
export { coerceQuantity, MAX_ORDER_NUM, maxQuantity, stepQuantity } from './quantity.ts';
export { bestRoute, type RouteParams, routeParams } from './route-pattern.ts';
export {
  amountUntilFreeShipping,
  type FreeShippingBadge,
  freeShippingBadge,
  type ShippedLine,
  shippingFee,
  subTotal,
} from './shipping.ts';
export { invoiceTax, type TaxAmounts, taxAmounts } from './tax.ts';
