import { randomBase32 } from '../../../../../platform/random.ts';
import { formFields as fieldsOfBody } from '../../form-fields.ts';
import type {
  IncomingRequest,
  PaymentEvent,
  PaymentProvider,
  PaymentProviderDefinition,
  Webhook,
} from '../../port.ts';
import { hasRightCheckMacValue, withCheckMacValue } from './check-mac-value.ts';
import {
  type EcpayConfig,
  ecpayConfig,
  ecpayVariables,
  isProduction,
  testSettingsOf,
} from './config.ts';
import { eventOf, isWellSpelt } from './event.ts';
import { formFields } from './form-fields.ts';
import { ECPAY_WAYS } from './pay-ways.ts';
import { queryTrade } from './query.ts';
import { ecpayRefunds } from './refund.ts';

interface EcpaySettings {
  ecpay: EcpayConfig;
  /** The shop's URL, which ECPay sends its requests to. */
  publicUrl: string;
  clock: () => Date;
  /** Timeout of a query, in ms. */
  limitMs?: number;
}

async function verify({ body }: IncomingRequest, ecpay: EcpayConfig): Promise<PaymentEvent | null> {
  const fields = fieldsOfBody(body);
  return fields && isWellSpelt(fields) && hasRightCheckMacValue(fields, ecpay)
    ? eventOf(fields)
    : null;
}

/** ECPay sends a webhook again unless the response is `1|OK` (docs/taiwan). */
const acknowledge: Webhook['acknowledge'] = (result) => ({
  status: result === 'accepted' ? 200 : 400,
  type: 'text/plain; charset=utf-8',
  body: result === 'accepted' ? '1|OK' : `0|${result}`,
});

/** ECPay 綠界, all-in-one checkout (docs/taiwan, ADR 0113). */
export function ecpayProvider({
  ecpay,
  publicUrl,
  clock,
  limitMs,
}: EcpaySettings): PaymentProvider {
  const { merchantId, baseUrl, allowSimulated } = ecpay;
  const webhookUrl = `${publicUrl}/api/payment/ecpay/notice`;
  const verifyRequest = (request: IncomingRequest) => verify(request, ecpay);
  return {
    name: 'ecpay',
    merchant: merchantId,
    ways: ECPAY_WAYS,
    acceptsSimulated: allowSimulated,
    begin: async (request) => {
      const fields = formFields(request, { merchantId, webhookUrl, now: clock() });
      const action = `${baseUrl}/Cashier/AioCheckOut/V5`;
      return { form: { action, fields: withCheckMacValue(fields, ecpay) } };
    },
    webhook: { verify: verifyRequest, acknowledge },
    readReturn: verifyRequest,
    query: ({ trade_no }) => queryTrade(trade_no, { ...ecpay, clock, limitMs }),
    refund: ecpayRefunds(ecpay, clock),
  };
}

export const ecpay: PaymentProviderDefinition = {
  name: 'ecpay',
  title: '綠界',
  pretended: false,
  variables: ecpayVariables,
  configure: (environment, { publicUrl }) => {
    const config = ecpayConfig(environment, publicUrl);
    return {
      money: isProduction(config) ? 'real' : 'test',
      testSettings: testSettingsOf(config),
      formOrigins: [config.baseUrl],
      checkKeys: async (clock) => {
        // ECPay also signs its answer about an unknown trade, which proves the keys.
        await queryTrade(`PT${randomBase32(18)}`, { ...config, clock });
      },
      connect: (_app, { clock }) => ecpayProvider({ ecpay: config, publicUrl, clock }),
    };
  },
};
