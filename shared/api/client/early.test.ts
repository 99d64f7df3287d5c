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

describe('a call the page has begun before its scripts ran', () => {
  it('is answered by that, once, whichever session it names [N1]', async () => {
    const arrived = late();
    early(Response.json({ from: 'early' }));
    expect(await ask()).toBe('early');
    expect(arrived).toEqual([]);
    expect(await ask()).toBe('asked again');
  });

  it('holds for what is not there, too: nobody asks twice [N1]', async () => {
    const arrived = late();
    early(Response.json({ from: 'nowhere' }, { status: 404 }));
    expect(await ask()).toBe('nowhere');
    expect(arrived).toEqual([]);
  });

  it.each([
    ['was lost', undefined],
    ['failed', new Response('', { status: 503 })],
  ])('is asked again where it %s [N1]', async (_what, answer) => {
    late();
    early(answer);
    expect(await ask()).toBe('asked again');
  });

  it("is not a member's, whose answer differs from a guest's [N1]", async () => {
    late();
    early(Response.json({ from: 'early' }));
    appStore.set(userTokenAtom, 't1');
    expect(await ask()).toBe('asked again');
  });

  it('is asked again after half a minute, in which it may have been overtaken [N1]', async () => {
    late();
    early(Response.json({ from: 'early' }));
    jest.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(await ask()).toBe('asked again');
  });
});
