import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bucketShop } from '../../../testing/deployments/bucket-shop.ts';
import { deployedRemotes } from '../../../testing/deployments/built-shell.ts';
import { storedShell } from '../../../testing/deployments/deployed-shell.ts';
import type { TestApp } from '../../../testing/index.ts';
import { changeRegistry } from '../registry/index.ts';

type Bucket = Awaited<ReturnType<typeof bucketShop>>;
type Change = Parameters<typeof changeRegistry>[3];

const YEAR = 'public, max-age=31536000, immutable';

/** Appends a flip on the instance that has the key. */
async function flip({ shop, clock }: Pick<Bucket, 'shop' | 'clock'>, change: Change) {
  const signer = shop.registry.signer();
  if (signer === null) throw new Error('this instance has the key');
  await changeRegistry(shop.registry, signer, clock.now(), change);
}

const read = async ({ app }: Pick<TestApp, 'app'>, url: string, remoteAddress = '127.0.0.1') => {
  const { statusCode, body, headers } = await app.inject({ url, remoteAddress });
  return [statusCode, statusCode === 200 ? body : '', headers['cache-control']];
};
const statusOf = async (...args: Parameters<typeof read>) => (await read(...args))[0];

/** A shop whose registry has one version of the shell, `1`; a second one is stored, but not in the registry. */
async function deployedShop() {
  const bucket = await bucketShop(deployedRemotes());
  const { storage } = bucket.shop.registry;
  const versions = { 1: await storedShell(storage, '1'), 2: await storedShell(storage, '2') };
  await flip(bucket, (next) => ({
    ...next,
    shell: { stable: '1', history: [], versions: { 1: versions[1] } },
  }));
  return { ...bucket, storage, versions };
}

it('serves deployed versions through a cache of verified files, and flips for every instance [M1] [M3]', async () => {
  const bucket = await deployedShop();
  const { versions, cacheDir, instance } = bucket;
  expect(await read(bucket, '/remotes/shell/1/main.js')).toEqual([200, '/* shell 1 */', YEAR]);
  expect(existsSync(join(cacheDir, 'remotes/shell/1/main.js'))).toBe(true);
  for (const nothing of ['/remotes/shell/1/gone.js', '/remotes/../registry/00000001.json'])
    expect((await read(bucket, nothing))[1]).toBe('');

  const other = await instance('other');
  await flip(bucket, (next) => ({ ...next, shell: { stable: '2', history: [], versions } }));
  await other.shop.registry.refresh();
  expect((await other.shop.composeFor()).composition.shell?.version).toBe('2');
  // An instance with another key reports that it is the wrong one.
  await expect(instance('second', false)).rejects.toThrow(
    /No entry of the registry in .* can be used: .*is not trusted here/,
  );
});

it('serves nothing of what is uploaded until it is published, and then on every instance at once [M1]', async () => {
  const bucket = await deployedShop();
  const other = await bucket.instance('other');
  const file = '/remotes/shell/2/main.js';
  expect([await statusOf(bucket, file), await statusOf(other, file)]).toEqual([404, 404]);
  const { versions } = bucket;
  await flip(bucket, (next) => ({ ...next, shell: { stable: '1', history: [], versions } }));
  // The other instance has not read this entry yet.
  expect(await read(other, file)).toEqual([200, '/* shell 2 */', YEAR]);
});

it('requests from the bucket only what the registry lists, each file once [M3]', async () => {
  const bucket = await deployedShop();
  const { s3 } = bucket;
  const requests = () => s3.requests().filter((one) => one.includes('/deployments/remotes/'));
  await read(bucket, '/');
  s3.requests();
  const unknown = Array.from({ length: 40 }, (_, n) => [
    `/remotes/shell/1/chunk.${n}.js`,
    `/remotes/shell/9.0.${n}/main.js`,
    `/remotes/mf-new-${n}/1.0.0/entry.js`,
    `/icon-${n}.png`,
  ]).flat();
  const statuses = await Promise.all(unknown.map((url) => statusOf(bucket, url)));
  expect(new Set(statuses)).toEqual(new Set([404]));
  // All these requests together made the instance read the registry once or twice, which it does every second anyway.
  expect(s3.requests().length).toBeLessThan(5);

  const listed = ['/remotes/shell/1/main.js', '/favicon.svg'];
  for (const url of listed) {
    const many = Array.from({ length: 10 }, () => statusOf(bucket, url));
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
    expect(await statusOf(bucket, url)).toBe(200);
  }
  expect(requests()).toEqual([
    'GET /shop/deployments/remotes/shell/1/main.js',
    'GET /shop/deployments/remotes/shell/1/root/favicon.svg',
  ]);
});

it('requests a file that is missing or altered once in ten seconds, and never serves it [M1]', async () => {
  const bucket = await deployedShop();
  const { s3, storage, versions, clock, cacheDir } = bucket;
  await storage.create('remotes/shell/2/extra.js', Buffer.from('extra'));
  const [main] = Object.values(versions[1].files ?? {}).slice(1);
  if (main === undefined) throw new Error('the shell has files');
  const files = { ...versions[2].files, 'extra.js': main, 'lost.js': main };
  const altered = { ...versions, 2: { ...versions[2], files } };
  await flip(bucket, (next) => ({
    ...next,
    shell: { stable: '1', history: [], versions: altered },
  }));
  s3.requests();
  for (const file of ['extra.js', 'lost.js']) {
    const url = `/remotes/shell/2/${file}`;
    expect([await statusOf(bucket, url), await statusOf(bucket, url)]).toEqual([404, 404]);
    expect(s3.requests()).toHaveLength(1);
    clock.advance(10_000);
    expect(await statusOf(bucket, url)).toBe(404);
    expect(s3.requests()).toHaveLength(1);
    expect(existsSync(join(cacheDir, 'remotes/shell/2', file))).toBe(false);
  }
});

it('finds the files of a version that was published without a list, within a limit per address [M3]', async () => {
  const bucket = await deployedShop();
  const { s3, storage, versions } = bucket;
  await storage.create('remotes/shell/0/old.js', Buffer.from('old'));
  const { files: _none, ...old } = versions[1];
  await flip(bucket, (next) => ({
    ...next,
    shell: { stable: '1', history: [], versions: { 0: old, 1: versions[1] } },
  }));
  s3.requests();
  expect(await read(bucket, '/remotes/shell/0/old.js')).toEqual([200, 'old', 'no-store']);
  for (let n = 0; n < 610; n += 1)
    expect(await statusOf(bucket, `/remotes/shell/0/${n}.js`)).toBe(404);
  expect(s3.requests()).toHaveLength(600);
  expect(await statusOf(bucket, '/remotes/shell/0/old.js')).toBe(404);
  expect(await statusOf(bucket, '/remotes/shell/0/old.js', '203.0.113.7')).toBe(200);
});

it('answers a long address that names no file without trying every way to divide it [M1]', async () => {
  // With a backtracking pattern, this test would never end.
  const bucket = await deployedShop();
  expect(await statusOf(bucket, `/remotes/mf-cart/1/${'a'.repeat(60)}!`)).toBe(404);
});
