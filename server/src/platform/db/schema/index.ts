export {
  adminAccounts,
  adminFiles,
  auditLog,
  endedAdminSessions,
  serverKeys,
  signInFailures,
  usedSessionValues,
} from './admin.ts';
export type { BillTemplateLine } from './billing.ts';
export {
  billPeriods,
  billTemplates,
  bizAccountGroups,
  bizMerchants,
  bizUsers,
  systemUsers,
  userGroups,
} from './billing.ts';
export {
  cartSessions,
  embedCheckouts,
  embedSites,
  memberCarts,
  memberLikes,
  pickupVisits,
  productLikes,
} from './cart.ts';
export {
  categories,
  makers,
  products,
  settings,
  settingVersions,
  slideshows,
  unsavedPictures,
} from './catalog.ts';
export { coupons, couponTries } from './coupon.ts';
export { type CreditEntryKind, type CreditReason, creditEntries, creditLots } from './credit.ts';
export { deploymentUploads, deployTokens, partReportNetworks, partReports } from './deployment.ts';
export type { GoodsEditKind } from './goods-edit.ts';
export { goodsChanges, goodsEdits } from './goods-edit.ts';
export type { InvoiceTaskKind, InvoiceTaskState } from './invoice.ts';
export { invoiceProviders, invoiceRanges, invoiceTasks } from './invoice.ts';
export { listedProducts, priceCounts } from './listed.ts';
export type { ConsentSource, ConsentState, MailTopic } from './mailing.ts';
export { cartReminders, mailConsents, newsletterRecipients, newsletters } from './mailing.ts';
export {
  integratorTokens,
  members,
  memberTokens,
  otpCodes,
  passkeyChallenges,
  passkeys,
  savedDetails,
} from './member.ts';
export type { RequestState, ReservationState } from './order.ts';
export {
  checkoutKeys,
  orderEvents,
  orderLines,
  orderRequests,
  orders,
  stockReservations,
} from './order.ts';
export { outboxMails } from './outbox.ts';
export { parcelNotices, parcels, storeChanges } from './parcel.ts';
export type { AttemptStatus, RefundCall, RefundWay } from './payment.ts';
export { paymentAttempts, paymentNotices, refundAccounts, refundTasks } from './payment.ts';
export { priceRules } from './price-rule.ts';
export {
  clickTallies,
  linkClicks,
  promoAccounts,
  promoCodes,
  promoOrders,
  promoPayoutLines,
  promoPayoutMonths,
  promoPayouts,
  promoTallies,
  shortLinks,
} from './promo.ts';
export type { RestockState } from './restock.ts';
export { restockRequests } from './restock.ts';
export type { SandboxTradeState } from './sandbox.ts';
export { sandboxTrades } from './sandbox.ts';
export {
  freeUnits,
  isPreorder,
  isSpecialAt,
  offers,
  priceAt,
  priceRegular,
  setParts,
  stockUnits,
  variants,
} from './variant.ts';
