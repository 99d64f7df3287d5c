export type {
  AdminLogin,
  BillPeriod,
  BillTemplate,
  BizAccount,
  BizUser,
  LookupQuery,
  Merchant,
  SystemUser,
  UserGroup,
} from './admin.ts';
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
  signedOutSchema,
  systemUserSchema,
  tokenAnswerSchema,
  userGroupSchema,
} from './admin.ts';
export type { AdminAccount } from './admin-accounts.ts';
export {
  adminAccountsAnswerSchema,
  newAdminAccountSchema,
  oneTimePasswordAnswerSchema,
  ownAdminAccountAnswerSchema,
  passwordChangeSchema,
  renewedTokenAnswerSchema,
} from './admin-accounts.ts';
export type { AdminFile } from './admin-file.ts';
export {
  adminFilesSchema,
  fileDeletedSchema,
  fileUploadSchema,
} from './admin-file.ts';
export type { AuditEntry, AuditFilter } from './audit.ts';
export { auditAnswerSchema, auditCsvAnswerSchema, auditQuerySchema } from './audit.ts';
export type { CartChange, CartLine, CartUpdate, CartView } from './cart.ts';
export { cartAnswerSchema, cartLineSchema, cartUpdateSchema } from './cart.ts';
export type { CartOptions } from './cart-options.ts';
export { cartOptionsSchema } from './cart-options.ts';
export type { Category } from './category.ts';
export type { DeployedFile } from './checked-files.ts';
export type { Checkout, CheckoutProfile, PaymentRedirect } from './checkout.ts';
export {
  checkoutConflictSchema,
  checkoutSchema,
  emailCodeSchema,
  emailProofSchema,
  paymentRedirectSchema,
} from './checkout.ts';
export {
  type ComposedRemote,
  type Composition,
  compositionIdAnswerSchema,
  compositionSchema,
  type OutlinedRoute,
} from './composition.ts';
export type { PublicConfig } from './config.ts';
export { publicConfigAnswerSchema } from './config.ts';
export type { Deployment, DeploymentsAnswer, FlipAnswer } from './deployments.ts';
export { deploymentsAnswerSchema, flipAnswerSchema, rollbackSchema } from './deployments.ts';
export type { PreviewDraft } from './draft-preview.ts';
export { PREVIEW_READY, previewDraftSchema } from './draft-preview.ts';
export type {
  BroughtCart,
  EmbedCart,
  EmbedCheckout,
  EmbedConfig,
  EmbedOutcome,
  EmbedProduct,
} from './embed.ts';
export {
  broughtCartAnswerSchema,
  embedCartAnswerSchema,
  embedCartSchema,
  embedCheckoutAnswerSchema,
  embedCheckoutSchema,
  embedConfigAnswerSchema,
  embedOutcomeAnswerSchema,
  embedProductsAnswerSchema,
  siteKey,
} from './embed.ts';
export { bodyOf, doneSchema, failureSchema, pagerOf } from './envelope.ts';
export type { Favourite, FavouritesPage } from './favourite.ts';
export { favouritesAnswerSchema, likedIdsAnswerSchema } from './favourite.ts';
export { type FrameSource, frameSourceSchema } from './frame-source.ts';
export type { HomeBlock, HomeBlockKind } from './home-block.ts';
export { HOME_BLOCK_KINDS, HOME_BLOCK_PRODUCTS, homeBlockSchema } from './home-block.ts';
export type { InfoPageContent } from './info-page.ts';
export { companySchema, infoPageAnswerSchema } from './info-page.ts';
export { type Maker, makerAnswerSchema } from './maker.ts';
export type { MemberSession, OrderHistoryFilter, ProfileUpdate, User } from './member.ts';
export {
  codeAnswerSchema,
  confirmSignInSchema,
  eraseAccountSchema,
  memberSessionAnswerSchema,
  memberSessionsAnswerSchema,
  otpSchema,
  profileAnswerSchema,
  profileQuerySchema,
  profileUpdateSchema,
} from './member.ts';
export type { NavigationItem } from './navigation.ts';
export { frameOptionsSchema } from './navigation.ts';
export type { Notice } from './notice.ts';
export type {
  Order,
  OrderHistoryItem,
  OrderRefund,
  OrderRequest,
  OrderRequestRecord,
} from './order.ts';
export {
  orderAccessSchema,
  orderAnswerSchema,
  orderRequestSchema,
  orderSchema,
} from './order.ts';
export { type Overrides, overridesChangeSchema, staffAnswerSchema } from './override.ts';
export { type PartsManifest, partsManifestSchema } from './part-files.ts';
export type { PartErrors, PartEvent, PartReport } from './part-report.ts';
export { partErrorsAnswerSchema, partReportSchema } from './part-report.ts';
export type { Passkey } from './passkey.ts';
export {
  memberOptionsSchema,
  passkeyAnswerSchema,
  passkeyNameSchema,
  passkeyOptionsAnswerSchema,
  passkeysAnswerSchema,
} from './passkey.ts';
export { paymentWordsSchema } from './payment-words.ts';
export { pickupAnswerSchema, pickupMapAnswerSchema, pickupMapSchema } from './pickup.ts';
export { productId, promoCode, sessionId } from './primitives.ts';
export type {
  MakerCard,
  Product,
  ProductFilter,
  ProductItem,
  ProductLabel,
  ProductQuery,
} from './product.ts';
export { productItemSchema, productQuerySchema, productSchema } from './product.ts';
export { PRODUCT_ORDERS, type ProductOrder } from './product-orders.ts';
export { receivedListSchema } from './product-received.ts';
export type { ProductFacets, Suggestions } from './product-search.ts';
export {
  likeAnswerSchema,
  likeSchema,
  productFacetsAnswerSchema,
  productListAnswerSchema,
  suggestionsAnswerSchema,
} from './product-search.ts';
export type { PromoCodeAnswer, PromoGroup, PromoMonth } from './promo.ts';
export {
  promoCodeAnswerSchema,
  promoStatsAnswerSchema,
  shortUrlAnswerSchema,
  shortUrlBundleAnswerSchema,
  shortUrlBundleSchema,
  shortUrlCreateSchema,
} from './promo.ts';
export type { PromoAccount } from './promo-account.ts';
export { bankAccountSchema, promoAccountAnswerSchema } from './promo-account.ts';
export type { Bundle, ClickSource, MyLink, MyLinkChange, MyLinkCreate } from './promo-links.ts';
export {
  bundleAnswerSchema,
  myLinkAnswerSchema,
  myLinkChangeSchema,
  myLinkCreateSchema,
  myLinksAnswerSchema,
  promoClicksAnswerSchema,
} from './promo-links.ts';
export type { PromoLink, PromoOrder, PromoPayout, PromoProduct } from './promo-report.ts';
export {
  promoLinksAnswerSchema,
  promoOrdersAnswerSchema,
  promoPayoutsAnswerSchema,
  promoProductsAnswerSchema,
} from './promo-report.ts';
export type { Registry, RemoteRoute, RemoteVersion } from './registry.ts';
export { registrySchema } from './registry.ts';
export type { RemoteManifest } from './remote-manifest.ts';
export { remoteManifestSchema } from './remote-manifest.ts';
export type { RemoteSource } from './remote-source.ts';
export { remoteSourceSchema } from './remote-source.ts';
export type {
  Rendered,
  RenderedState,
  RenderFailure,
  RenderHost,
  RenderJob,
  ShellNodeBuild,
} from './rendering.ts';
export { type Restock, restockAnswerSchema, restockRequestSchema } from './restock.ts';
export type { FooterLink, FrameLink, PageDescription, WorkLink } from './route.ts';
export type { SavedInvoice, SavedRecipient } from './saved-details.ts';
export {
  invoicesAnswerSchema,
  recipientSchema,
  recipientsAnswerSchema,
  savedInvoiceSchema,
} from './saved-details.ts';
export { type ServedRegistry, servedRegistrySchema } from './served-registry.ts';
export type { ShellManifest, ShellVersion } from './shell-manifest.ts';
export { shellManifestSchema } from './shell-manifest.ts';
export type {
  CouponChange,
  CouponState,
  NewCoupon,
  ShopCoupon,
  ShopCouponPage,
  ShopCouponsQuery,
} from './shop-coupon.ts';
export {
  COUPON_STATES,
  couponChangeSchema,
  couponFaultsSchema,
  couponSwitchSchema,
  newCouponSchema,
  shopCouponAnswerSchema,
  shopCouponConflictSchema,
  shopCouponsAnswerSchema,
  shopCouponsQuerySchema,
} from './shop-coupon.ts';
export type { Slideshow } from './slideshow.ts';
export type { SlotContracts, SlotName } from './slots.ts';
export { SLOT_VERSIONS } from './slots.ts';
export { soldLines } from './sold-lines.ts';
export { type StoredContract, storedContract } from './stored.ts';
export { anything } from './stored-forms.ts';
export { WEB_RESOURCES } from './web-resources.ts';
