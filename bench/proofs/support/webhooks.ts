import type { Fields } from '../../../server/src/modules/sales/payment/providers/ecpay/check-mac-value.ts';
import type { FakeEcpay } from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import type { Placed } from './checkout-request.ts';

export type WebhookKind = 'issued' | 'issuedLate' | 'paid' | 'failed' | 'pending';

export type Webhooks = Readonly<Record<WebhookKind, () => Fields>>;

let repeats = 0;

/** All webhooks that ECPay can send about an order's trade, each with another text and a valid check value. */
export function ecpayWebhooks(peer: FakeEcpay['peer'], { form }: Pick<Placed, 'form'>): Webhooks {
  const opened = peer.open(form);
  if (typeof opened === 'string') throw new Error(`ECPay rejects the form: ${opened}`);
  const say = (change: Partial<typeof opened>, fields: Fields) => () => {
    repeats += 1;
    const result = peer.result({ ...opened, ...change });
    return peer.signed({ ...result, RtnMsg: `message ${repeats}`, ...fields });
  };
  return {
    issued: say(
      { choice: 'ATM' },
      { RtnCode: '2', BankCode: '812', vAccount: '9103522175887271', ExpireDate: '2099/12/31' },
    ),
    issuedLate: say(
      { choice: 'CVS' },
      { RtnCode: '10100073', PaymentNo: 'LLL12345678901', ExpireDate: '2099/12/31 10:00:00' },
    ),
    paid: say({ choice: 'ATM', state: 'paid' }, {}),
    failed: say({ choice: 'Credit', state: 'failed' }, {}),
    pending: say({ choice: 'Credit' }, { RtnCode: '10300066' }),
  };
}
