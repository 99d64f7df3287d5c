import type { PayWayOffer } from '@pinpu/shared/domain';
import { formFields as fieldsOfBody } from '../../form-fields.ts';
import type {
  IncomingRequest,
  PaymentEvent,
  PaymentProvider,
  PaymentRequest,
  Webhook,
} from '../../port.ts';
import {
  ACKNOWLEDGED,
  type Fields,
  isSigned,
  RESULT,
  SANDBOX_MERCHANT,
  signed,
} from './protocol.ts';
import { type RefundWire, sandboxRefunds } from './refund.ts';

const OUTCOMES: Readonly<Record<string, PaymentEvent['outcome']>> = {
  [RESULT.paid]: 'paid',
  [RESULT.failed]: 'failed',
  [RESULT.atmIssued]: 'code_issued',
  [RESULT.storeIssued]: 'code_issued',
};

const META = ['Barcode1', 'Barcode2', 'Barcode3', 'BankCode', 'vAccount'] as const;

const moment = (text: string | undefined): Date | null => {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
};

/** The event of a webhook's or query's signed fields; null where a field is missing or invalid. */
function eventOf(fields: Fields): PaymentEvent | null {
  const outcome = OUTCOMES[fields.code ?? ''];
  const amount = Number(fields.amount);
  const { trade_no, provider_trade_no, merchant, code } = fields;
  if (
    !outcome ||
    !trade_no ||
    !provider_trade_no ||
    !merchant ||
    !code ||
    !Number.isSafeInteger(amount)
  )
    return null;
  return {
    trade_no,
    provider_trade_no,
    merchant,
    amount,
    outcome,
    code,
    pay_way: Number(fields.pay_way) || 0,
    pay_period: Number(fields.pay_period) || 0,
    meta: Object.fromEntries(META.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
    expires_at: moment(fields.expires_at),
    message: fields.message ?? '',
    simulated: false,
  };
}

/** The pay ways of its page, within the limits of a real provider (docs/taiwan). */
const WAYS: readonly PayWayOffer[] = [
  { pay_way: 3, min_amt: 5, max_amt: 199_999, periods: [] },
  { pay_way: 4, min_amt: 5, max_amt: 199_999, periods: [3, 6, 12, 18, 24] },
  { pay_way: 2, min_amt: 11, max_amt: 49_999, periods: [] },
  { pay_way: 9, min_amt: 17, max_amt: 20_000, periods: [] },
];

const formFields = (request: PaymentRequest): Fields => ({
  merchant: SANDBOX_MERCHANT,
  trade_no: request.trade_no,
  amount: String(request.amount),
  ord_code: request.ord_code,
  pay_way: String(request.pay_way),
  pay_period: String(request.pay_period),
  item_names: request.items
    .map(({ name, quantity }) => `${name} × ${quantity}`)
    .join('#')
    .slice(0, 200),
  paid_url: request.return_urls.paid,
  failed_url: request.return_urls.failed,
  order_url: request.return_urls.order,
});

const acknowledge: Webhook['acknowledge'] = (result) => ({
  status: result === 'accepted' ? 200 : 400,
  type: 'text/plain; charset=utf-8',
  body: result === 'accepted' ? ACKNOWLEDGED : result,
});

/** The sandbox provider: the shop's own payment page, where no money moves (docs/architecture.md). */
export function sandboxProvider(wire: RefundWire): PaymentProvider {
  const { key, call } = wire;
  const verify = async ({ body }: IncomingRequest) => {
    const fields = fieldsOfBody(body);
    return fields && isSigned(fields, await key()) ? eventOf(fields) : null;
  };
  return {
    name: 'sandbox',
    merchant: SANDBOX_MERCHANT,
    ways: WAYS,
    acceptsSimulated: false,
    begin: async (request) => {
      const action = `${request.origin}/sandbox-pay/checkout`;
      return { form: { action, fields: signed(formFields(request), await key()) } };
    },
    webhook: { verify, acknowledge },
    readReturn: verify,
    query: async ({ trade_no }) => {
      const secret = await key();
      const answer = await call('query', signed({ merchant: SANDBOX_MERCHANT, trade_no }, secret));
      return answer && isSigned(answer, secret) ? eventOf(answer) : null;
    },
    refund: sandboxRefunds(wire),
  };
}
