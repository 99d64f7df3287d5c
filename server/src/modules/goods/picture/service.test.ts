import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { testApp } from '../../../testing/index.ts';
import { openPictures, PictureError, pictureAddress } from './service.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pinpu-pictures-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const photo = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const inFolder = () => openPictures({ uploadsDir: join(dataDir, 'uploads'), environment: {} });

const filesIn = async (folder: string) =>
  (await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

describe("the shop's own pictures", () => {
  it('are keyed by content: the same file is stored once, another one separately', async () => {
    const pictures = await inFolder();
    const [red, blue] = [await photo('#c00'), await photo('#00c')];
    const keys = [
      await pictures.store({ name: 'a.jpg', bytes: red }),
      await pictures.store({ name: 'b.jpg', bytes: red }),
      await pictures.store({ name: 'a.jpg', bytes: blue }),
    ];
    expect(keys[0]).toMatch(/^u\/[0-9a-f]{40}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(await filesIn('uploads')).toBe(2);
    expect([await pictures.has(keys[0] ?? ''), await pictures.has('u/none')]).toEqual([
      true,
      false,
    ]);
  });

  it('are validated each time, even when the content is stored already', async () => {
    const pictures = await inFolder();
    const bytes = await photo('#c00');
    await pictures.store({ name: 'a.jpg', bytes });
    await expect(pictures.store({ name: 'a.png', bytes })).rejects.toThrow(PictureError);
  });

  it('store nothing when a file is rejected', async () => {
    const pictures = await inFolder();
    const bytes = (await photo('#c00')).subarray(0, 400);
    await expect(pictures.store({ name: 'a.jpg', bytes })).rejects.toThrow('a.jpg is damaged');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('have an address; an address is returned unchanged', () => {
    const key = `u/${'0'.repeat(40)}`;
    expect(pictureAddress(key)).toBe(`/media/${key}`);
    for (const address of [`/media/${key}`, '/media/p/P0001/1', 'https://cdn.test/a.jpg', ''])
      expect(pictureAddress(address)).toBe(address);
  });
});

describe('GET /media of an own picture', () => {
  async function stored() {
    const { app, config } = await testApp({ seed: 'empty' });
    const pictures = await openPictures(config);
    const key = await pictures.store({ name: 'a.jpg', bytes: await photo('#c05010') });
    return { app, url: pictureAddress(key) };
  }

  it.each([
    ['image/avif,image/webp', 'heif', 160],
    ['image/webp', 'webp', 640],
    // A crawler for link previews sends this [41 operations D5].
    ['*/*', 'jpeg', 480],
  ])('answers Accept: %s with %s at %i pixels', async (accept, format, width) => {
    const { app, url } = await stored();
    const answer = await app.inject({ url: `${url}?w=${width}`, headers: { accept } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format,
      width,
      height: (width * 3) / 4,
    });
  });

  it('never enlarges it', async () => {
    const { app, url } = await stored();
    const { rawPayload } = await app.inject(`${url}?w=1920`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800, height: 600 });
  });

  it('answers 404 for any other key', async () => {
    const { app, url } = await stored();
    for (const other of [
      `/media/u/${'0'.repeat(40)}`,
      `${url}0`,
      `${url}/1`,
      '/media/u/..%2f..%2fdb',
    ])
      expect((await app.inject(other)).statusCode).toBe(404);
  });
});

it('serves a picture stored in S3 like one stored in a folder', async () => {
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(dataDir, 's3'),
    configureBuckets: [{ name: 'goods', configs: [] }],
  });
  const { port } = await storage.run();
  const { app, config } = await testApp({
    seed: 'empty',
    env: {
      PICTURE_STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'goods',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  });
  const pictures = await openPictures(config);
  const key = await pictures.store({ name: 'a.jpg', bytes: await photo('#1050c0') });
  const answer = await app.inject(`${pictureAddress(key)}?w=160`);
  const missing = await app.inject(`/media/u/${'1'.repeat(40)}?w=160`);
  await storage.close();
  expect([answer.statusCode, missing.statusCode]).toEqual([200, 404]);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 160, height: 120 });
});
