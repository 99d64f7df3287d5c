import { connect } from 'node:net';
import { testApp } from '../../testing/index.ts';

it('counts no client that has left: its request ends without an error [41 storefront D5]', async () => {
  const { app } = await testApp();
  const errors: unknown[] = [];
  const handled: string[] = [];
  app.addHook('onError', async (_request, _reply, error) => {
    errors.push(error);
  });
  app.addHook('onResponse', async ({ url }, { statusCode }) => {
    handled.push(`${url} ${statusCode}`);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.prependListener('request', ({ socket, url }) => {
    // What Node returns for a socket that was closed before its address was read.
    if (url?.includes('left'))
      Object.defineProperty(socket, 'remoteAddress', { get: () => undefined });
  });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET /api/products?keyword=left HTTP/1.1\r\nhost: shop.test\r\n\r\n');
  await new Promise((resolve) => socket.once('close', resolve));
  const there = await fetch(`${origin}/api/product/P0001`);
  expect([errors, there.status]).toEqual([[], 200]);
  expect(handled.filter((one) => one.includes('left'))).toEqual([]);
});
