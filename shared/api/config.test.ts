import { fakeApi } from '@pinpu/shared/testing';
import { fetchPublicConfig } from './config.ts';

const answer = (s: string) => ({ success: true, body: { s } });
const asked = () => fakeApi({ 'GET /api/config/public': () => answer('asked-again') });

afterEach(() => {
  window.pinpuConfig = undefined;
});

describe('the configuration', () => {
  it('is the one the page has asked for before its scripts ran, once [N1]', async () => {
    const arrived = asked();
    window.pinpuConfig = Promise.resolve(Response.json(answer('early')));
    expect((await fetchPublicConfig()).s).toBe('early');
    expect(arrived).toEqual([]);
    expect((await fetchPublicConfig()).s).toBe('asked-again');
    expect(arrived).toHaveLength(1);
  });

  it.each([
    ['was lost', undefined],
    ['failed', new Response('', { status: 503 })],
  ])('is asked for again where that %s [N1]', async (_what, early) => {
    asked();
    window.pinpuConfig = Promise.resolve(early);
    expect((await fetchPublicConfig()).s).toBe('asked-again');
  });
});
