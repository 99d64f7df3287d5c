import { PREVIEW_READY, type PublicConfig } from '@pinpu/shared/contracts';
import {
  applyPublicConfigAtom,
  appStore,
  cartAtom,
  homeKeywordsAtom,
  sessionIdAtom,
} from '@pinpu/shared/state';
import { configOf, fakeApi } from '@pinpu/shared/testing';
import { fetchPublicConfig } from '../api/calls.ts';
import { openPreview } from './open-preview.ts';
import { sendNothing } from './send-nothing.ts';
import { stayOnPage } from './stay-on-page.ts';

const original = {
  parent: window.parent,
  local: window.localStorage,
  session: window.sessionStorage,
};

/** Puts the window into a frame of the back office. */
function framed() {
  const sent: unknown[] = [];
  const around = { postMessage: (data: unknown) => sent.push(data) } as unknown as Window;
  Object.defineProperty(window, 'parent', { configurable: true, value: around });
  const say = (config: PublicConfig, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        ...{ origin: window.location.origin, source: around },
        data: { type: 'pinpu-preview-draft', config },
        ...from,
      }),
    );
  return { sent, say };
}

afterEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, value: original.parent });
  for (const [name, value] of Object.entries({
    localStorage: original.local,
    sessionStorage: original.session,
  }))
    Object.defineProperty(window, name, { configurable: true, value });
});

describe('the frame of a preview', () => {
  it('starts with the draft that the back office sends, keeps its own session, and follows later drafts', async () => {
    fakeApi({});
    appStore.set(sessionIdAtom, 'own-session');
    const { sent, say } = framed();
    openPreview();
    expect(sent).toEqual([PREVIEW_READY]);
    const starting = fetchPublicConfig();
    say(configOf({ home_keywords: ['草稿'] }));
    const config = await starting;
    expect(config).toMatchObject({ s: 'own-session', home_keywords: ['草稿'] });
    appStore.set(applyPublicConfigAtom, config);
    say(configOf({ home_keywords: ['改過'] }));
    expect(appStore.get(homeKeywordsAtom)).toEqual(['改過']);
    expect(appStore.get(sessionIdAtom)).toBe('own-session');
  });

  it('ignores drafts from other senders', async () => {
    fakeApi({});
    const { say } = framed();
    openPreview();
    const starting = fetchPublicConfig();
    say(configOf({ home_keywords: ['別處'] }), { origin: 'https://elsewhere.test' });
    say(configOf({ home_keywords: ['別的視窗'] }), { source: window });
    say(configOf({ home_keywords: ['草稿'] }));
    expect((await starting).home_keywords).toEqual(['草稿']);
  });

  it('stores nothing: what is put into the cart stays in the frame', () => {
    fakeApi({});
    localStorage.setItem('of-the-shop', 'unchanged');
    framed();
    openPreview();
    expect(localStorage.getItem('of-the-shop')).toBeNull();
    localStorage.setItem('of-the-shop', 'changed');
    appStore.set(cartAtom, []);
    expect(original.local.getItem('of-the-shop')).toBe('unchanged');
  });

  it('sends only read requests', async () => {
    const arrived = fakeApi({ 'GET /api/products': () => ({ read: true }) });
    sendNothing(window, async () => configOf());
    expect(await (await fetch('http://localhost/api/products')).json()).toEqual({ read: true });
    const rejected = await fetch('http://localhost/api/cart/update', { method: 'POST' });
    expect([rejected.status, (await rejected.json()).msg[0].Message]).toEqual([
      403,
      '這是預覽，不會送出任何資料。',
    ]);
    expect(navigator.sendBeacon('/api/parts/report', 'x')).toBe(true);
    expect(arrived.map(({ method }) => method)).toEqual(['GET']);
  });

  it('prevents clicks from leaving the page', () => {
    stayOnPage(window);
    document.body.innerHTML = '<a href="/cart">cart</a><button type="button">next</button>';
    const clicked: string[] = [];
    document.body.addEventListener('click', ({ target }) =>
      clicked.push((target as Element).tagName),
    );
    const click = (name: string) =>
      document
        .querySelector(name)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([click('a'), click('button')]).toEqual([false, true]);
    expect(clicked).toEqual(['BUTTON']);
  });

  it('is the usual page where it is in no frame', async () => {
    const arrived = fakeApi({
      'GET /api/config/public': () => ({ success: true, body: configOf() }),
    });
    openPreview();
    await fetchPublicConfig();
    expect(arrived).toHaveLength(1);
  });
});
