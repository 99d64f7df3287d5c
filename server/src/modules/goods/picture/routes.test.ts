import { testApp } from '../../../testing/index.ts';
import type { PictureSource } from './port.ts';

const leaf: PictureSource = {
  widthsOf: (key) => (/^cate\/\w+$/.test(key) ? [160, 320] : []),
  has: async (key) => key === 'cate/tea',
  fingerprint: async () => 'leaf',
  original: async () => ({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><path d="M0 0H640V640H0Z"/></svg>',
  }),
};

const shop = () => testApp({ seed: 'empty', pictures: [leaf] });

const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await shop()).app.inject({ url, headers });

describe('GET /media', () => {
  it('says that a demo picture is missing where the demo shop is not loaded', async () => {
    const { app } = await testApp({ seed: 'empty' });
    const answer = await app.inject('/media/p/P0101/1?w=640');
    expect([answer.statusCode, answer.body]).toEqual([404, '查無此圖片。\n']);
  });

  it('serves a picture in the format the browser accepts, with Vary: Accept', async () => {
    const answer = await ask('/media/cate/tea?w=160', { accept: 'image/webp,*/*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      'cache-control': 'public, max-age=604800',
    });
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('serves crawlers a JPEG, and a preview in the size that sites show [41 operations D5]', async () => {
    const answers = await Promise.all([
      ask('/media/cate/tea?w=160', { accept: '*/*' }),
      ask('/media/cate/tea?fit=preview', { accept: 'image/avif,image/webp,*/*' }),
    ]);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'image/jpeg',
      'image/jpeg',
    ]);
    expect((await ask('/media/cate/tea?fit=other')).statusCode).toBe(400);
  });

  it('lets a versioned address be cached for a year', async () => {
    const answer = await ask('/media/cate/tea?w=160&v=1');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('answers 304 to a matching ETag', async () => {
    const { app } = await shop();
    const { etag } = (await app.inject('/media/cate/tea?w=160')).headers;
    const again = await app.inject({
      url: '/media/cate/tea?w=160',
      headers: { 'if-none-match': String(etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('answers a width between two sizes with the larger', async () => {
    const [between, larger] = [
      await ask('/media/cate/tea?w=100'),
      await ask('/media/cate/tea?w=160'),
    ];
    expect(between.headers.etag).toBe(larger.headers.etag);
  });

  it.each([
    '/media/',
    '/media/cate/nobody',
    '/media/cate/../tea',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/cate/tea/1',
  ])('answers 404 at %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  });

  it.each(['w=abc', 'w=0', 'w=-5', 'w=99999'])('rejects %s', async (query) => {
    expect((await ask(`/media/cate/tea?${query}`)).statusCode).toBe(400);
  });
});

describe('GET /media under load [finding H5]', () => {
  /** A source that counts drawings; every key `cate/known…` exists. */
  function drawing(draw: () => Promise<{ svg: string }>) {
    const keys: string[] = [];
    const drawn = (key: string) => {
      keys.push(key);
      return draw();
    };
    const source: PictureSource = {
      ...leaf,
      has: async (key) => key.startsWith('cate/known'),
      fingerprint: async (key) => {
        await drawn(key);
        return 'print';
      },
      original: drawn,
    };
    return { keys, source };
  }

  it('starts no drawing for a thousand unknown pictures, and answers /healthz', async () => {
    const { keys, source } = drawing(async () => ({ svg: '' }));
    const { app } = await testApp({ seed: 'empty', pictures: [source] });
    const unknown = Array.from({ length: 1000 }, (_, i) => app.inject(`/media/cate/x${i}?w=320`));
    const health = await app.inject('/healthz');
    const answers = await Promise.all(unknown);
    expect(health.statusCode).toBe(200);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(keys).toEqual([]);
  });

  it('answers 429 with Retry-After to an address that requests too many missing pictures', async () => {
    const { app } = await testApp({ seed: 'empty', pictures: [leaf] });
    const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
    const unknown = Array.from({ length: 1200 }, (_, i) => ask(`/media/cate/x${i}`, '192.0.2.1'));
    await Promise.all(unknown);
    const rejected = await ask('/media/cate/one-more', '192.0.2.1');
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/media/cate/one-more', '192.0.2.2')).statusCode).toBe(404);
  });

  it('answers 503 with Retry-After when too many pictures are waiting', async () => {
    let go = () => {};
    const gate = new Promise<void>((open) => {
      go = open;
    });
    const { source } = drawing(() => gate.then(() => leaf.original('cate/tea')) as never);
    const { app } = await testApp({ seed: 'empty', pictures: [source] });
    const requests = Array.from({ length: 203 }, (_, i) =>
      app.inject(`/media/cate/known${i}?w=160`),
    );
    const first = await Promise.race(requests);
    expect(first.statusCode).toBe(503);
    expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
    expect(first.json().msg[0].Message).toBe('圖片處理中，請稍後再試。');
    go();
    await Promise.all(requests);
  });
});
