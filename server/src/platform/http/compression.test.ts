import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testApp } from '../../testing/index.ts';

const fetchWith = async (headers: Record<string, string>) =>
  (await testApp()).app.inject({ url: '/api/docs/json', headers });

describe('compression', () => {
  it('sends a long answer as brotli, gzip, or plain, by Accept-Encoding', async () => {
    const plain = await fetchWith({});
    const small = await fetchWith({ 'accept-encoding': 'gzip, deflate, br' });
    const older = await fetchWith({ 'accept-encoding': 'gzip' });
    expect([small, older, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(older.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('leaves short answers as they are', async () => {
    const { app } = await testApp();
    const { headers } = await app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
  });
});
