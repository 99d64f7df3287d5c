import { Rejection } from '../../../platform/errors/rejection.ts';

/** The provider is unreachable: nothing was changed, and the state of the payment is unknown. */
export const paymentUnavailable = () =>
  new Rejection(
    503,
    'PAYMENT_UNAVAILABLE',
    '目前無法連線到付款服務，您的訂單已保留，請稍後再從訂單明細付款。',
  );
