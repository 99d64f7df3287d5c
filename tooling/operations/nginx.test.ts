import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { testApp } from '@pinpu/server/testing';
import { freePort } from '../../server/src/testing/shop-process.ts';
import { end } from './child-process.ts';
import { fakeNameServer } from './fake-name-server.ts';
import { findNginx } from './find-nginx.ts';
import { startNginx } from './start-nginx.ts';

const binary = findNginx();
if (binary === undefined) console.log('the tests of nginx are left out: it is not here');

/** A proxy in front, like one that ends TLS: it passes on the client's address and the scheme. */
const frontOf = (port: number, shell: number) => `server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://127.0.0.1:${shell};
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
  }
}`;

interface Call {
  /** Other loopback addresses stand for clients; 127.0.0.1 is the proxy in front. */
  from: string;
  port: number;
  url: string;
  payload?: object;
  headers?: Record<string, string>;
}

async function call({ from, port, url, payload, headers = {} }: Call) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: url,
    localAddress: from,
    method: payload ? 'POST' : 'GET',
    headers: { ...headers, 'content-type': 'application/json' },
  });
  sent.end(payload && JSON.stringify(payload));
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode as number, body: await text(answer) };
}

const running: ChildProcess[] = [];
const servers: Server[] = [];
const nameServers: { close(): void }[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(end));
  for (const names of nameServers.splice(0)) names.close();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Starts nginx with the shell's template in front of a server, and a proxy in front of nginx. */
async function behind(server: number, name: { SERVER?: string; RESOLVER?: string } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-front-'));
  folders.push(folder);
  const [shell, front] = [await freePort(), await freePort()];
  const log = path.join(folder, 'access.log');
  const variables = {
    LISTEN: `127.0.0.1:${shell}`,
    SERVER: `127.0.0.1:${server}`,
    RESOLVER: '127.0.0.1',
    ...name,
    FILES: folder,
    FRONT_PROXY: '127.0.0.1',
    REAL_IP_HEADER: 'X-Forwarded-For',
    ACCESS_LOG: log,
  };
  const nginx = await startNginx(binary ?? '', {
    folder,
    sites: [{ template: 'shell', variables }],
    front: frontOf(front, shell),
    ready: `http://127.0.0.1:${shell}/nginx-health`,
  });
  running.push(nginx);
  /** The complete access log, after nginx has ended. */
  const finalLog = async () => {
    await end(nginx);
    return readFileSync(log, 'utf8');
  };
  return { shell, front, finalLog };
}

const CODES_PER_NETWORK = 60;
const askFor = (n: number) => ({ mode: 'getOtp', email: `shopper-${n}@pinpu.test` });

async function shopBehindNginx() {
  const { app } = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const nginx = await behind(Number(port));
  const ask = (from: string, port: number, n: number, headers = {}) =>
    call({ from, port, url: '/api/vip/login/otp?s=session-1', payload: askFor(n), headers });
  return { ...nginx, ask };
}

/** A server at one of several loopback addresses, as containers have one each. */
async function serverAt(address: string, port: number) {
  const server = createServer((_request, answer) => answer.end(address));
  servers.push(server.listen(port, address));
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** nginx in front of a name without an address yet. */
async function behindName() {
  const names = await fakeNameServer();
  nameServers.push(names);
  const port = await freePort();
  const nginx = await behind(port, {
    SERVER: `server.test:${port}`,
    RESOLVER: `127.0.0.1:${names.port}`,
  });
  const get = (url: string) => call({ from: '127.0.0.2', port: nginx.shell, url });
  const pages = async (count: number) => {
    const answers = [];
    for (let n = 0; n < count; n += 1) answers.push(await get('/'));
    return answers;
  };
  return { names, port, get, pages };
}

if (binary !== undefined) {
  it('a server that is recreated at another address is found within two seconds, under load [41 operations D1]', async () => {
    const { names, port, get, pages } = await behindName();
    names.point('127.0.0.11');
    const stop = await serverAt('127.0.0.11', port);
    expect((await pages(20)).map(({ body }) => body)).toEqual(Array(20).fill('127.0.0.11'));
    await stop();
    names.point();
    const page = await get('/product/P0001');
    expect([page.status, page.body]).toEqual([503, expect.stringContaining('商店暫時無法回應')]);
    const json = await get('/api/products');
    expect([json.status, JSON.parse(json.body).msg[0].Code]).toEqual([503, 'UNAVAILABLE']);

    await serverAt('127.0.0.12', port);
    names.point('127.0.0.12');
    const began = performance.now();
    let answer = await get('/');
    while (answer.status !== 200 && performance.now() - began < 2000) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      answer = await get('/');
    }
    expect([answer.status, answer.body]).toEqual([200, '127.0.0.12']);
    expect((await pages(20)).every(({ status }) => status === 200)).toBe(true);
  });

  it('of several servers, one that is recreated fails no page [41 operations D1]', async () => {
    const { names, port, pages } = await behindName();
    names.point('127.0.0.13', '127.0.0.14');
    const [stop] = [await serverAt('127.0.0.13', port), await serverAt('127.0.0.14', port)];
    const both = (await pages(20)).map(({ body }) => body);
    expect(new Set(both)).toEqual(new Set(['127.0.0.13', '127.0.0.14']));
    await stop?.();
    expect((await pages(40)).map(({ body }) => body)).toEqual(Array(40).fill('127.0.0.14'));
    names.point('127.0.0.14', '127.0.0.15');
    await serverAt('127.0.0.15', port);
    expect((await pages(40)).every(({ status }) => status === 200)).toBe(true);
  });

  it('two clients behind a proxy in front of nginx are limited apart [finding H7]', async () => {
    const { front, ask } = await shopBehindNginx();
    for (let n = 0; n < CODES_PER_NETWORK; n += 1)
      expect((await ask('127.0.0.2', front, n)).status).toBe(200);
    expect((await ask('127.0.0.2', front, 61)).status).toBe(429);
    expect((await ask('127.0.0.3', front, 62)).status).toBe(200);
  });

  it('a client that names other addresses is one client, directly or through the proxy [finding H7]', async () => {
    const { front, shell, ask } = await shopBehindNginx();
    const spoofed = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
    for (const port of [front, shell]) {
      const from = `127.0.0.${port === front ? 4 : 5}`;
      for (let n = 0; n < CODES_PER_NETWORK; n += 1) await ask(from, port, n, spoofed(n));
      expect((await ask(from, port, 61, spoofed(61))).status).toBe(429);
    }
  });

  it('the access log has paths without query strings or referrers [finding H7]', async () => {
    const { front, finalLog } = await behind(await freePort());
    const headers = { referer: 'http://shop.test/vip?magic=ABCDEFGHJK' };
    await call({ from: '127.0.0.2', port: front, url: '/vip?magic=ABCDEFGHJK', headers });
    await call({ from: '127.0.0.2', port: front, url: '/products/tea?s=session-1', headers });
    const lines = await finalLog();
    expect(lines).toMatch(/^127\.0\.0\.2 .*"GET \/vip HTTP/m);
    expect(lines).toContain('/products/tea');
    expect(lines).not.toMatch(/\?|ABCDEFGHJK|session-1/);
  });

  it('the scheme counts from the proxy in front alone [finding H7]', async () => {
    const received: IncomingHttpHeaders[] = [];
    const server = createServer(({ headers }, answer) => {
      received.push(headers);
      answer.end();
    })
      .listen(0, '127.0.0.1')
      .unref();
    await once(server, 'listening');
    const address = server.address();
    const { front, shell } = await behind(
      typeof address === 'object' && address ? address.port : 0,
    );
    const pretended = { 'x-forwarded-proto': 'https' };
    await call({ from: '127.0.0.2', port: front, url: '/' });
    await call({ from: '127.0.0.2', port: shell, url: '/', headers: pretended });
    expect(received.map((headers) => headers['x-forwarded-proto'])).toEqual(['https', 'http']);
    expect(received.map((headers) => headers['x-forwarded-for'])).toEqual([
      '127.0.0.2, 127.0.0.2',
      '127.0.0.2',
    ]);
  });
}
