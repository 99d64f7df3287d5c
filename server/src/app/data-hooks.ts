import { auditData } from '../modules/base/audit/repository.ts';
import { mailData } from '../modules/base/mail/data-repository.ts';
import { codeData } from '../modules/base/one-time-code/repository.ts';
import { signInData } from '../modules/base/sign-in-limit/repository.ts';
import { partReportData } from '../modules/delivery/part-report/repository.ts';
import { catalogData } from '../modules/goods/catalog/data-hooks.ts';
import { likeData } from '../modules/goods/like/data-repository.ts';
import { restockData } from '../modules/goods/restock/data-repository.ts';
import { cartData } from '../modules/sales/cart/data-repository.ts';
import { checkoutData } from '../modules/sales/checkout/data-repository.ts';
import { couponData } from '../modules/sales/coupon/data-repository.ts';
import { embedData } from '../modules/sales/embed/data-hooks.ts';
import { memberData } from '../modules/sales/member/data-repository.ts';
import { orderData } from '../modules/sales/order/data-hooks.ts';
import { passkeyData } from '../modules/sales/passkey/data-repository.ts';
import { paymentData } from '../modules/sales/payment/data-repository.ts';
import { pickupData } from '../modules/sales/pickup/data-repository.ts';
import { promoData } from '../modules/sales/promo/data-hooks.ts';
import { savedDetailsData } from '../modules/sales/saved-details/data-repository.ts';
import type { DataHooks } from '../platform/data-hooks.ts';

/**
 * What each module forgets, exports and deletes. Rows are locked in this order, sessions before members before orders,
 * as every other transaction does, and deleted in the reverse order.
 */
export const dataHooks: readonly DataHooks[] = [
  auditData,
  mailData,
  codeData,
  signInData,
  likeData,
  restockData,
  catalogData,
  cartData,
  memberData,
  passkeyData,
  savedDetailsData,
  couponData,
  pickupData,
  checkoutData,
  paymentData,
  orderData,
  promoData,
  embedData,
  partReportData,
];
