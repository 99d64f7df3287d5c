import { once } from 'node:events';
import { connect } from 'node:net';
import { testApp } from '../../testing/index.ts';

describe('stopping', () => {
  it('answers a request that arrives meanwhile with 503, a sentence and Retry-After [finding M12]', async () => {
    const { app } = await testApp();
    const closing = new Promise<void>((resolve) => {
      app.addHook('preClose', async () => resolve());
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    await once(socket, 'connect');
    socket.write('GET /api/product/P0001 HTTP/1.1\r\nhost: shop.test\r\n');
    // After another request was answered, the first half of this one has arrived, so its connection is not idle.
    await fetch(`${origin}/healthz`);
    const closed = app.close();
    await closing;
    socket.write('\r\n');
    await once(socket, 'end');
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: 5\r\n/i);
    expect(answer).toContain('系統忙碌中，請稍後再試一次。');
    await closed;
  });

  it('answers a request in flight, then closes its connection', async () => {
    const { app } = await testApp();
    const closing = new Promise<void>((resolve) => {
      app.addHook('preClose', async () => resolve());
    });
    const arrived = new Promise<void>((resolve) => {
      app.server.once('request', () => resolve());
    });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    const head = ['POST /api/cart/update HTTP/1.1', 'host: shop.test', 'content-length: 2'];
    socket.write(`${head.join('\r\n')}\r\ncontent-type: application/json\r\n\r\n{`);
    await arrived;
    const closed = app.close();
    await closing;
    socket.write('}');
    await once(socket, 'end');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await closed;
  });

  it('does not wait for a connection over which nothing has come', async () => {
    const { app } = await testApp();
    const accepted = once(app.server, 'connection');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    await accepted;
    const gone = once(socket, 'close');
    await app.close();
    await gone;
  });
});
