import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import {
  checkRequest,
  confirmPayment,
  parseBigJson,
  paymentDetails,
  requestPayment,
  signature,
  TIMEOUTS,
} from './client.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Received {
  method: string;
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/**
 * A server that answers every call with `text`, or never where it is null; returns what it received, and a client for
 * it.
 */
async function clientOf(text: string | null, status = 200) {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body });
    if (text !== null) response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = {
    channelId: '1650000001',
    channelSecret: 'secret-of-the-channel',
    baseUrl: `http://127.0.0.1:${port}`,
    timeouts: TIMEOUTS,
  };
  return { client, received };
}

const OK = '{"returnCode":"0000","returnMessage":"Success."}';

const hmac = (message: string) =>
  createHmac('sha256', 'secret-of-the-channel').update(message).digest('base64');

describe('a call to LINE Pay', () => {
  it('a POST signs secret, path, body and nonce', async () => {
    const { client, received } = await clientOf(OK);
    await confirmPayment(client, '2026112100000000017', 1300);
    const [{ headers, body, url, method } = {} as Received] = received;
    const nonce = String(headers['x-line-authorization-nonce']);
    expect([method, url]).toEqual(['POST', '/v3/payments/2026112100000000017/confirm']);
    expect(body).toBe('{"amount":1300,"currency":"TWD"}');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-line-channelid': '1650000001',
      'x-line-authorization': hmac(`secret-of-the-channel${url}${body}${nonce}`),
    });
  });

  it('a GET signs secret, path, query and nonce, the query without its question mark', async () => {
    const { client, received } = await clientOf(OK);
    await paymentDetails(client, '2026112100000000017');
    const [{ headers, url } = {} as Received] = received;
    expect(url).toBe('/v3/payments?transactionId=2026112100000000017');
    const nonce = String(headers['x-line-authorization-nonce']);
    expect(headers['x-line-authorization']).toBe(
      hmac(`secret-of-the-channel/v3/paymentstransactionId=2026112100000000017${nonce}`),
    );
  });

  it('has a nonce of its own each time', async () => {
    const { client, received } = await clientOf(OK);
    await checkRequest(client, '1');
    await checkRequest(client, '1');
    const nonces = received.map(({ headers }) => headers['x-line-authorization-nonce']);
    expect(new Set(nonces).size).toBe(2);
  });

  it.each([
    ['no JSON', '<html>', 200],
    ['JSON without a return code', '{}', 200],
    ['an error of the server', 'down', 503],
    ['nothing in time', null, 200],
  ])(
    'a call that is answered with %s leaves the trade’s state unknown',
    async (_what, text, status) => {
      const { client } = await clientOf(text, status);
      const impatient = {
        ...client,
        timeouts: { request: 50, check: 50, confirm: 50, refund: 50 },
      };
      await expect(requestPayment(impatient, {})).rejects.toThrow(ProviderUnreachable);
      await expect(confirmPayment(impatient, '1', 1)).rejects.toThrow(ProviderUnreachable);
      await expect(checkRequest(impatient, '1')).rejects.toThrow(ProviderUnreachable);
    },
  );

  it('parses an error whatever its HTTP status', async () => {
    const { client } = await clientOf('{"returnCode":"1106","returnMessage":"Header"}', 401);
    await expect(checkRequest(client, '1')).resolves.toMatchObject({ returnCode: '1106' });
  });

  it('waits at least as long as LINE Pay requires', () => {
    expect(TIMEOUTS).toEqual({
      request: 10_000,
      check: 20_000,
      confirm: 40_000,
      refund: 20_000,
    });
  });
});

it('signs as openssl does', () => {
  // Computed by: printf '%s' 'key/v3/x{}nonce' | openssl dgst -sha256 -hmac key -binary | base64
  expect(signature('key', '/v3/x', '{}', 'nonce')).toBe(
    'LcVVfLt9v31DDAEplS9oSaGEcB8FJKHThEmS6RvgYMs=',
  );
});

it('keeps every digit of a whole number beyond 2^53, and other numbers as they are', () => {
  expect(
    parseBigJson('{"transactionId":2026112100000000017,"amount":1300,"a":[1.5,-0.5e3]}'),
  ).toEqual({ transactionId: '2026112100000000017', amount: 1300, a: [1.5, -500] });
  expect(() => parseBigJson('{')).toThrow(SyntaxError);
});
