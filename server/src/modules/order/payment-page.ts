import type { CartLine, PaymentRedirect } from '@pinpu/shared/contracts';
import { ORDER_STATUS, type PayWayOffer, payWaysFor, payWaysOfRecWay } from '@pinpu/shared/domain';
import type { Database } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { paymentUnavailable } from '../payment/payment-unavailable.ts';
import type { PaymentForm, PaymentProvider } from '../payment/port.ts';
import { redirectPage } from '../payment/redirect-page.ts';
import { type Attempt, findCurrentAttempt } from '../payment/repository.ts';
import { soldLines } from './order-view.ts';
import type { OrderRow } from './repository.ts';

export interface PaymentPageSettings {
  provider: PaymentProvider;
  offers: readonly PayWayOffer[];
  /** Where the browser sees this shop. */
  origin: string;
}

const itemName = ({ prd_name, qty }: CartLine) => `${prd_name.replaceAll('#', '＃')} × ${qty}`;

const resultUrl = ({ provider, origin }: PaymentPageSettings, { guid }: OrderRow) =>
  `${origin}/api/payment/${provider.name}/return/${guid}`;

async function paymentForm(
  order: OrderRow,
  attempt: Attempt,
  settings: PaymentPageSettings,
): Promise<PaymentForm> {
  const { provider, offers, origin } = settings;
  const { guid, ord_code } = order;
  try {
    return await provider.begin({
      trade_no: attempt.trade_no,
      amount: attempt.amount,
      ord_code,
      pay_way: attempt.pay_way,
      pay_period: attempt.pay_period,
      ways: payWaysFor(payWaysOfRecWay(offers, order.rec_way), attempt.amount),
      item_names: soldLines(order).map(itemName),
      return_urls: {
        paid: `${origin}/cart/paid/${guid}`,
        failed: `${origin}/cart/failed/${guid}`,
        order: `${origin}/cart/order/${guid}`,
      },
      result_url: resultUrl(settings, order),
      origin,
    });
  } catch (cause) {
    // The order stands: whoever tries again, or pays from the order, gets on with it.
    throw Object.assign(paymentUnavailable(), { cause });
  }
}

/** What is paid on receipt has nothing to pay before. */
const isWithoutPage = ({ status }: OrderRow): boolean =>
  status === ORDER_STATUS.cashOnDelivery || status === ORDER_STATUS.storePickup;

/**
 * The page that leads to the payment page of an order's current attempt (spec §7 `data.html`). What is paid on
 * receipt has none: its form leads straight to the order.
 * @throws Refusal 409 where there is nothing left to pay, 503 where the provider has no page to lead to.
 */
export async function paymentPage(
  db: Database,
  order: OrderRow,
  settings: PaymentPageSettings,
): Promise<PaymentRedirect> {
  const { guid, ord_code } = order;
  const answer = (form: PaymentForm) =>
    ({ success: true, data: { html: redirectPage(form), ord_code, guid } }) as const;
  if (isWithoutPage(order)) return answer({ action: resultUrl(settings, order), fields: {} });
  const attempt = await findCurrentAttempt(db, order.ord_id);
  if (attempt?.status !== 'open')
    throw new Refusal(409, 'ORDER_NOT_PAYABLE', '這筆訂單目前不需要付款，請至訂單明細查看。');
  return answer(await paymentForm(order, attempt, settings));
}
