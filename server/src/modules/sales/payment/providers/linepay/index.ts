import type { PayWayOffer } from '@pinpu/shared/domain';
import * as z from 'zod/mini';
import type {
  PaymentProvider,
  PaymentProviderDefinition,
  PaymentRequest,
  PaymentStart,
} from '../../port.ts';
import { ProviderUnreachable, TradeNumberUsed } from '../../provider-unreachable.ts';
import { checkRequest, type LinePayClient, requestPayment, TIMEOUTS } from './client.ts';
import { isProduction, linePayConfig, linePayVariables, NOT_PRODUCTION } from './config.ts';
import { linePayRefunds } from './refund.ts';
import { tradeState } from './trade.ts';

/** LINE Pay allows 4000 characters; its page shows fewer. */
const NAME_LENGTH = 200;

const shortName = (name: string): string => [...name].slice(0, NAME_LENGTH).join('');

/**
 * The order as one package with its lines and shipping, whose prices must add up to the amount (otherwise error 1124).
 * LINE Pay has no field for a discount, so an order with one is sent as a single product.
 */
export function packagesOf({
  ord_code,
  amount,
  items,
  ship_amt,
}: Pick<PaymentRequest, 'ord_code' | 'amount' | 'items' | 'ship_amt'>) {
  const lines = items.map(({ name, quantity, price }) => ({
    name: shortName(name),
    quantity,
    price,
  }));
  const shipping = ship_amt > 0 ? [{ name: '運費', quantity: 1, price: ship_amt }] : [];
  const itemised = [...lines, ...shipping];
  const total = itemised.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const products =
    total === amount ? itemised : [{ name: `訂單 ${ord_code}`, quantity: 1, price: amount }];
  return [{ id: '1', amount, products }];
}

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
function linePayProvider(client: LinePayClient): PaymentProvider {
  return {
    name: 'linepay',
    merchant: client.channelId,
    ways: WAYS,
    acceptsSimulated: false,
    begin: (request) => begin(client, request),
    readReturn: async (_request, trade) => trade && tradeState(client, trade, true),
    query: (trade) => tradeState(client, trade, false),
    confirm: (trade) => tradeState(client, trade, true),
    refund: linePayRefunds(client),
  };
}

/** Return codes for an unknown merchant, and for a wrong signature (docs/taiwan). */
const WRONG_KEYS = ['1104', '1106'];
/** A transaction id of the right length that LINE Pay never assigns. */
const NO_TRANSACTION = '1000000000000000001';

export const linepay: PaymentProviderDefinition = {
  name: 'linepay',
  title: 'LINE Pay',
  pretended: false,
  variables: linePayVariables,
  configure: (environment, { publicUrl }) => {
    const config = linePayConfig(environment, publicUrl);
    return {
      money: isProduction(config) ? 'real' : 'test',
      testSettings: isProduction(config) ? [] : [NOT_PRODUCTION],
      // The browser is sent there by GET, so the policy's form-action does not apply.
      formOrigins: [],
      checkKeys: async () => {
        const { returnCode } = await checkRequest(
          { ...config, timeouts: TIMEOUTS },
          NO_TRANSACTION,
        );
        if (WRONG_KEYS.includes(returnCode)) throw new Error(`LINE Pay answered ${returnCode}`);
      },
      connect: () => linePayProvider({ ...config, timeouts: TIMEOUTS }),
    };
  },
};
