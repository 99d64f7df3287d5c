import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Knobs, Records, Result, State, Transaction } from './records.ts';

export const FAKE_CHANNEL = {
  channelId: '1650000001',
  channelSecret: '0123456789abcdef0123456789abcdef',
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[14][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIMESTAMP = /^\d{10,19}$/;

const HEADER_ERROR: Result = ['1106', 'Header information error.'];

/** Checks the headers of a call; null where they are valid. Each nonce is accepted only once. */
function authentication() {
  const nonces = new Set<string>();
  return (headers: IncomingHttpHeaders, path: string, payload: string): Result | null => {
    const text = (name: string) => String(headers[name] ?? '');
    const nonce = text('x-line-authorization-nonce');
    if (text('x-line-channelid') !== FAKE_CHANNEL.channelId)
      return ['1104', 'Non-existing merchant.'];
    if (!text('content-type').startsWith('application/json')) return HEADER_ERROR;
    if (!(UUID.test(nonce) || TIMESTAMP.test(nonce)) || nonces.has(nonce)) return HEADER_ERROR;
    const message = FAKE_CHANNEL.channelSecret + path + payload + nonce;
    const expected = createHmac('sha256', FAKE_CHANNEL.channelSecret).update(message).digest();
    const signature = Buffer.from(text('x-line-authorization'), 'base64');
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
      return HEADER_ERROR;
    nonces.add(nonce);
    return null;
  };
}

/** Writes transaction ids as bare numbers of 19 digits, which JSON.stringify can't. */
const withBareIds = (json: string): string =>
  json.replaceAll(/"(transactionId|refundTransactionId)":"(\d+)"/g, '"$1":$2');

const answer = ([returnCode, returnMessage]: Result, info?: unknown): string =>
  withBareIds(JSON.stringify({ returnCode, returnMessage, ...(info !== undefined && { info }) }));

const SUCCESS: Result = ['0000', 'Success.'];

const CHECK: Readonly<Record<State, Result>> = {
  reserved: ['0000', 'reserved transaction.'],
  authorised: ['0110', 'Authorization completed.'],
  cancelled: ['0121', 'Cancelled by the user or expired.'],
  failed: ['0122', 'Payment failed.'],
  completed: ['0123', 'Payment completed.'],
};

const details = ({ id, order, payInfo, openedAt, refunds }: Transaction) => ({
  transactionId: id,
  transactionDate: openedAt.toISOString(),
  transactionType: 'PAYMENT',
  payStatus: 'CAPTURE',
  currency: order.currency,
  orderId: order.orderId,
  payInfo,
  ...(refunds.length > 0 && {
    refundList: refunds.map((one) => ({
      refundTransactionId: one.id,
      transactionType: one.amount === order.amount ? 'PAYMENT_REFUND' : 'PARTIAL_REFUND',
      refundAmount: one.amount,
      refundTransactionDate: one.at.toISOString(),
    })),
  }),
});

interface Call {
  id: string;
  body: string;
  query: URLSearchParams;
  origin: string;
}

type CallName = Exclude<Knobs['losesAnswerOf'], 'none'>;

const calls = (records: Records): Record<CallName, (call: Call) => Promise<string> | string> => ({
  request: ({ body, origin }) => {
    const opened = records.open(body);
    if ('length' in opened) return answer(opened);
    const { id, reserveId } = opened;
    const web = `${origin}/web/payment/wait?transactionReserveId=${reserveId}`;
    const paymentUrl = { web, app: `line://pay/payment/${reserveId}` };
    return answer(SUCCESS, { transactionId: id, paymentUrl });
  },
  confirm: async ({ id, body }) => {
    const confirmed = await records.confirm(id, body);
    if ('length' in confirmed) return answer(confirmed);
    const { order, payInfo } = confirmed;
    return answer(SUCCESS, { transactionId: id, orderId: order.orderId, payInfo });
  },
  refund: ({ id, body }) => {
    const refunded = records.refund(id, body);
    if ('length' in refunded) return answer(refunded);
    const { refundId, at } = refunded;
    return answer(SUCCESS, {
      refundTransactionId: refundId,
      refundTransactionDate: at.toISOString(),
    });
  },
  check: ({ id }) => {
    const transaction = records.find(id);
    return answer(transaction ? CHECK[transaction.state] : ['1150', 'Transaction not found.']);
  },
  details: ({ query }) => {
    const transaction = records.find(query.get('transactionId') ?? '');
    return transaction?.state === 'completed'
      ? answer(SUCCESS, [details(transaction)])
      : answer(['1150', 'Transaction not found.']);
  },
});

const ROUTES = [
  ['POST', '/v3/payments/request', 'request'],
  ['POST', '/v3/payments/:id/confirm', 'confirm'],
  ['POST', '/v3/payments/:id/refund', 'refund'],
  ['GET', '/v3/payments/requests/:id/check', 'check'],
  ['GET', '/v3/payments', 'details'],
] as const;

export function api(app: FastifyInstance, records: Records): void {
  const check = authentication();
  const handlers = calls(records);

  const handle = async (name: CallName, request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query = ''] = request.url.split('?');
    const body = String(request.body ?? '');
    records.calls.push(name);
    const rejection = check(request.headers, path, request.method === 'POST' ? body : query);
    if (rejection) return answer(rejection);
    const { id = '' } = request.params as { id?: string };
    const origin = `${request.protocol}://${request.host}`;
    const text = await handlers[name]({ id, body, query: new URLSearchParams(query), origin });
    if (records.knobs.losesAnswerOf !== name)
      return reply.type('application/json; charset=utf-8').send(text);
    reply.hijack();
    request.raw.socket.destroy();
  };

  for (const [method, url, name] of ROUTES)
    app.route({ method, url, handler: (request, reply) => handle(name, request, reply) });
}
