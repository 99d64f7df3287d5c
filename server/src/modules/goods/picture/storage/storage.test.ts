import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { StartupError } from '../../../../platform/errors/startup-error.ts';
import type { S3Config } from '../../../../platform/s3/s3-config.ts';
import { openPictureStorage } from './open-storage.ts';

let dataDir = '';
let server: S3rver;
let s3: S3Config;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinpu-storage-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(dataDir, 's3'),
    configureBuckets: [{ name: 'goods', configs: [] }],
  });
  const { port } = await server.run();
  s3 = {
    at: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'goods',
    prefix: 'shop/pictures',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  };
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const storageOf = (at: 'dir' | 's3', changes: Partial<S3Config> = {}) =>
  openPictureStorage(at === 'dir' ? { at, dir: join(dataDir, 'uploads') } : { ...s3, ...changes });

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe.each(['dir', 's3'] as const)('a picture storage in %s', (at) => {
  it('returns what was written, and nothing for any other name', async () => {
    const storage = await storageOf(at);
    await storage.write('ab12', jpeg);
    expect((await storage.read('ab12'))?.equals(jpeg)).toBe(true);
    expect([await storage.has('ab12'), await storage.has('ab13')]).toEqual([true, false]);
    expect(await storage.read('ab13')).toBeUndefined();
  });

  it('still has its pictures when opened again', async () => {
    await (await storageOf(at)).write('cd34', jpeg);
    expect((await (await storageOf(at)).read('cd34'))?.equals(jpeg)).toBe(true);
  });

  it('lists every name', async () => {
    const storage = await storageOf(at);
    await storage.write('ef56', jpeg);
    await storage.write('ef57', jpeg);
    const names = await all(storage.names());
    expect(names).toEqual(expect.arrayContaining(['ef56', 'ef57']));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a picture storage in a folder', () => {
  it('leaves no temporary file when writing fails, and reports it', async () => {
    const storage = await storageOf('dir');
    const inTheWay = join(dataDir, 'uploads/9a/9a00');
    mkdirSync(join(inTheWay, 'something'), { recursive: true });
    await expect(storage.write('9a00', jpeg)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(readdirSync(join(dataDir, 'uploads/9a'))).toEqual(['9a00']);
  });

  it('lists nothing before the first picture', async () => {
    const storage = await openPictureStorage({ at: 'dir', dir: join(dataDir, 'new') });
    expect(await all(storage.names())).toEqual([]);
  });
});

describe('a picture storage in S3', () => {
  it('stays in its folder of the bucket', async () => {
    const [here, beside] = [await storageOf('s3'), await storageOf('s3', { prefix: 'other' })];
    await here.write('aa11', jpeg);
    expect(await beside.has('aa11')).toBe(false);
    expect(await all(beside.names())).toEqual([]);
  });

  it('rejects an unknown bucket with a sentence', async () => {
    const opened = storageOf('s3', { bucket: 'nobodys' });
    await expect(opened).rejects.toThrow(StartupError);
    await expect(opened).rejects.toThrow(
      "The bucket nobodys of S3_BUCKET can't be used: there is no such bucket: make it, or correct S3_BUCKET.",
    );
  });

  it('rejects a wrong key with a sentence', async () => {
    await expect(storageOf('s3', { accessKeyId: 'NOBODY' })).rejects.toThrow(
      /the storage rejects the key: correct S3_ACCESS_KEY_ID/,
    );
  });

  it('opens while the storage is unreachable, and fails only when a picture is read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = createServer((_request, response) => response.writeHead(503).end());
    const endpoint = await new Promise<string>((resolve) => {
      broken.listen(0, '127.0.0.1', () => {
        const address = broken.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
      });
    });
    const storage = await storageOf('s3', { endpoint });
    await expect(storage.read('aa11')).rejects.toThrow();
    await expect(storage.has('aa11')).rejects.toThrow();
    await expect(storage.write('aa11', jpeg)).rejects.toThrow();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('does not answer'));
    await new Promise((resolve) => broken.close(resolve));
  });
});
