export { BUCKETS, canaryTakes } from './composition/canary.ts';
export { chooseComposition, chooseShell, SHELL } from './composition/composition.ts';
export { type CompositionHost, fittingComposition } from './composition/composition-fit.ts';
export type { Visitor } from './composition/deployed-versions.ts';
export {
  callOfPattern,
  describedPage,
  filledAddress,
  isEntrance,
  isNotFound,
  pageDataCall,
  valueAt,
} from './composition/described-page.ts';
export { type CheckedFiles, integrityOf } from './composition/file-integrity.ts';
export { fileKind } from './composition/file-kind.ts';
export { overrideAddress } from './composition/override-address.ts';
export { bestRoute, pathOfPattern, type RouteParams } from './composition/route-pattern.ts';
export { isVersionInRange } from './composition/version-range.ts';
export { adminPasswordFault, isAdminAccount, normaliseAdminAccount } from './shop/administrator.ts';
export { type OrderAmounts, orderAmounts } from './shop/amounts.ts';
export {
  arrivalOf,
  arrivalTexts,
  type DeliveryPlan,
  type DeliveryRegion,
  regionOfPostcode,
  SHIP_DAYS_MAX,
  type TransitDays,
} from './shop/arrival.ts';
export { AUDIT_ACTORS } from './shop/audit-actor.ts';
export {
  type BankAccount,
  bankAccountFaults,
  normaliseBankAccount,
} from './shop/bank-account.ts';
export {
  BRAND_GROUNDS,
  brandColourFault,
  brandColours,
  isBrandColour,
  isColour,
} from './shop/brand-colours.ts';
export {
  addToCart,
  type CartLine,
  cartItemCount,
  cartSubTotal,
  removeFromCart,
  setLineQuantity,
  withoutEmptyLines,
} from './shop/cart.ts';
export { isSameCart, ORDERED_FACTS, SHOWN_FACTS } from './shop/cart-comparison.ts';
export { type GrownLine, grownLines, type LineQuantity, mergedCart } from './shop/cart-merge.ts';
export { plainCell, quotedCell } from './shop/cell-text.ts';
export {
  EMAIL_PATTERN,
  isEmail,
  isPhone,
  isPostcode,
  MOBILE_PATTERN,
  normaliseEmail,
  normaliseMobile,
  PHONE_PATTERN,
  POSTCODE_PATTERN,
  tidyOtp,
} from './shop/contact.ts';
export { type Coupon, isCouponReached } from './shop/coupon.ts';
export {
  COUPON_CODE_PATTERN,
  couponCodeFault,
  newCouponCode,
  normaliseCouponCode,
} from './shop/coupon-code.ts';
export {
  type CouponField,
  type CouponTerms,
  couponTermsFaults,
  couponText,
} from './shop/coupon-terms.ts';
export { documentTitle, type ShopName } from './shop/document-title.ts';
export {
  ALLERGENS,
  allergensText,
  readAllergens,
  readFoodRegNo,
} from './shop/food-label.ts';
export {
  amountFault,
  GOODS_AMOUNT_MAX,
  readAmount,
  readStockCell,
  readWholeNumber,
  STOCK_FIELDS,
  type StockField,
  stockNumberText,
} from './shop/goods-amount.ts';
export {
  COMPANY_FIELDS,
  type Company,
  type CompanyField,
  companyLabel,
  INFO_PAGES,
  type InfoPage,
  infoPageTitle,
  NO_COMPANY,
  type ShopInfo,
} from './shop/info-pages.ts';
export {
  type Invoice,
  type InvoiceField,
  invoiceFault,
  invoiceOf,
  NO_INVOICE,
  normaliseInvoice,
} from './shop/invoice.ts';
export type { InvoiceKind } from './shop/invoice-kinds.ts';
export {
  INVOICE_KINDS,
  invoiceKey,
  invoiceKind,
  invoiceOfKind,
  invoiceText,
} from './shop/invoice-kinds.ts';
export { invoiceStateText, isInvoiceDue } from './shop/issued-invoice.ts';
export {
  APP_INIT_DELAY_MS,
  ATTRIBUTION_DAYS,
  ATTRIBUTION_DAYS_MAX,
  BUNDLE_MAX,
  CART_MAX_LINES,
  OTP_LIFETIME_MS,
  OTP_MAX_LENGTH,
  OTP_RESEND_PAUSE_MS,
  SAVED_MAX,
} from './shop/limits.ts';
export { type LinkTarget, linkTargetOf, linkTargetPath } from './shop/link-target.ts';
export { formatTwd, twdParts } from './shop/money.ts';
export { canMove } from './shop/order-moves.ts';
export { orderActorText, orderRecordText } from './shop/order-records.ts';
export {
  type OrderRequestKind,
  type OrderRequestOffer,
  orderRequestOffer,
  orderRequestText,
  RETURN_DAYS,
  returnDeadline,
} from './shop/order-request.ts';
export {
  isOrderStatus,
  isRepayable,
  ORDER_STATUS,
  ORDER_TABS,
  type OrderStatus,
  type OrderTab,
  orderStatusText,
  orderStatusTone,
  statusesOfTab,
  tabOf,
} from './shop/order-status.ts';
export {
  afterStoreMapPath,
  bundlePath,
  CART_PATHS,
  type CartPath,
  cartPath,
  cartPathOf,
  endedLinkPath,
  handoffCartPath,
  memberPath,
  openAfterSignIn,
  orderPath,
  pageAfterSignIn,
  productPagePath,
  productPath,
  promoProductPath,
} from './shop/page-addresses.ts';
export {
  listDescription,
  makerDescription,
  plainText,
  productDescription,
  shopDescription,
} from './shop/page-description.ts';
export {
  CARRIERS,
  carrierOfStore,
  isCarrier,
  type Parcel,
  parcelOf,
} from './shop/parcel.ts';
export {
  CARD_INSTALMENTS,
  CASH_ON_DELIVERY,
  isPaidOnReceipt,
  isPayWay,
  payWayText,
  STORE_COLLECTION,
} from './shop/pay-way.ts';
export {
  offeredPayWays,
  type PayWayOffer,
  payWaysFor,
  payWaysOfRecWay,
} from './shop/pay-way-offer.ts';
export {
  chainName,
  fitsPickup,
  type PickupOffer,
  type PickupStore,
  pickupStore,
  REC_WAY,
  storeTitle,
} from './shop/pickup.ts';
export {
  MAIN_PICTURE_SIZES,
  type PictureSources,
  pictureSources,
  TILE_PICTURE_SIZES,
} from './shop/picture-sources.ts';
export {
  hasGroupPrice,
  isGroupPriceLevel,
  PROMO_PRICE_LEVEL,
  priceAtLevel,
} from './shop/price.ts';
export {
  categoryNamed,
  isListIndexed,
  type ListScope,
  listKinds,
  listTitle,
  type NamedCategory,
} from './shop/product-list.ts';
export {
  CHECKOUT_PROFILE_FIELDS,
  type CheckoutProfileField,
  NAME_IS_EMAIL,
  nameEqualsEmail,
  pickCheckoutProfile,
} from './shop/profile.ts';
export {
  isShortCode,
  normaliseSlug,
  PROMO_LINK_NAME_MAX,
  PROMO_LINK_TAG_MAX,
  slugFault,
} from './shop/promo-link.ts';
export {
  payoutText,
  promoterOrderText,
} from './shop/promoter-order.ts';
export {
  isPromotable,
  isPromoter,
  PROMOTER_STATUS,
  promoCodeOf,
  promotionProfit,
} from './shop/promotion.ts';
export { coerceQuantity, MAX_ORDER_NUM, maxQuantity } from './shop/quantity.ts';
export { quantityNote } from './shop/quantity-note.ts';
export type { Recipient } from './shop/recipient.ts';
export { RECIPIENT_FIELDS, recipientOf } from './shop/recipient.ts';
export { type RefundReason, refundReasonText } from './shop/refund-reason.ts';
export { LINK_TEXT_MAX, SAFE_ADDRESS } from './shop/safe-address.ts';
export {
  isSafeAttribute,
  NEW_TAB_REL,
  SAFE_ATTRIBUTES,
  SAFE_TAGS,
  TAGS_GONE_WITH_CONTENT,
} from './shop/safe-html.ts';
export {
  freeShippingNote,
  freeShippingProgress,
  freeShippingText,
  subTotal,
} from './shop/shipping.ts';
export { type SlideSources, slideSources } from './shop/slide-sources.ts';
export { isSlideActive } from './shop/slideshow.ts';
export { supportWays } from './shop/support.ts';
export { isDay, startOfTaipeiDay, taipeiDate, weekdayName } from './shop/taipei-date.ts';
export { htmlOfText, textOfHtml } from './shop/text-paragraphs.ts';
export { isVatId } from './shop/vat-id.ts';
