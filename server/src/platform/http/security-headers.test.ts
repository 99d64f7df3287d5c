import fastify from 'fastify';
import { testApp } from '../../testing/index.ts';
import { registerSecurityHeaders } from './security-headers.ts';

const headersAt = async (PUBLIC_URL: string) => {
  const { app } = await testApp({ env: { PUBLIC_URL } });
  return (await app.inject({ method: 'GET', url: '/api/config/public' })).headers;
};

it('requires https for a year where the shop is at https, and only there (L24)', async () => {
  const secure = await headersAt('https://shop.test');
  expect(secure['strict-transport-security']).toBe('max-age=31536000');
  expect(await headersAt('http://shop.test')).not.toHaveProperty('strict-transport-security');
});

it('isolates every response from other windows, and turns off unused features (L24)', async () => {
  const headers = await headersAt('http://shop.test');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  for (const use of ['create', 'get'])
    expect(headers['permissions-policy']).toContain(`publickey-credentials-${use}=(self)`);
  expect(headers['permissions-policy']).not.toMatch(/clipboard|web-share/);
});

it.each([['text/javascript; charset=utf-8'], ['image/avif']])(
  'sends %s without the headers that browsers read of documents alone (L24)',
  async (type) => {
    const app = fastify();
    await registerSecurityHeaders(app, { publicUrl: 'https://shop.test' });
    app.get('/a', (_request, reply) => reply.type(type).send('1'));
    const { headers } = await app.inject('/a');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    for (const name of ['permissions-policy', 'x-frame-options', 'cross-origin-opener-policy'])
      expect(headers).not.toHaveProperty(name);
  },
);

it('an SVG has the headers of a document (L24)', async () => {
  const app = fastify();
  await registerSecurityHeaders(app, { publicUrl: 'https://shop.test' });
  app.get('/a.svg', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'));
  expect((await app.inject('/a.svg')).headers).toHaveProperty('x-frame-options', 'DENY');
});
