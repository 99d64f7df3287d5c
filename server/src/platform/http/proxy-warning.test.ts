import { Writable } from 'node:stream';
import fastify from 'fastify';
import { PROXY_WARNING, registerProxyWarning } from './logging.ts';

/** How often the warning is in the log after two requests. */
async function warnings(trustProxy: string, headers: Record<string, string>): Promise<number> {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream } });
  registerProxyWarning(app, { trustProxy });
  app.get('/', async () => 'fine');
  await app.inject({ url: '/', headers });
  await app.inject({ url: '/', headers });
  await app.close();
  return text.split(PROXY_WARNING).length - 1;
}

it('a proxy that TRUST_PROXY does not name is logged once [finding H7]', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.5' };
  expect(await warnings('', forwarded)).toBe(1);
  expect(await warnings('127.0.0.1', forwarded)).toBe(0);
  expect(await warnings('', {})).toBe(0);
});
