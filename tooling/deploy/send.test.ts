import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Artefact, sha384Of } from './artefact.ts';
import { DeployError } from './deploy-error.ts';
import { compareServed } from './send.ts';

const built = (kind: 'script' | 'other', bytes: Buffer) => ({
  kind,
  bytes,
  sha384: sha384Of(bytes),
});
const script = Buffer.from('export const one=1');
const artefact: Artefact = {
  name: 'mf-cart',
  version: '1.0.0-a',
  files: new Map([
    ['a.js', built('script', script)],
    ['a.js.br', built('other', brotliCompressSync(script))],
    ['remote.json', built('other', Buffer.from('{}'))],
  ]),
};

let server: Server;
afterEach(() => server.close());

/** Serves a version's files; '' stands for a missing one. */
async function servedBy(contents: Record<string, string>): Promise<string> {
  server = createServer(({ url = '', headers }, reply) => {
    const text = contents[url.slice(1)] ?? '';
    if (text === '') return reply.writeHead(404).end();
    if (!headers['accept-encoding']?.includes('br')) return reply.end(text);
    return reply.setHeader('content-encoding', 'br').end(brotliCompressSync(text));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('accepts files that are served as they were built, also compressed [M2]', async () => {
  const base = await servedBy({ 'a.js': String(script), 'remote.json': '{}' });
  await expect(compareServed(base, artefact)).resolves.toBeUndefined();
});

it.each([
  [
    { 'a.js': `${script} /* cdn */`, 'remote.json': '{}' },
    'a.js is not the file that was uploaded',
  ],
  [{ 'a.js': String(script), 'remote.json': '' }, 'remote.json answers 404'],
])('names what a proxy changes or lacks: %j [M2]', async (contents, reason) => {
  const base = await servedBy(contents);
  const comparison = compareServed(base, artefact);
  await expect(comparison).rejects.toBeInstanceOf(DeployError);
  await expect(comparison).rejects.toThrow(reason);
  await expect(comparison).rejects.toThrow('Nothing was changed');
});
