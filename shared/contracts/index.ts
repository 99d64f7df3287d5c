export type { DeployedFile } from './composition/checked-files.ts';
export {
  type ComposedRemote,
  type Composition,
  compositionIdAnswerSchema,
  compositionSchema,
  type LazyRoute,
} from './composition/composition.ts';
export type { Deployment, DeploymentsAnswer, FlipAnswer } from './composition/deployments.ts';
export {
  deploymentsAnswerSchema,
  flipAnswerSchema,
  rollbackSchema,
} from './composition/deployments.ts';
export { type FrameSource, frameSourceSchema } from './composition/frame-source.ts';
export type {
  InspectedComposition,
  InspectedPage,
  PartTimes,
  SharedModule,
  ShownPart,
} from './composition/inspected-page.ts';
export {
  type Overrides,
  overridesChangeSchema,
  staffAnswerSchema,
} from './composition/override.ts';
export { type PartsManifest, partsManifestSchema } from './composition/part-files.ts';
export type { PartErrors, PartEvent, PartReport } from './composition/part-report.ts';
export { partErrorsAnswerSchema, partReportSchema } from './composition/part-report.ts';
export type { Registry, RemoteRoute, RemoteVersion } from './composition/registry.ts';
export { registrySchema } from './composition/registry.ts';
export type { RemoteManifest } from './composition/remote-manifest.ts';
export { remoteManifestSchema } from './composition/remote-manifest.ts';
export type { RemoteSource } from './composition/remote-source.ts';
export { remoteSourceSchema } from './composition/remote-source.ts';
export type {
  Rendered,
  RenderedState,
  RenderFailure,
  RenderHost,
  RenderJob,
  ShellNodeBuild,
} from './composition/rendering.ts';
export type { FooterLink, FrameLink, PageDescription, WorkLink } from './composition/route.ts';
export { type ServedRegistry, servedRegistrySchema } from './composition/served-registry.ts';
export type { ShellManifest, ShellVersion } from './composition/shell-manifest.ts';
export { shellManifestSchema } from './composition/shell-manifest.ts';
export type { SlotContracts, SlotName } from './composition/slots.ts';
export { SLOT_VERSIONS } from './composition/slots.ts';
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
} from './shop/admin.ts';
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
} from './shop/admin.ts';
export type { AdminAccount } from './shop/admin-accounts.ts';
export {
  adminAccountsAnswerSchema,
  newAdminAccountSchema,
  oneTimePasswordAnswerSchema,
  ownAdminAccountAnswerSchema,
  passwordChangeSchema,
  renewedTokenAnswerSchema,
} from './shop/admin-accounts.ts';
export type { AdminFile } from './shop/admin-file.ts';
export {
  adminFilesSchema,
  fileDeletedSchema,
  fileUploadSchema,
} from './shop/admin-file.ts';
export type { AuditEntry, AuditFilter } from './shop/audit.ts';
export { auditAnswerSchema, auditCsvAnswerSchema, auditQuerySchema } from './shop/audit.ts';
export type { CartChange, CartLine, CartUpdate, CartView } from './shop/cart.ts';
export { cartAnswerSchema, cartLineSchema, cartUpdateSchema } from './shop/cart.ts';
export type { CartOptions } from './shop/cart-options.ts';
export { cartOptionsSchema } from './shop/cart-options.ts';
export type { Category } from './shop/category.ts';
export type { Checkout, CheckoutProfile, PaymentRedirect } from './shop/checkout.ts';
export {
  checkoutConflictSchema,
  checkoutSchema,
  emailCodeSchema,
  emailProofSchema,
  paymentRedirectSchema,
} from './shop/checkout.ts';
export type { PublicConfig } from './shop/config.ts';
export { publicConfigAnswerSchema } from './shop/config.ts';
export type { PreviewDraft } from './shop/draft-preview.ts';
export { PREVIEW_READY, previewDraftSchema } from './shop/draft-preview.ts';
export type {
  EmbedCart,
  EmbedCheckout,
  EmbedConfig,
  EmbedOutcome,
  EmbedProduct,
  HandoffCart,
} from './shop/embed.ts';
export {
  embedCartAnswerSchema,
  embedCartSchema,
  embedCheckoutAnswerSchema,
  embedCheckoutSchema,
  embedConfigAnswerSchema,
  embedOutcomeAnswerSchema,
  embedProductsAnswerSchema,
  handoffCartAnswerSchema,
  siteKey,
} from './shop/embed.ts';
export { bodyOf, doneSchema, failureSchema, pagerOf } from './shop/envelope.ts';
export type { Favourite, FavouritesPage } from './shop/favourite.ts';
export { favouritesAnswerSchema, likedIdsAnswerSchema } from './shop/favourite.ts';
export type { HomeBlock, HomeBlockKind } from './shop/home-block.ts';
export { HOME_BLOCK_KINDS, HOME_BLOCK_PRODUCTS } from './shop/home-block.ts';
export type { InfoPageContent } from './shop/info-page.ts';
export { infoPageAnswerSchema } from './shop/info-page.ts';
export { type Maker, makerAnswerSchema } from './shop/maker.ts';
export type { MemberSession, OrderHistoryFilter, ProfileUpdate, User } from './shop/member.ts';
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
} from './shop/member.ts';
export type { FrameOptions, NavigationItem } from './shop/navigation.ts';
export type { Notice } from './shop/notice.ts';
export type {
  Order,
  OrderHistoryItem,
  OrderRefund,
  OrderRequest,
  OrderRequestRecord,
} from './shop/order.ts';
export {
  orderAccessSchema,
  orderAnswerSchema,
  orderRequestSchema,
  orderSchema,
} from './shop/order.ts';
export type { Passkey } from './shop/passkey.ts';
export {
  memberOptionsSchema,
  passkeyAnswerSchema,
  passkeyNameSchema,
  passkeyOptionsAnswerSchema,
  passkeysAnswerSchema,
} from './shop/passkey.ts';
export { paymentWordsSchema } from './shop/payment-words.ts';
export { pickupAnswerSchema, pickupMapAnswerSchema, pickupMapSchema } from './shop/pickup.ts';
export { productId, promoCode, sessionId } from './shop/primitives.ts';
export type {
  MakerCard,
  Product,
  ProductFilter,
  ProductItem,
  ProductLabel,
  ProductQuery,
} from './shop/product.ts';
export { productItemSchema, productQuerySchema, productSchema } from './shop/product.ts';
export { PRODUCT_ORDERS, type ProductOrder } from './shop/product-orders.ts';
export { receivedListSchema } from './shop/product-received.ts';
export type { ProductFacets, Suggestions } from './shop/product-search.ts';
export {
  likeAnswerSchema,
  likeSchema,
  productFacetsAnswerSchema,
  productListAnswerSchema,
  suggestionsAnswerSchema,
} from './shop/product-search.ts';
export type { PromoCodeAnswer, PromoGroup, PromoMonth } from './shop/promo.ts';
export {
  promoCodeAnswerSchema,
  promoStatsAnswerSchema,
  shortUrlAnswerSchema,
  shortUrlBundleAnswerSchema,
  shortUrlBundleSchema,
  shortUrlCreateSchema,
} from './shop/promo.ts';
export type { PromoAccount } from './shop/promo-account.ts';
export { bankAccountSchema, promoAccountAnswerSchema } from './shop/promo-account.ts';
export type {
  Bundle,
  ClickSource,
  MyLink,
  MyLinkChange,
  MyLinkCreate,
} from './shop/promo-links.ts';
export {
  bundleAnswerSchema,
  myLinkAnswerSchema,
  myLinkChangeSchema,
  myLinkCreateSchema,
  myLinksAnswerSchema,
  promoClicksAnswerSchema,
} from './shop/promo-links.ts';
export type { PromoLink, PromoOrder, PromoPayout, PromoProduct } from './shop/promo-report.ts';
export {
  promoLinksAnswerSchema,
  promoOrdersAnswerSchema,
  promoPayoutsAnswerSchema,
  promoProductsAnswerSchema,
} from './shop/promo-report.ts';
export type { RejectionCode } from './shop/rejection-code.ts';
export { type Restock, restockAnswerSchema, restockRequestSchema } from './shop/restock.ts';
export type { SavedInvoice, SavedRecipient } from './shop/saved-details.ts';
export {
  invoicesAnswerSchema,
  recipientSchema,
  recipientsAnswerSchema,
  savedInvoiceSchema,
} from './shop/saved-details.ts';
export type {
  CouponChange,
  CouponState,
  NewCoupon,
  ShopCoupon,
  ShopCouponPage,
  ShopCouponsQuery,
} from './shop/shop-coupon.ts';
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
} from './shop/shop-coupon.ts';
export type { Slideshow } from './shop/slideshow.ts';
export { soldLines } from './shop/sold-lines.ts';
export { type StoredContract, storedContract } from './shop/stored.ts';
export { anything } from './shop/stored-forms.ts';
export { WEB_RESOURCES } from './shop/web-resources.ts';
