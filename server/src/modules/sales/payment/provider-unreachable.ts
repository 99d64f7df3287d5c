import { Rejection } from '../../../platform/errors/rejection.ts';

/** The provider did not answer, or its answer could not be verified; the state of the trade is unknown. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** Its answer was lost; only a new trade number leads to a payment page. */
export class TradeNumberUsed extends Error {
  override name = 'TradeNumberUsed';
}

/** The provider was not queried, because this process has queried it too often just now; try later. */
export class QueryLimitReached extends ProviderUnreachable {
  override name = 'QueryLimitReached';
}

/** The provider is unreachable: nothing was changed, and the state of the payment is unknown. */
export const paymentUnavailable = () =>
  new Rejection(
    503,
    'PAYMENT_UNAVAILABLE',
    '目前無法連線到付款服務，您的訂單已保留，請稍後再從訂單明細付款。',
  );
