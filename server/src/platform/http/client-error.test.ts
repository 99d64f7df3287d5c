import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { testApp } from '../../testing/index.ts';

async function rawAnswer(request: string): Promise<string> {
  const { app } = await testApp({ seed: 'empty' });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

describe('input that is not an HTTP request', () => {
  it.each([
    ['a broken line', 'GET /api/products?q=\u0001 HTTP/1.1\r\n\r\n', '400'],
    ['no protocol', 'hello\r\n\r\n', '400'],
    ['endless headers', `GET /api/products HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431'],
  ])("is answered in the specification's shape: %s [N7]", async (_what, request, status) => {
    const answer = await rawAnswer(request);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toMatchObject({ success: false, msg: [{ Code: expect.any(String) }] });
  });

  it.each([
    ['an address of 20 KB', `/products?q=${'y'.repeat(20_000)}`, 'HTTP/1.1 431 '],
    ['an address with a control character', '/products?q=\u0001', 'HTTP/1.1 400 '],
  ])(
    'is answered with a page that leads on, for a person: %s [finding D6]',
    async (_what, address, head) => {
      const answer = await rawAnswer(`GET ${address} HTTP/1.1\r\naccept: text/html\r\n\r\n`);
      expect(answer).toContain(head);
      expect(answer).toContain("content-security-policy: default-src 'none'");
      expect(answer).toContain('<a href="/">回首頁</a>');
      expect(answer).not.toContain('"success"');
    },
  );
});
