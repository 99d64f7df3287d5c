import { auditData } from '../modules/base/audit/repository.ts';
import { consentData } from '../modules/base/consent/repository.ts';
import { mailData } from '../modules/base/mail/data-repository.ts';
import { codeData } from '../modules/base/one-time-code/repository.ts';
import { signInData } from '../modules/base/sign-in-limit/repository.ts';
import { partReportData } from '../modules/delivery/part-report/repository.ts';
import { catalogData } from '../modules/goods/catalog/stock/goods-edit-repository.ts';
import { likeData } from '../modules/goods/like/repository.ts';
import { restockData } from '../modules/goods/restock/repository.ts';
import { cartData } from '../modules/sales/cart/repository.ts';
import { cartReminderData } from '../modules/sales/cart-reminder/repository.ts';
import { checkoutData } from '../modules/sales/checkout/repository.ts';
import { couponData } from '../modules/sales/coupon/tries-repository.ts';
import { creditData } from '../modules/sales/credit/repository.ts';
import { embedData } from '../modules/sales/embed/checkout-repository.ts';
import { memberData } from '../modules/sales/member/repository.ts';
import { newsletterData } from '../modules/sales/newsletter/repository.ts';
import { orderData } from '../modules/sales/order/data-repository.ts';
import { storeChangeData } from '../modules/sales/order/parcels/store-change/repository.ts';
import { passkeyData } from '../modules/sales/passkey/repository.ts';
import { paymentData } from '../modules/sales/payment/data-repository.ts';
import { pickupData } from '../modules/sales/pickup/repository.ts';
import { promoData } from '../modules/sales/promo/data-repository.ts';
import { savedDetailsData } from '../modules/sales/saved-details/repository.ts';
import type { DataHooks } from '../platform/data-hooks.ts';

/**
 * What each module forgets, exports and deletes. Rows are locked in this order, sessions before members before orders,
 * as every other transaction does, and deleted in the reverse order.
 */
export const dataHooks: readonly DataHooks[] = [
  auditData,
  mailData,
  consentData,
  newsletterData,
  codeData,
  signInData,
  likeData,
  restockData,
  catalogData,
  cartData,
  cartReminderData,
  memberData,
  passkeyData,
  savedDetailsData,
  couponData,
  creditData,
  pickupData,
  checkoutData,
  paymentData,
  orderData,
  storeChangeData,
  promoData,
  embedData,
  partReportData,
];
