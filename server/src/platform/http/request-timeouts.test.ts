import { once } from 'node:events';
import { connect } from 'node:net';
import { testApp } from '../../testing/index.ts';

it('a request that does not arrive in time is answered 408, and its connection ends [finding M12]', async () => {
  const { app } = await testApp({ seed: 'empty', env: { REQUEST_TIMEOUT_MS: '60' } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const head = ['POST /api/cart/update HTTP/1.1', 'host: shop.test', 'content-length: 2'];
  socket.write(`${head.join('\r\n')}\r\ncontent-type: application/json\r\n\r\n{`);
  await once(socket, 'end');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
