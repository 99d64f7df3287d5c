import { watchLeaving } from '../start/scroll-positions.ts';
import { markReturn } from './stored-scroll.ts';

let entryKey: string;

/** Loads the page's HTML and runs its own script. */
function load(type: string, key: string) {
  entryKey = key;
  delete document.documentElement.dataset.returning;
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  markReturn();
}

const isReturning = () => document.documentElement.dataset.returning !== undefined;
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeAll(() => {
  const currentEntry = {
    get key() {
      return entryKey;
    },
  };
  Object.assign(window, { navigation: { currentEntry, canGoBack: false } });
  watchLeaving();
});

beforeEach(() => {
  sessionStorage.clear();
  entryKey = 'a';
  window.history.replaceState({ key: 'k' }, '', '/list');
  Object.assign(window, { scrollY: 0 });
});

it('a page that was left scrolled is rendered by the browser, another one shows the server’s HTML [ADR 0016]', () => {
  leave();
  load('back_forward', 'a');
  expect(isReturning()).toBe(false);
  Object.assign(window, { scrollY: 600 });
  leave();
  load('back_forward', 'a');
  expect(isReturning()).toBe(true);
  load('back_forward', 'b');
  expect(isReturning()).toBe(false);
});

it('restores state and scroll position of a history entry that a reload has lost [ADR 0016, 0009]', () => {
  Object.assign(window, { scrollY: 600 });
  leave();
  window.history.replaceState(null, '');
  load('reload', 'new');
  expect(window.history.state).toEqual({ key: 'k' });
  expect(isReturning()).toBe(true);
});

it('restores them also where the browser discarded the page in the background [ADR 0009]', () => {
  Object.assign(window, { scrollY: 600 });
  document.dispatchEvent(new Event('visibilitychange'));
  window.history.replaceState(null, '');
  load('reload', 'new');
  expect(window.history.state).toEqual({ key: 'k' });
});

it('restores nothing at another address, over a state of its own, on a new visit or after Back [ADR 0009]', () => {
  Object.assign(window, { scrollY: 600 });
  leave();
  window.history.replaceState(null, '', '/other');
  load('reload', 'new');
  expect(window.history.state).toBeNull();
  window.history.replaceState({ key: 'own' }, '', '/list');
  load('reload', 'new');
  expect(window.history.state).toEqual({ key: 'own' });
  for (const type of ['navigate', 'back_forward']) {
    window.history.replaceState(null, '');
    load(type, 'new');
    expect([type, window.history.state]).toEqual([type, null]);
  }
  expect(isReturning()).toBe(false);
});
