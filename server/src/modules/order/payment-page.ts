import type { CartLine, PaymentRedirect } from '@pinpu/shared/contracts';
import type { Database } from '../../db/index.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PaymentProvider } from '../../payments/port.ts';
import { redirectPage } from '../../payments/redirect-page.ts';
import { currentAttempt } from './attempts.ts';
import type { OrderRow } from './order-repository.ts';
import { soldLines } from './order-view.ts';

const itemName = ({ prd_name, qty }: CartLine) => `${prd_name.replaceAll('#', '＃')} × ${qty}`;

/**
 * The page that leads to the payment page of an order's current attempt (spec §7 `data.html`).
 * @throws Refusal 409 where there is nothing left to pay.
 */
export async function paymentPage(
  db: Database,
  provider: PaymentProvider,
  order: OrderRow,
  origin: string,
): Promise<PaymentRedirect> {
  const attempt = await currentAttempt(db, order.ord_id);
  if (attempt?.status !== 'open')
    throw new Refusal(409, 'ORDER_NOT_PAYABLE', '這筆訂單目前不需要付款，請至訂單明細查看。');
  const { guid, ord_code } = order;
  const form = await provider.begin({
    trade_no: attempt.trade_no,
    amount: attempt.amount,
    ord_code,
    item_names: soldLines(order).map(itemName),
    return_urls: {
      paid: `${origin}/cart/paid/${guid}`,
      failed: `${origin}/cart/failed/${guid}`,
      order: `${origin}/cart/order/${guid}`,
    },
    origin,
  });
  return { success: true, data: { html: redirectPage(form), ord_code, guid } };
}
