import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { fileAdmin } from '../../../testing/people/file-admin.ts';

const GIGABYTE = 1024 ** 3;
let shop: TestApp;

beforeEach(async () => {
  shop = await testApp({ env: { FILE_MAX_MB: '1' } });
});

/** Sends the beginning of an upload over a real connection, then pieces of a file until the server answers. */
async function send(headers: Record<string, string>, first: string, piece: Buffer) {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const admin = await fileAdmin(shop);
  const all = { host: 'shop.test', ...admin.headers, ...headers };
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/file HTTP/1.1\r\n${lines.join('')}\r\n${first}`);
  let [sent, answer] = [0, ''];
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').catch(() => undefined);
  while (answer === '' && !socket.destroyed && sent < 64 * piece.length) {
    sent += piece.length;
    if (!socket.write(piece))
      await Promise.race([once(socket, 'drain'), ended]).catch(() => undefined);
    await new Promise(setImmediate);
  }
  await ended;
  return { sent, answer };
}

const left = () => readdir(join(shop.config.dataDir, 'incoming')).catch(() => []);
const type = 'multipart/form-data; boundary=x';

it('rejects a file of 5 GB by its header alone, and closes the connection [A6]', async () => {
  const headers = { 'content-type': type, 'content-length': String(5 * GIGABYTE) };
  const { answer } = await send(headers, '', Buffer.alloc(1024));
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toContain('一次最多上傳 5 MB，請減少檔案後再試一次。');
  expect(await left()).toEqual([]);
});

it('stops reading a file that does not say how large it is at the limit [A6]', async () => {
  const head = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n';
  const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`;
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  const piece = Buffer.from(chunk('x'.repeat(300_000)));
  const { answer, sent } = await send(headers, chunk(head), piece);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toContain('「a.txt」超過 1 MB，請縮小或分成數個檔案後再上傳。');
  expect(sent).toBeLessThan(64 * piece.length);
  expect(await left()).toEqual([]);
});
