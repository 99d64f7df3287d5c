import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { ProviderUnreachable } from '../../provider-unreachable.ts';

export interface Channel {
  channelId: string;
  channelSecret: string;
}

/**
 * X-LINE-Authorization: base64 of HMAC-SHA256, keyed with the secret, over secret + path + payload + nonce. The payload
 * is the body of a POST, or the query string of a GET without `?` (docs/taiwan).
 */
export const signature = (
  channelSecret: string,
  path: string,
  payload: string,
  nonce: string,
): string =>
  createHmac('sha256', channelSecret)
    .update(`${channelSecret}${path}${payload}${nonce}`)
    .digest('base64');

/** The minimum read timeouts required by LINE Pay's documents, in ms (docs/taiwan). */
export const TIMEOUTS = { request: 10_000, check: 20_000, confirm: 40_000, refund: 20_000 };

export interface LinePayClient extends Channel {
  baseUrl: string;
  timeouts: typeof TIMEOUTS;
}

const answerSchema = z.object({
  returnCode: z.string(),
  returnMessage: z._default(z.string(), ''),
  info: z.optional(z.unknown()),
});

/** Envelope of every LINE Pay response; `0000` is success, except for the check of a payment request. */
export type Answer = z.infer<typeof answerSchema>;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** The body of a POST or the query string of a GET. */
  payload: string;
  timeout: number;
}

async function send(client: LinePayClient, { method, path, payload, timeout }: Call) {
  const nonce = randomUUID();
  const query = method === 'GET' && payload !== '' ? `?${payload}` : '';
  const response = await fetch(`${client.baseUrl}${path}${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'X-LINE-ChannelId': client.channelId,
      'X-LINE-Authorization-Nonce': nonce,
      'X-LINE-Authorization': signature(client.channelSecret, path, payload, nonce),
    },
    ...(method === 'POST' && { body: payload }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  return z.parse(answerSchema, parseBigJson(await response.text()));
}

async function call(client: LinePayClient, request: Call): Promise<Answer> {
  try {
    return await send(client, request);
  } catch (cause) {
    throw new ProviderUnreachable(`LINE Pay did not answer ${request.method} ${request.path}`, {
      cause,
    });
  }
}

/** Opens a payment request. @throws ProviderUnreachable where no valid answer arrives in time. */
export const requestPayment = (client: LinePayClient, body: object): Promise<Answer> =>
  call(client, {
    method: 'POST',
    path: '/v3/payments/request',
    payload: JSON.stringify(body),
    timeout: client.timeouts.request,
  });

/** The state of a payment request. @throws ProviderUnreachable */
export const checkRequest = (client: LinePayClient, transactionId: string): Promise<Answer> =>
  call(client, {
    method: 'GET',
    path: `/v3/payments/requests/${transactionId}/check`,
    payload: '',
    timeout: client.timeouts.check,
  });

/** Captures the money that was authorised. @throws ProviderUnreachable; then it is unknown whether it was taken. */
export const confirmPayment = (
  client: LinePayClient,
  transactionId: string,
  amount: number,
): Promise<Answer> =>
  call(client, {
    method: 'POST',
    path: `/v3/payments/${transactionId}/confirm`,
    payload: JSON.stringify({ amount, currency: 'TWD' }),
    timeout: client.timeouts.confirm,
  });

/** Pays a part or all of a payment back. @throws ProviderUnreachable; then it is unknown whether it was paid back. */
export const refundPayment = (
  client: LinePayClient,
  transactionId: string,
  refundAmount: number,
): Promise<Answer> =>
  call(client, {
    method: 'POST',
    path: `/v3/payments/${transactionId}/refund`,
    payload: JSON.stringify({ refundAmount }),
    timeout: client.timeouts.refund,
  });

export const paymentDetails = (client: LinePayClient, transactionId: string): Promise<Answer> =>
  call(client, {
    method: 'GET',
    path: '/v3/payments',
    payload: `transactionId=${transactionId}`,
    timeout: client.timeouts.check,
  });

/**
 * JSON.parse without losing digits: an integer beyond 2^53 is returned as its text. LINE Pay writes its 19-digit
 * transaction ids as bare numbers (docs/taiwan). @throws SyntaxError for invalid JSON.
 */
export const parseBigJson = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
      ? (context?.source ?? value)
      : value,
  );
