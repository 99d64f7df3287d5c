export {
  adminAccounts,
  adminFiles,
  endedAdminSessions,
  serverKeys,
  usedSessionValues,
} from './admin.ts';
export { auditLog } from './audit.ts';
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
export { cartSessions, memberCarts } from './cart.ts';
export {
  categories,
  makers,
  products,
  settings,
  slideshows,
  unsavedPictures,
} from './catalog.ts';
export { coupons, couponTries } from './coupon.ts';
export { deploymentUploads, deployTokens } from './deployment.ts';
export { embedCheckouts, embedSites } from './embed.ts';
export type { GoodsEditKind } from './goods-edit.ts';
export { goodsChanges, goodsEdits } from './goods-edit.ts';
export { memberLikes, productLikes } from './like.ts';
export { listedProducts, priceCounts } from './listed.ts';
export { integratorTokens, members, memberTokens, otpCodes } from './member.ts';
export { orders } from './order.ts';
export type { RequestState, ReservationState } from './order-parts.ts';
export {
  checkoutKeys,
  orderEvents,
  orderLines,
  orderRequests,
  stockReservations,
} from './order-parts.ts';
export { outboxMails } from './outbox.ts';
export { partReportNetworks, partReports } from './part-report.ts';
export { passkeyChallenges, passkeys } from './passkey.ts';
export type { AttemptStatus } from './payment.ts';
export { paymentAttempts, paymentNotices, refundTasks } from './payment.ts';
export { pickupVisits } from './pickup.ts';
export { linkClicks, promoCodes, shortLinks } from './promo.ts';
export { clickTallies } from './promo-clicks.ts';
export { promoOrders, promoTallies } from './promo-earnings.ts';
export {
  promoAccounts,
  promoPayoutLines,
  promoPayoutMonths,
  promoPayouts,
} from './promo-payouts.ts';
export type { RestockState } from './restock.ts';
export { restockRequests } from './restock.ts';
export type { SandboxTradeState } from './sandbox.ts';
export { sandboxTrades } from './sandbox.ts';
export { savedDetails } from './saved-details.ts';
export { settingVersions } from './setting-versions.ts';
export { signInFailures } from './sign-in.ts';
