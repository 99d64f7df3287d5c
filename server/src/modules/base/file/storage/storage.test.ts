import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { FileStorageConfig } from '../config.ts';
import { openFileStorage } from './open-storage.ts';
import { newObjectName, objectTime } from './port.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
let dataDir = '';
let server: S3rver;
const places: Record<string, FileStorageConfig> = {};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinpu-file-storage-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(dataDir, 's3'),
    configureBuckets: [{ name: 'shop', configs: [] }],
  });
  const { port } = await server.run();
  places.dir = { at: 'dir', dir: join(dataDir, 'uploads', 'files') };
  places.s3 = {
    at: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'shop',
    prefix: 'files',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  };
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each(['dir', 's3'])(
  'the storage in %s keeps a file under its name until it is removed [A6]',
  async (at) => {
    const place = places[at];
    if (!place) throw new Error(at);
    const storage = await openFileStorage(place);
    const [one, other] = [newObjectName(NOW), newObjectName(NOW)];
    for (const name of [one, other]) {
      const path = join(dataDir, 'received');
      writeFileSync(path, `內容 ${name}`);
      await storage.add(name, { path, bytes: Buffer.byteLength(`內容 ${name}`) });
    }
    const again = await openFileStorage(place);
    const content = await again.open(one);
    expect(content && (await text(content))).toBe(`內容 ${one}`);
    await again.remove(one);
    await again.remove(one);
    expect(await again.open(one)).toBeUndefined();
    const names: string[] = [];
    for await (const name of again.names()) names.push(name);
    expect(names).toEqual([other]);
  },
);

it('names in the storage contain the time they were made', () => {
  expect(objectTime(newObjectName(NOW))).toBe(NOW.getTime());
  expect(objectTime('ab12cd')).toBeUndefined();
});
