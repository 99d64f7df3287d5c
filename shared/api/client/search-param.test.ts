import { appStore, sessionIdAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { withSearchParam } from './search-param.ts';
import { storefront } from './storefront.ts';

describe('a parameter that every call carries', () => {
  it('is added to those of the call', () => {
    expect(withSearchParam({ l: 12, q: '' }, 's', 'abc').toString()).toBe('l=12&q=&s=abc');
    expect(withSearchParam(undefined, 's', 'abc').toString()).toBe('s=abc');
  });

  it('does not override one that the call sets itself', () => {
    expect(withSearchParam({ s: 'own' }, 's', 'abc').toString()).toBe('s=own');
  });

  it('is set before the request is created, so that no request is copied with a streamed body [N1]', async () => {
    appStore.set(sessionIdAtom, 'session-1');
    const arrived = fakeApi({ 'POST /api/cart/update': () => ({ success: true }) });
    const copies: unknown[] = [];
    const RealRequest = globalThis.Request;
    globalThis.Request = class extends RealRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, init);
        if (input instanceof URL && init instanceof RealRequest) copies.push(input);
      }
    };
    await storefront.post('cart/update', { json: { cart: [] } });
    globalThis.Request = RealRequest;
    expect(new URL(arrived[0]?.url ?? '').searchParams.get('s')).toBe('session-1');
    expect(copies).toEqual([]);
  });
});
