export type {
  AdminFailure,
  AdminLogin,
  BillPeriod,
  BillTemplate,
  BizAccount,
  BizUser,
  LookupQuery,
  Merchant,
  UserGroup,
} from './admin.ts';
export {
  adminEnvSchema,
  adminEschSchema,
  adminFailureSchema,
  adminLoginSchema,
  adminOf,
  billPeriodSchema,
  billTemplateSchema,
  bizAccountSchema,
  bizUserSchema,
  lookupQuerySchema,
  merchantSchema,
  publicKeyAnswerSchema,
  systemUserSchema,
  tokenAnswerSchema,
  userGroupSchema,
} from './admin.ts';
export type { CartChange, CartLine, CartUpdate, CartView } from './cart.ts';
export {
  cartAnswerSchema,
  cartChangeSchema,
  cartLineSchema,
  cartUpdateSchema,
  cartViewSchema,
} from './cart.ts';
export type { CartOptions } from './cart-options.ts';
export { cartOptionsSchema, payWayOfferSchema, pickupOfferSchema } from './cart-options.ts';
export type { Category } from './category.ts';
export { categorySchema } from './category.ts';
export type { Checkout, CheckoutConflict, CheckoutProfile, PaymentRedirect } from './checkout.ts';
export {
  checkoutConflictSchema,
  checkoutProfileSchema,
  checkoutSchema,
  paymentRedirectSchema,
  postcode,
} from './checkout.ts';
export type { PublicConfig } from './config.ts';
export { publicConfigAnswerSchema, publicConfigSchema, WEB_RESOURCES } from './config.ts';
export type { Failure } from './envelope.ts';
export { bodyOf, doneSchema, failureMessageSchema, failureSchema, pagerOf } from './envelope.ts';
export type { MemberSession, Otp, ProfileUpdate, User } from './member.ts';
export {
  memberSessionAnswerSchema,
  memberSessionSchema,
  otpSchema,
  profileAnswerSchema,
  profileQuerySchema,
  profileUpdateSchema,
  userSchema,
} from './member.ts';
export type { FrameOptions, NavigationItem } from './navigation.ts';
export { frameOptionsSchema, navigationItemSchema } from './navigation.ts';
export type { Notice } from './notice.ts';
export type { Order, OrderHistoryItem } from './order.ts';
export {
  orderAccessSchema,
  orderAnswerSchema,
  orderHistoryItemSchema,
  orderSchema,
} from './order.ts';
export { pickupAnswerSchema, pickupMapAnswerSchema, pickupMapSchema } from './pickup.ts';
export { productId, sessionId } from './primitives.ts';
export type { Product, ProductFilter, ProductItem, ProductOrder, ProductQuery } from './product.ts';
export {
  PRODUCT_ORDERS,
  productFilterSchema,
  productItemSchema,
  productQuerySchema,
  productSchema,
} from './product.ts';
export { receivedListSchema } from './product-received.ts';
export type { ProductFacets, Suggestions } from './product-search.ts';
export {
  likeAnswerSchema,
  likeSchema,
  productFacetsAnswerSchema,
  suggestionsAnswerSchema,
} from './product-search.ts';
export type { PromoMonth, ShortUrlBundle, ShortUrlCreate } from './promo.ts';
export {
  promoMonthSchema,
  promoStatsAnswerSchema,
  shortUrlAnswerSchema,
  shortUrlBundleAnswerSchema,
  shortUrlBundleSchema,
  shortUrlCreateSchema,
} from './promo.ts';
export type {
  Composition,
  CompositionRefusal,
  Registry,
  RemoteManifest,
  RemoteRoute,
  RemoteVersion,
  ShellManifest,
  SlotFill,
} from './registry.ts';
export {
  compositionSchema,
  registrySchema,
  remoteManifestSchema,
  remoteRouteSchema,
  remoteVersionSchema,
  shellManifestSchema,
} from './registry.ts';
export type { RemoteSource } from './remote-source.ts';
export { remoteSourceSchema } from './remote-source.ts';
export type { FrameLink, PageDescription } from './route.ts';
export { pageDescriptionSchema } from './route.ts';
export type { Slideshow } from './slideshow.ts';
export { slideshowSchema } from './slideshow.ts';
export type { SlotContracts, SlotName } from './slots.ts';
export { SLOT_VERSIONS } from './slots.ts';
