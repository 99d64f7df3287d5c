import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { testApp } from '../../../testing/index.ts';
import { fileAdmin } from '../../../testing/people/file-admin.ts';

const LIMIT_MS = 30_000;
const PIECE = 'x'.repeat(1000);

/** Captures the intervals of the request's time limit, which the test runs itself. */
function heldIntervals() {
  const checks: (() => void)[] = [];
  const start = globalThis.setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((check: () => void, ms?: number) => {
    if (ms === LIMIT_MS) checks.push(check);
    return start(check, ms);
  }) as typeof setInterval);
  return checks;
}

/** A request whose head has arrived, on a server whose time limit passes when the test says so. */
async function slowRequest(path: string, type: string) {
  const shop = await testApp({ env: { REQUEST_TIMEOUT_MS: String(LIMIT_MS) } });
  const { headers } = await fileAdmin(shop);
  let served: Socket | undefined;
  shop.app.server.on('connection', (socket) => {
    served = socket;
  });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const checks = heldIntervals();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let [sent, answer] = [0, ''];
  socket.on('data', (text) => {
    answer += String(text);
  });
  const send = async (text: string) => {
    sent += Buffer.byteLength(text);
    socket.write(text);
    while ((served?.bytesRead ?? 0) < sent) await new Promise(setImmediate);
    // The time limit starts with the request's hooks.
    while (checks.length === 0) await new Promise(setImmediate);
  };
  const all = { host: 'shop.test', ...headers, 'content-type': type, 'content-length': '1000000' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  await send(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return {
    send,
    /** Lets the time limit pass. */
    pass: () => checks.at(-1)?.(),
    isOpen: () => !socket.readableEnded && answer === '',
    ended: async () => {
      if (!socket.readableEnded) await once(socket, 'end');
      return answer;
    },
  };
}

const UPLOAD = 'multipart/form-data; boundary=x';

it('an administrator’s upload goes on beyond the time limit of requests while it arrives, and ends once it does not [A6]', async () => {
  const upload = await slowRequest('/api/file', UPLOAD);
  await upload.send(
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n',
  );
  for (let piece = 0; piece < 5; piece += 1) {
    upload.pass();
    await upload.send(PIECE);
  }
  expect(upload.isOpen()).toBe(true);
  upload.pass();
  upload.pass();
  expect(await upload.ended()).toMatch(/^HTTP\/1\.1 408 /);
});

it('any other request ends at the limit, even while it arrives [finding M12]', async () => {
  const request = await slowRequest('/api/cart/update', 'application/json');
  await request.send(PIECE);
  request.pass();
  expect(await request.ended()).toMatch(/^HTTP\/1\.1 408 /);
});
