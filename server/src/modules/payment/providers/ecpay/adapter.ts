import type { EcpayConfig } from '../../../../platform/config/ecpay-config.ts';
import type { PaymentProvider } from '../../port.ts';
import { hasRightCheckMacValue, withCheckMacValue } from './check-mac-value.ts';
import { eventOf, isWellSpelt } from './event.ts';
import { formFields } from './form-fields.ts';
import { ECPAY_WAYS } from './pay-ways.ts';
import { queryTrade } from './query.ts';

interface EcpaySettings {
  ecpay: EcpayConfig;
  /** The shop's address as ECPay reaches it. */
  publicUrl: string;
  clock: () => Date;
  /** How long a question may take. */
  limitMs?: number;
}

/** ECPay 綠界, all-in-one checkout (docs/taiwan, ADR 0113). */
export function ecpayProvider({
  ecpay,
  publicUrl,
  clock,
  limitMs,
}: EcpaySettings): PaymentProvider {
  const { merchantId, baseUrl, allowSimulated } = ecpay;
  const webhookUrl = `${publicUrl}/api/payment/ecpay/notice`;
  return {
    name: 'ecpay',
    merchant: merchantId,
    ways: ECPAY_WAYS,
    acceptsSimulated: allowSimulated,
    begin: async (request) => ({
      action: `${baseUrl}/Cashier/AioCheckOut/V5`,
      fields: withCheckMacValue(
        formFields(request, { merchantId, webhookUrl, now: clock() }),
        ecpay,
      ),
    }),
    verifyWebhook: async (fields) =>
      isWellSpelt(fields) && hasRightCheckMacValue(fields, ecpay) ? eventOf(fields) : null,
    query: (trade_no) => queryTrade(trade_no, { ...ecpay, clock, limitMs }),
  };
}
