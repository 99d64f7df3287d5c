import type { PaymentProvider, PaymentRequest } from '../port.ts';
import { newsOf } from './news.ts';
import { type Fields, isSigned, SANDBOX_MERCHANT, signed } from './protocol.ts';

/** How the shop reaches the sandbox provider. */
export interface SandboxWire {
  /** The key that shop and provider share. */
  key(): Promise<string>;
  /** Asks the provider's query address; its fields, or null where it doesn't answer. */
  ask(fields: Fields): Promise<Fields | null>;
}

const formFields = (request: PaymentRequest): Fields => ({
  merchant: SANDBOX_MERCHANT,
  trade_no: request.trade_no,
  amount: String(request.amount),
  ord_code: request.ord_code,
  item_names: request.item_names.join('#').slice(0, 200),
  paid_url: request.return_urls.paid,
  failed_url: request.return_urls.failed,
  order_url: request.return_urls.order,
});

/** The sandbox provider: a payment page of our own, no money moves (architecture §3). */
export const sandboxProvider = ({ key, ask }: SandboxWire): PaymentProvider => ({
  name: 'sandbox',
  merchant: SANDBOX_MERCHANT,
  begin: async (request) => ({
    action: `${request.origin}/sandbox-pay/checkout`,
    fields: signed(formFields(request), await key()),
  }),
  verifyNotice: async (fields) => (isSigned(fields, await key()) ? newsOf(fields) : null),
  query: async (trade_no) => {
    const secret = await key();
    const answer = await ask(signed({ merchant: SANDBOX_MERCHANT, trade_no }, secret));
    return answer && isSigned(answer, secret) ? newsOf(answer) : null;
  },
});
