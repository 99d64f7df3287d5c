import type { InjectOptions } from 'fastify';
import { testApp } from '../../testing/index.ts';
import { signedInMember } from '../../testing/people/signed-in-member.ts';

const PROFILE = '/api/vip/profile?s=session-1';

/** A shop, and a function that sends a call from a page in a member's browser. */
async function memberOf(env: Record<string, string> = {}) {
  const shop = await testApp({ env });
  const { headers: signedIn } = await signedInMember(shop.db, shop.clock.now());
  const cookie = env.PUBLIC_URL ? `__Host-${signedIn.cookie}` : signedIn.cookie;
  return (headers: Record<string, string>, options: InjectOptions = {}) =>
    shop.app.inject({
      method: 'POST',
      url: PROFILE,
      headers: { ...signedIn, cookie, ...headers },
      ...options,
    });
}

describe('a call that changes something [finding M18]', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' },
    { origin: 'http://elsewhere.test' },
    { origin: 'http://shop.test.elsewhere.test' },
    { origin: 'null' },
  ])('is rejected from a page with %j', async (headers) => {
    const send = await memberOf();
    const answer = await send(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ success: false, msg: [{ Code: 'CROSS_SITE' }] });
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://shop.test' },
    { origin: 'http://192.168.1.5:8080', host: '192.168.1.5:8080' },
  ])('is served from the shop’s own pages and programs, with %j', async (headers) => {
    const send = await memberOf();
    expect((await send(headers)).statusCode).toBe(200);
  });

  it('is served where a proxy in front replaces the host', async () => {
    const send = await memberOf({ PUBLIC_URL: 'https://shop.example' });
    const host = '10.0.0.7:8080';
    expect((await send({ origin: 'https://shop.example', host })).statusCode).toBe(200);
    expect((await send({ origin: 'https://elsewhere.test', host })).statusCode).toBe(403);
  });

  it('is rejected without cookies, too: a sign-in would replace them', async () => {
    const { app } = await testApp();
    for (const url of ['/api/vip/login/otp', '/api/Auth/login']) {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const answer = await app.inject({ method: 'POST', url, headers, payload: {} });
      expect(answer.statusCode).toBe(403);
    }
  });

  it('is answered in the shape of the administration there [X2]', async () => {
    const { app } = await testApp();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'POST', url: '/api/Auth/login', headers });
    expect(answer.json()).toMatchObject({ Success: false, Message: [{ Code: 'CROSS_SITE' }] });
  });
});

it('a page of another site may read, and lead a shopper here [finding M18]', async () => {
  const send = await memberOf();
  const headers = { 'sec-fetch-site': 'cross-site' };
  const answer = await send(headers, { method: 'GET', url: '/api/config/public' });
  expect(answer.statusCode).toBe(200);
});

it('payment providers send shoppers and webhooks from their own sites [finding M18]', async () => {
  const { app } = await testApp();
  const guid = '00000000-0000-4000-8000-000000000000';
  const send = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        'sec-fetch-site': 'cross-site',
        origin: 'null',
        cookie: 'pinpu_member=x',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'a=b',
    });
  expect((await send(`/api/payment/sandbox/return/${guid}`)).statusCode).toBe(303);
  expect((await send('/api/payment/sandbox/notice')).statusCode).not.toBe(403);
  expect((await send('/api/logistics/sandbox/store')).statusCode).not.toBe(403);
});
