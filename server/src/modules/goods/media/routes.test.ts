import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualPath, videoPath } from '@pinpu/shared/domain';
import S3rver from 's3rver';
import { tinyMp4, tinyPdf } from '../../../testing/goods/tiny-media.ts';
import { testApp } from '../../../testing/index.ts';
import { openPictures } from '../picture/service.ts';

const HASH = '0a'.repeat(20);
const VIDEO = videoPath(HASH);
const MANUAL = manualPath(HASH, "圍巾 'it*s'.pdf");
const video = tinyMp4({ data: 'x'.repeat(5000) });
const dir = mkdtempSync(join(tmpdir(), 'pinpu-media-routes-'));
const env: Record<'folder' | 'S3', Record<string, string>> = { folder: {}, S3: {} };
let server: S3rver;

beforeAll(async () => {
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(dir, 's3'),
    configureBuckets: [{ name: 'goods', configs: [] }],
  });
  const { port } = await server.run();
  env.S3 = {
    PICTURE_STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'goods',
    S3_PREFIX: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

async function openShop(at: keyof typeof env) {
  const { app, config } = await testApp({ seed: 'empty', env: env[at] });
  const { storage } = await openPictures(config);
  const add = async (name: string, content: Buffer, type: string) => {
    const path = join(dir, name);
    writeFileSync(path, content);
    await storage.addFile(name, { path, bytes: content.length, type });
  };
  await add(`v${HASH}`, video, 'video/mp4');
  await add(`m${HASH}`, tinyPdf(), 'application/pdf');
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: encodeURI(url), headers });
}

describe.each(['folder', 'S3'] as const)('a file in the %s', (at) => {
  it('is served with its type, cached for a year, and not sniffed [T18]', async () => {
    const answer = await (await openShop(at))(VIDEO);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(video)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(video.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"v${HASH}"`,
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('is served in parts, as players ask for it [T18]', async () => {
    const ask = await openShop(at);
    const first = await ask(VIDEO, { range: 'bytes=0-1', 'accept-encoding': 'br, gzip' });
    expect(first.statusCode).toBe(206);
    expect(first.headers).toMatchObject({
      'content-range': `bytes 0-1/${video.length}`,
      'content-length': '2',
      'content-type': 'video/mp4',
    });
    expect(first.rawPayload.equals(video.subarray(0, 2))).toBe(true);
    const end = await ask(VIDEO, { range: 'bytes=-100' });
    expect(end.rawPayload.equals(video.subarray(-100))).toBe(true);
    const rest = await ask(VIDEO, { range: 'bytes=4000-', 'if-range': `"v${HASH}"` });
    expect(rest.rawPayload.equals(video.subarray(4000))).toBe(true);
  });

  it('is not served beyond its end, and whole where the part is of another file [T18]', async () => {
    const ask = await openShop(at);
    const beyond = await ask(VIDEO, { range: `bytes=${video.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${video.length}`);
    expect(beyond.headers['cache-control']).toBe('no-store');
    const changed = await ask(VIDEO, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, video.length]);
  });

  it('is not sent again to a browser that has it, nor for HEAD [T18]', async () => {
    const ask = await openShop(at);
    const again = await ask(VIDEO, { 'if-none-match': `"v${HASH}"` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await ask(VIDEO, {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(video.length));
  });

  it('is saved by browsers under its name, if it is a manual [T20]', async () => {
    const answer = await (await openShop(at))(MANUAL);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(tinyPdf())).toBe(true);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="__-it-s.pdf"; filename*=UTF-8''%E5%9C%8D%E5%B7%BE-it-s.pdf`,
    );
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });
});

it.each([
  `/media/f/v${'1b'.repeat(20)}.mp4`,
  `/media/f/m${HASH}/a.exe`,
  `/media/f/v${HASH}`,
  `/media/u/v${HASH}`,
  `/media/u/${HASH}`,
  '/media/f/',
  '/media/f/..%2f..%2f..%2fetc%2fpasswd',
  `/media/f/m${HASH}/..%2f..%2fv${HASH}.mp4`,
])('answers 404 at %s [T18] [T20]', async (url) => {
  const { app } = await testApp({ seed: 'empty' });
  expect((await app.inject(url)).statusCode).toBe(404);
});
