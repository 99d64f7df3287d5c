import type { PayWayOffer } from '@pinpu/shared/domain';
import * as z from 'zod/mini';
import type { PaymentProvider, PaymentRequest, PaymentStart } from '../../port.ts';
import { ProviderUnreachable, TradeNumberUsed } from '../../provider-unreachable.ts';
import { type LinePayClient, requestPayment } from './client.ts';
import { packagesOf } from './packages.ts';
import { tradeState } from './trade.ts';

/** Accepts every amount: LINE Pay's documents name no limit; the merchant's contract does. */
const WAYS: readonly PayWayOffer[] = [{ pay_way: 3, min_amt: 1, max_amt: 99_999_999, periods: [] }];

/** The return code for an order id that already has a transaction. */
const ORDER_ID_USED = '1172';

const openedSchema = z.object({
  transactionId: z.pipe(z.union([z.string(), z.int()]), z.transform(String)),
  paymentUrl: z.object({ web: z.string().check(z.refine(isWebAddress)) }),
});

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const requestBody = (request: PaymentRequest) => ({
  amount: request.amount,
  currency: 'TWD',
  orderId: request.trade_no,
  packages: packagesOf(request),
  redirectUrls: { confirmUrl: request.result_url, cancelUrl: request.cancel_url },
  options: { display: { locale: 'zh_TW' } },
});

async function begin(client: LinePayClient, request: PaymentRequest): Promise<PaymentStart> {
  const { returnCode, returnMessage, info } = await requestPayment(client, requestBody(request));
  if (returnCode === ORDER_ID_USED) throw new TradeNumberUsed(request.trade_no);
  const { data } = z.safeParse(openedSchema, info);
  if (returnCode !== '0000' || !data)
    throw new ProviderUnreachable(
      `LINE Pay opened no payment: it answered ${returnCode} ${returnMessage}`,
    );
  const { origin, pathname, searchParams } = new URL(data.paymentUrl.web);
  const fields = Object.fromEntries(searchParams);
  return {
    form: { method: 'get', action: `${origin}${pathname}`, fields },
    provider_trade_no: data.transactionId,
  };
}

/** Sends no webhooks: the payment is confirmed when the browser returns (docs/taiwan, ADR 0113). */
export function linePayProvider(client: LinePayClient): PaymentProvider {
  return {
    name: 'linepay',
    merchant: client.channelId,
    ways: WAYS,
    acceptsSimulated: false,
    begin: (request) => begin(client, request),
    readReturn: async (_request, trade) => trade && tradeState(client, trade, true),
    query: (trade) => tradeState(client, trade, false),
    confirm: (trade) => tradeState(client, trade, true),
  };
}
