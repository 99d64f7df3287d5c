import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Config } from '../../../../platform/s3/s3-config.ts';
import {
  conditionalS3,
  s3Storage,
  type TestStorage,
} from '../../../../testing/fakes/conditional-s3.ts';
import { openDeploymentStorage } from './open-storage.ts';

let folder = '';
let s3: TestStorage;
let unconditional: TestStorage;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pinpu-deployments-'));
  s3 = await conditionalS3(join(folder, 's3'), 'shop');
  unconditional = await s3Storage(join(folder, 'overwriting'), 'shop');
});
afterAll(async () => {
  await Promise.all([s3.close(), unconditional.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (endpoint: string): S3Config => ({
  at: 's3',
  endpoint,
  region: 'us-east-1',
  bucket: 'shop',
  prefix: 'deployments',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  pathStyle: true,
});
const opened = (at: 'dir' | 's3') =>
  openDeploymentStorage(at === 'dir' ? { at, dir: join(folder, 'dir') } : bucket(s3.endpoint));

async function keysOf(storage: Awaited<ReturnType<typeof opened>>, prefix: string) {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each(['dir', 's3'] as const)('a deployment storage in %s', (at) => {
  it('never overwrites [M1]', async () => {
    const storage = await opened(at);
    expect(await storage.create('remotes/a/1/x.js', Buffer.from('one'))).toBe('created');
    expect(await storage.create('remotes/a/1/x.js', Buffer.from('two'))).toBe('exists');
    expect(String(await storage.read('remotes/a/1/x.js'))).toBe('one');
    expect(await storage.read('remotes/a/1/y.js')).toBeUndefined();
  });

  it('lets exactly one of many writers create a key [M3]', async () => {
    const storages = await Promise.all(Array.from({ length: 8 }, () => opened(at)));
    const outcomes = await Promise.all(
      storages.map((one, i) => one.create('registry/00000001.json', Buffer.from(String(i)))),
    );
    expect(outcomes.filter((one) => one === 'created')).toHaveLength(1);
    const winner = outcomes.indexOf('created');
    expect(String(await storages[0]?.read('registry/00000001.json'))).toBe(String(winner));
  });

  it('is read completely or not at all while it is written [M3]', async () => {
    const storage = await opened(at);
    const bytes = Buffer.alloc(20_000_000, 'x');
    let isWritten = false;
    const written = storage.create('registry/00000002.json', bytes).finally(() => {
      isWritten = true;
    });
    const lengths = new Set<number | undefined>();
    while (!isWritten) lengths.add((await storage.read('registry/00000002.json'))?.length);
    expect(await written).toBe('created');
    lengths.delete(undefined);
    lengths.delete(bytes.length);
    expect([...lengths]).toEqual([]);
  });

  it('lists by prefix and removes [M3]', async () => {
    const storage = await opened(at);
    for (const key of ['remotes/l/1/a.js', 'remotes/l/1/root/b.png', 'remotes/m/1/c.js'])
      await storage.create(key, Buffer.from('x'));
    expect(await keysOf(storage, 'remotes/l/')).toEqual([
      'remotes/l/1/a.js',
      'remotes/l/1/root/b.png',
    ]);
    await storage.remove('remotes/l/1/a.js');
    expect(await keysOf(storage, 'remotes/l/')).toEqual(['remotes/l/1/root/b.png']);
  });

  it.each(['../x', 'a/../../x', '/etc/x', 'a//b', 'a/.hidden', 'alone', 'a\\..\\x/y'])(
    'rejects the key %j [M1]',
    async (key) => {
      const storage = await opened(at);
      await expect((async () => storage.create(key, Buffer.from('x')))()).rejects.toThrow(
        /no key of a deployed file/,
      );
    },
  );
});

it('leaves no temporary file in its folder [M3]', async () => {
  const storage = await opened('dir');
  await storage.create('remotes/t/1/a.js', Buffer.from('x'));
  await storage.create('remotes/t/1/a.js', Buffer.from('y'));
  expect(readdirSync(join(folder, 'dir/remotes/t/1'))).toEqual(['a.js']);
});

it('rejects a storage that overwrites in spite of the condition, with a sentence [M3]', async () => {
  await expect(openDeploymentStorage(bucket(unconditional.endpoint))).rejects.toThrow(
    /overwrites objects in spite of "If-None-Match: \*".*DEPLOYMENT_STORAGE=dir/,
  );
});
