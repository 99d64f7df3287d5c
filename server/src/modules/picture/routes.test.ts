import { testApp } from '../../testing/index.ts';
import type { PictureSource } from './port.ts';

/** One picture, in 160 and 320 pixels. */
const leaf: PictureSource = {
  widthsOf: (key) => (/^cate\/\w+$/.test(key) ? [160, 320] : []),
  fingerprint: async (key) => (key === 'cate/tea' ? 'leaf' : undefined),
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
