import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Artefact, sha384Of } from './artefact.ts';
import { deployArtefact } from './deploy.ts';
import { DeployError } from './deploy-error.ts';
import { checkBeforeUpload, compareServed } from './send.ts';
import type { ShopApi } from './shop-api.ts';

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

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves a version's files; '' stands for a missing one. */
async function servedBy(contents: Record<string, string>): Promise<string> {
  const opened = createServer(({ url = '', headers }, reply) => {
    const text = contents[url.slice(1)] ?? '';
    if (text === '') return reply.writeHead(404).end();
    if (!headers['accept-encoding']?.includes('br')) return reply.end(text);
    return reply.setHeader('content-encoding', 'br').end(brotliCompressSync(text));
  });
  server = opened;
  await once(opened.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}/`;
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

/** A shop that answers the check in this way, and records its calls. */
function checkingShop(answer: () => Promise<unknown>) {
  const calls: unknown[][] = [];
  const send = async (...sent: unknown[]) => {
    calls.push(sent);
    return (await answer()) as never;
  };
  const shop: ShopApi = { origin: '', get: async () => ({ deployments: [] }) as never, send };
  return { shop, calls };
}

const failing = (status: number) => async () => {
  throw new DeployError('size: too large', status);
};

it('has the shop check list and manifest before an upload, which older shops can’t [41 W10]', async () => {
  const { shop, calls } = checkingShop(async () => ({ checked: true }));
  await checkBeforeUpload(shop, artefact, ['slots']);
  expect(calls).toEqual([
    [
      'POST',
      '/api/deployments/mf-cart/1.0.0-a/check',
      {
        accept: ['slots'],
        manifest: '{}',
        files: expect.objectContaining({ 'a.js': expect.objectContaining({ bytes: 18 }) }),
      },
    ],
  ]);
  const older = checkingShop(failing(404));
  await expect(checkBeforeUpload(older.shop, artefact, [])).resolves.toBeUndefined();
});

it('uploads nothing and opens no browser where the check rejects a version [41 W10]', async () => {
  const { shop, calls } = checkingShop(failing(422));
  const launch = jest.fn();
  const options = { name: 'mf-cart', why: '', accept: [] };
  const deployment = deployArtefact(shop, artefact, options, { launch, print: () => {} });
  await expect(deployment).rejects.toThrow('size: too large');
  expect(calls).toHaveLength(1);
  expect(launch).not.toHaveBeenCalled();
});
