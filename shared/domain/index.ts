export { adminPasswordFault, isAdminAccount, normaliseAdminAccount } from './administrator.ts';
export { type OrderAmounts, orderAmounts } from './amounts.ts';
export {
  arrivalOf,
  arrivalTexts,
  type DeliveryPlan,
  type DeliveryRegion,
  regionOfPostcode,
  SHIP_DAYS_MAX,
  type TransitDays,
} from './arrival.ts';
export { AUDIT_ACTORS } from './audit-actor.ts';
export {
  type BankAccount,
  bankAccountFaults,
  normaliseBankAccount,
} from './bank-account.ts';
export {
  BRAND_GROUNDS,
  brandColourFault,
  brandColours,
  isBrandColour,
  isColour,
} from './brand-colours.ts';
export { BUCKETS, canaryTakes } from './canary.ts';
export {
  addToCart,
  type CartLine,
  cartItemCount,
  cartSubTotal,
  removeFromCart,
  setLineQuantity,
  withoutEmptyLines,
} from './cart.ts';
export { isSameCart, ORDERED_FACTS, SHOWN_FACTS } from './cart-comparison.ts';
export { type GrownLine, grownLines, type LineQuantity, mergedCart } from './cart-merge.ts';
export { plainCell, quotedCell } from './cell-text.ts';
export { chooseComposition, chooseShell, SHELL } from './composition.ts';
export { type CompositionHost, fittingComposition } from './composition-fit.ts';
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
} from './contact.ts';
export { type Coupon, isCouponReached } from './coupon.ts';
export {
  COUPON_CODE_PATTERN,
  couponCodeFault,
  newCouponCode,
  normaliseCouponCode,
} from './coupon-code.ts';
export {
  type CouponField,
  type CouponTerms,
  couponTermsFaults,
  couponText,
} from './coupon-terms.ts';
export type { Visitor } from './deployed-versions.ts';
export {
  callOfPattern,
  describedPage,
  filledAddress,
  isEntrance,
  isNotFound,
  pageDataCall,
  valueAt,
} from './described-page.ts';
export { documentTitle, type ShopName } from './document-title.ts';
export { type CheckedFiles, integrityOf } from './file-integrity.ts';
export { fileKind } from './file-kind.ts';
export {
  ALLERGENS,
  allergensText,
  readAllergens,
  readFoodRegNo,
} from './food-label.ts';
export {
  amountFault,
  GOODS_AMOUNT_MAX,
  readAmount,
  readStockCell,
  readWholeNumber,
  STOCK_FIELDS,
  type StockField,
  stockNumberText,
} from './goods-amount.ts';
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
} from './info-pages.ts';
export {
  type Invoice,
  type InvoiceField,
  invoiceFault,
  invoiceOf,
  NO_INVOICE,
  normaliseInvoice,
} from './invoice.ts';
export type { InvoiceKind } from './invoice-kinds.ts';
export {
  INVOICE_KINDS,
  invoiceKey,
  invoiceKind,
  invoiceOfKind,
  invoiceText,
} from './invoice-kinds.ts';
export { invoiceStateText, isInvoiceDue } from './issued-invoice.ts';
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
} from './limits.ts';
export { type LinkTarget, linkTargetOf, linkTargetPath } from './link-target.ts';
export { formatTwd, twdParts } from './money.ts';
export { canMove } from './order-moves.ts';
export { orderActorText, orderRecordText } from './order-records.ts';
export {
  type OrderRequestKind,
  type OrderRequestOffer,
  orderRequestOffer,
  orderRequestText,
  RETURN_DAYS,
  returnDeadline,
} from './order-request.ts';
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
} from './order-status.ts';
export { overrideAddress } from './override-address.ts';
export {
  afterStoreMapPath,
  broughtCartPath,
  bundlePath,
  CART_PATHS,
  type CartPath,
  cartPath,
  cartPathOf,
  endedLinkPath,
  memberPath,
  openAfterSignIn,
  orderPath,
  pageAfterSignIn,
  productPagePath,
  productPath,
  promoProductPath,
} from './page-addresses.ts';
export {
  listDescription,
  makerDescription,
  plainText,
  productDescription,
  shopDescription,
} from './page-description.ts';
export {
  CARRIERS,
  carrierOfStore,
  isCarrier,
  type Parcel,
  parcelOf,
} from './parcel.ts';
export {
  CARD_INSTALMENTS,
  CASH_ON_DELIVERY,
  isPaidOnReceipt,
  isPayWay,
  payWayText,
  STORE_COLLECTION,
} from './pay-way.ts';
export { offeredPayWays, type PayWayOffer, payWaysFor, payWaysOfRecWay } from './pay-way-offer.ts';
export {
  chainName,
  fitsPickup,
  type PickupOffer,
  type PickupStore,
  pickupStore,
  REC_WAY,
  storeTitle,
} from './pickup.ts';
export {
  MAIN_PICTURE_SIZES,
  type PictureSources,
  pictureSources,
  TILE_PICTURE_SIZES,
} from './picture-sources.ts';
export {
  hasGroupPrice,
  isGroupPriceLevel,
  PROMO_PRICE_LEVEL,
  priceAtLevel,
} from './price.ts';
export {
  categoryNamed,
  isListIndexed,
  type ListScope,
  listKinds,
  listTitle,
  type NamedCategory,
} from './product-list.ts';
export {
  CHECKOUT_PROFILE_FIELDS,
  type CheckoutProfileField,
  NAME_IS_EMAIL,
  nameEqualsEmail,
  pickCheckoutProfile,
} from './profile.ts';
export {
  isShortCode,
  normaliseSlug,
  PROMO_LINK_NAME_MAX,
  PROMO_LINK_TAG_MAX,
  slugFault,
} from './promo-link.ts';
export {
  payoutText,
  promoterOrderText,
} from './promoter-order.ts';
export {
  isPromotable,
  isPromoter,
  PROMOTER_STATUS,
  promoCodeOf,
  promotionProfit,
} from './promotion.ts';
export { coerceQuantity, MAX_ORDER_NUM, maxQuantity } from './quantity.ts';
export { quantityNote } from './quantity-note.ts';
export type { Recipient } from './recipient.ts';
export { RECIPIENT_FIELDS, recipientOf } from './recipient.ts';
export { type RefundReason, refundReasonText } from './refund-reason.ts';
export { bestRoute, pathOfPattern, type RouteParams } from './route-pattern.ts';
export { LINK_TEXT_MAX, SAFE_ADDRESS } from './safe-address.ts';
export {
  isSafeAttribute,
  NEW_TAB_REL,
  SAFE_ATTRIBUTES,
  SAFE_TAGS,
  TAGS_GONE_WITH_CONTENT,
} from './safe-html.ts';
export { settingName } from './setting-names.ts';
export { freeShippingProgress, freeShippingText, subTotal } from './shipping.ts';
export { type SlideSources, slideSources } from './slide-sources.ts';
export { isSlideActive } from './slideshow.ts';
export { supportWays } from './support.ts';
export { isDay, startOfTaipeiDay, taipeiDate, weekdayName } from './taipei-date.ts';
export { htmlOfText, textOfHtml } from './text-paragraphs.ts';
export { isVatId } from './vat-id.ts';
export { isVersionInRange } from './version-range.ts';
