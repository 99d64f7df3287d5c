import {
  RESULT,
  SANDBOX_MERCHANT,
  signed,
} from '../../../server/src/modules/sales/payment/providers/sandbox/protocol.ts';
import type { Placed } from '../../harness/checkout-request.ts';
import type { Webhooks } from '../../harness/webhooks.ts';

let repeats = 0;

/** All webhooks that the sandbox provider can send about an order's trade, each with another text, signed. */
export function sandboxWebhooks(
  key: string,
  { form }: Pick<Placed, 'form'>,
): Omit<Webhooks, 'pending'> {
  const say = (code: string, fields: Record<string, string>) => () => {
    repeats += 1;
    const { trade_no = '', amount = '' } = form;
    const trade = {
      trade_no,
      amount,
      merchant: SANDBOX_MERCHANT,
      provider_trade_no: `S${trade_no}`,
    };
    return signed({ ...trade, code, message: `message ${repeats}`, ...fields }, key);
  };
  const codes = { Barcode1: 'A1', Barcode2: 'B2', Barcode3: 'C3' };
  return {
    issued: say(RESULT.atmIssued, { pay_way: '2', BankCode: '999', vAccount: '9000000000000001' }),
    issuedLate: say(RESULT.storeIssued, { pay_way: '9', ...codes }),
    paid: say(RESULT.paid, { pay_way: '2' }),
    failed: say(RESULT.failed, { pay_way: '3' }),
  };
}
