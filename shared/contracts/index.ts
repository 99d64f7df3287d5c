export type { AdminLogin, LookupQuery, UserGroup } from './admin.ts';
export {
  adminEnvSchema,
  adminEschSchema,
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
export { cartAnswerSchema, cartLineSchema, cartUpdateSchema } from './cart.ts';
export type { CartOptions } from './cart-options.ts';
export { cartOptionsSchema } from './cart-options.ts';
export type { Category } from './category.ts';
export type { Checkout, CheckoutProfile, PaymentRedirect } from './checkout.ts';
export {
  checkoutConflictSchema,
  checkoutSchema,
  emailCodeSchema,
  emailProofSchema,
  paymentRedirectSchema,
} from './checkout.ts';
export type { PublicConfig } from './config.ts';
export { publicConfigAnswerSchema, WEB_RESOURCES } from './config.ts';
export { bodyOf, doneSchema, failureSchema, pagerOf } from './envelope.ts';
export type { MemberSession, ProfileUpdate, User } from './member.ts';
export {
  codeAnswerSchema,
  confirmSignInSchema,
  memberSessionAnswerSchema,
  otpSchema,
  profileAnswerSchema,
  profileQuerySchema,
  profileUpdateSchema,
} from './member.ts';
export type { NavigationItem } from './navigation.ts';
export { frameOptionsSchema, navigationItemSchema } from './navigation.ts';
export type { Notice } from './notice.ts';
export type { Order, OrderHistoryItem } from './order.ts';
export { orderAccessSchema, orderAnswerSchema, orderSchema } from './order.ts';
export { pickupAnswerSchema, pickupMapAnswerSchema, pickupMapSchema } from './pickup.ts';
export { productId, sessionId } from './primitives.ts';
export type { Product, ProductFilter, ProductItem, ProductOrder, ProductQuery } from './product.ts';
export { PRODUCT_ORDERS, productItemSchema, productQuerySchema, productSchema } from './product.ts';
export { receivedListSchema } from './product-received.ts';
export type { ProductFacets, Suggestions } from './product-search.ts';
export {
  likeAnswerSchema,
  likeSchema,
  productFacetsAnswerSchema,
  suggestionsAnswerSchema,
} from './product-search.ts';
export type { PromoMonth } from './promo.ts';
export {
  promoStatsAnswerSchema,
  shortUrlAnswerSchema,
  shortUrlBundleAnswerSchema,
  shortUrlBundleSchema,
  shortUrlCreateSchema,
} from './promo.ts';
export type {
  Composition,
  Registry,
  RemoteRoute,
  RemoteVersion,
} from './registry.ts';
export {
  checkedFilesSchema,
  compositionSchema,
  registrySchema,
} from './registry.ts';
export type { RemoteManifest } from './remote-manifest.ts';
export { remoteManifestSchema } from './remote-manifest.ts';
export type { RemoteSource } from './remote-source.ts';
export { remoteSourceSchema } from './remote-source.ts';
export type { FrameLink, PageDescription } from './route.ts';
export { type ServedRegistry, servedRegistrySchema } from './served-registry.ts';
export type { ShellManifest } from './shell-manifest.ts';
export { shellManifestSchema } from './shell-manifest.ts';
export type { Slideshow } from './slideshow.ts';
export type { SlotContracts, SlotName } from './slots.ts';
export { SLOT_VERSIONS } from './slots.ts';
