import { appStore, sessionIdAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { asMember, storefront } from './storefront.ts';

const late = () => fakeApi({ 'GET /api/product/P%1': () => ({ from: 'asked again' }) });
const early = (answer?: Response) => {
  window.pinpuEarly = { 'product/P%251?q=%E8%8C%B6': Promise.resolve(answer) };
};
const ask = async () => {
  const call = storefront.get('product/P%251', { searchParams: { q: '茶' }, ...asMember });
  return ((await (await call).json()) as { from: string }).from;
};

beforeEach(() => {
  appStore.set(sessionIdAtom, 'session-1');
  appStore.set(userTokenAtom, '');
});
afterEach(() => {
  window.pinpuEarly = undefined;
  jest.restoreAllMocks();
});

describe('a call that the page started before its scripts ran', () => {
  it('is answered by the early response, once, whichever session it names [N1]', async () => {
    const arrived = late();
    early(Response.json({ from: 'early' }));
    expect(await ask()).toBe('early');
    expect(arrived).toEqual([]);
    expect(await ask()).toBe('asked again');
  });

  it('uses an early 404 too, without a second request [N1]', async () => {
    const arrived = late();
    early(Response.json({ from: 'nowhere' }, { status: 404 }));
    expect(await ask()).toBe('nowhere');
    expect(arrived).toEqual([]);
  });

  it.each([
    ['was lost', undefined],
    ['failed', new Response('', { status: 503 })],
  ])('is sent again if the early one %s [N1]', async (_what, answer) => {
    late();
    early(answer);
    expect(await ask()).toBe('asked again');
  });

  it("is not reused for a member, whose response differs from a guest's [N1]", async () => {
    late();
    early(Response.json({ from: 'early' }));
    appStore.set(userTokenAtom, 't1');
    expect(await ask()).toBe('asked again');
  });

  it('is sent again after half a minute, when the early response may be stale [N1]', async () => {
    late();
    early(Response.json({ from: 'early' }));
    jest.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(await ask()).toBe('asked again');
  });
});
