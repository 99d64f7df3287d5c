import { PRODUCT_ORDERS } from '@pinpu/shared/contracts';
import { DrizzleQueryError } from 'drizzle-orm';
import * as z from 'zod/mini';
import { testApp } from '../../testing/index.ts';

const body = z.object({ qty: z.int(), name: z.string() });

async function appWithProbe() {
  const { app } = await testApp({ seed: 'empty' });
  app.post('/api/probe', { schema: { body } }, async () => ({ success: true }));
  app.get('/api/broken', async () => {
    throw new Error('secret detail');
  });
  return app;
}

describe('failures', () => {
  it("answers an unknown call with 404 in the specification's shape [X2]", async () => {
    const { app } = await testApp({ seed: 'empty' });
    const answer = await app.inject('/api/nowhere?s=abc');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      success: false,
      msg: [{ Code: 'NOT_FOUND', Message: expect.stringContaining('查無此功能') }],
      request_id: answer.headers['x-request-id'],
    });
  });

  it('answers the administrative side in its own shape [X2]', async () => {
    const { app } = await testApp({ seed: 'empty' });
    for (const path of [
      '/api/BizNowhere',
      '/api/Config/nowhere',
      '/api/E2ee/nowhere',
      '/api/Auth/nowhere',
    ]) {
      expect((await app.inject(path)).json()).toMatchObject({
        Success: false,
        Message: [{ Code: 'NOT_FOUND' }],
      });
    }
    expect((await app.inject('/api/file/a/nowhere')).json()).toMatchObject({
      Success: false,
      Message: [{ Code: '401' }],
    });
  });

  it('names the invalid field [N7]', async () => {
    const app = await appWithProbe();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/probe',
      payload: { qty: 'many', name: 'x' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg).toEqual([
      { Code: 'INVALID', Message: '欄位「qty」未填寫或型別不正確。' },
    ]);
  });

  it('names the values that a field accepts [41 W11] [N7]', async () => {
    const { app } = await testApp({ seed: 'empty' });
    const answer = await app.inject('/api/products?o=0');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg).toEqual([
      { Code: 'INVALID', Message: `欄位「o」不在可用的選項內（${PRODUCT_ORDERS.join('、')}）。` },
    ]);
  });

  it.each([
    ['broken JSON', { headers: { 'content-type': 'application/json' }, payload: '{"qty":' }],
    ['an empty body', { headers: { 'content-type': 'application/json' }, payload: '' }],
    ['no body', {}],
    ['a list instead of an object', { payload: [] }],
    ['null', { headers: { 'content-type': 'application/json' }, payload: 'null' }],
    [
      'a prototype',
      { headers: { 'content-type': 'application/json' }, payload: '{"__proto__":{"a":1}}' },
    ],
    [
      '5 000 nested lists [finding L21]',
      {
        headers: { 'content-type': 'application/json' },
        payload: `${'['.repeat(5000)}${']'.repeat(5000)}`,
      },
    ],
    ['a NUL in a text', { payload: { qty: 1, name: 'a\0b' } }],
    [
      'half a character',
      { headers: { 'content-type': 'application/json' }, payload: '{"qty":1,"name":"\\ud800"}' },
    ],
    [
      'an infinite number',
      { headers: { 'content-type': 'application/json' }, payload: '{"qty":1e999,"name":""}' },
    ],
    [
      'another content type',
      { headers: { 'content-type': 'application/x-yaml' }, payload: 'qty: 1' },
    ],
    ['a body over the limit', { payload: { qty: 1, name: 'x'.repeat(1_100_000) } }],
  ])('rejects %s with a 4xx, never a 5xx [N7]', async (_what, request) => {
    const app = await appWithProbe();
    const answer = await app.inject({ method: 'POST', url: '/api/probe', ...request });
    expect([400, 413, 415]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ success: false, msg: [{ Message: expect.any(String) }] });
  });

  it.each([
    '/api/%E0%A4%A',
    `/api/probe/${'x'.repeat(5000)}`,
    '/api/broken?a=%00',
    '/api/products/%00',
  ])('rejects the address %s with a 4xx [N7]', async (url) => {
    const app = await appWithProbe();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ success: false });
  });

  it('hides the cause of an internal error [N7]', async () => {
    const app = await appWithProbe();
    const answer = await app.inject('/api/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ success: false, msg: [{ Code: 'INTERNAL' }] });
    expect(answer.body).not.toContain('secret');
  });

  it.each([
    ['rejects connections', { code: 'ECONNREFUSED' }, 503],
    ['shuts down', { code: '57P01' }, 503],
    ['hangs', { message: 'Query read timeout' }, 503],
    ['took too long', { code: '57014' }, 503],
    ['waited too long for a lock', { code: '55P03' }, 503],
    ['has no space left', { code: '53100' }, 503],
    ['rejects a duplicate', { code: '23505' }, 500],
  ])('answers while the database %s with %j: %i [finding H2]', async (_what, cause, status) => {
    const { app } = await testApp({ seed: 'empty' });
    app.get('/api/query', async () => {
      throw new DrizzleQueryError('select 1', [], Object.assign(new Error(), cause));
    });
    const answer = await app.inject('/api/query');
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    expect(answer.json()).toMatchObject({ success: false, msg: [{ Message: expect.any(String) }] });
  });

  it('does not report an unreachable payment service as a failure of the database', async () => {
    const { app } = await testApp({ seed: 'empty' });
    app.get('/api/pay', async () => {
      const cause = Object.assign(new Error(), { code: 'ECONNREFUSED' });
      throw new TypeError('fetch failed', { cause });
    });
    expect((await app.inject('/api/pay')).statusCode).toBe(500);
  });

  it('keeps a plausible request id and replaces any other', async () => {
    const { app } = await testApp({ seed: 'empty' });
    const idFor = async (id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ];
    expect(await idFor('abcdef-12345')).toBe('abcdef-12345');
    expect(await idFor('a b\tc')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a failure that a browser shows', () => {
  const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml' } };

  it.each([
    ['fails', '/broken', 500],
    ['is unknown', '/remotes/nobody/1.js', 404],
  ])('is a page with a way on, where an address %s [R8]', async (_how, url, status) => {
    const { app } = await testApp({ seed: 'empty' });
    app.get('/broken', async () => {
      throw new Error('secret detail');
    });
    const answer = await app.inject({ url, ...asBrowser });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<a href="/">回首頁</a>');
    expect(answer.body).not.toContain('secret');
  });

  it('stays JSON for a call, also in the address bar', async () => {
    const { app } = await testApp({ seed: 'empty' });
    const answer = await app.inject({ url: '/api/nowhere', ...asBrowser });
    expect(answer.json()).toMatchObject({ success: false });
  });
});
