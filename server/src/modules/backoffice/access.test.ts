import type { RouteOptions } from 'fastify';
import { atBackoffice } from '../../testing/backoffice.ts';
import { testApp } from '../../testing/index.ts';
import { signedInAdmin } from '../../testing/signed-in-admin.ts';

const CALLS = [
  ['GET', 'overview'],
  ['GET', 'orders'],
  ['GET', 'orders/X'],
  ['POST', 'orders/X/ship'],
  ['POST', 'orders/X/refund'],
  ['GET', 'packing?codes=X'],
  ['POST', 'packing'],
  ['POST', 'shipments'],
  ['GET', 'mails'],
  ['POST', 'mails/X/retry'],
  ['POST', 'mails/X/discard'],
] as const satisfies [RouteOptions['method'], string][];

it.each(CALLS)(
  '%s %s answers 401 without a token, before its body is read',
  async (method, url) => {
    const { app } = await testApp();
    const payload = method === 'POST' ? 'no JSON' : undefined;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({
      ...{ method, url: `/api/backoffice/${url}`, headers },
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(401);
  },
);

it.each(CALLS.filter(([method]) => method === 'POST'))(
  '%s %s answers 403 without the XSRF value',
  async (method, url) => {
    const shop = await testApp();
    const headers = await signedInAdmin(shop);
    const answer = await shop.app.inject({ method, url: `/api/backoffice/${url}`, headers });
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([403, 'XSRF']);
  },
);

it('a body that is no move is refused in words', async () => {
  const shop = await testApp();
  const { send } = await atBackoffice(shop);
  const answer = await send('POST', 'orders/X/ship', { version: 1 });
  expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([400, 'INVALID']);
});
