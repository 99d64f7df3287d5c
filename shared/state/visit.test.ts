import { configOf } from '@pinpu/shared/testing';
import { createStore } from 'jotai';
import { applyPublicConfigAtom } from './config.ts';
import { persistedAtom } from './persisted.ts';
import { sessionIdAtom, sessionReplacedAtom } from './session.ts';
import { visitAtom } from './visit.ts';

const DAY_MS = 86_400_000;
const NOW = 1_790_000_000_000;
const SPARED = ['cart', 'orderInfo', 'acc', 'uuid', 'at', 'ut', 'promoCode'];
const OTHERS = ['couponCode', 'lastOrder', 'recentSearches', 'keyOfAnUnloadedRemote'];

/** A browser with a value under every key and the last visit at `lastVisit`; 0 for none. */
function browser(lastVisit: number) {
  localStorage.setItem('uuid', '"session-1"');
  for (const key of [...SPARED, ...OTHERS]) if (key !== 'uuid') localStorage.setItem(key, '"text"');
  sessionStorage.setItem('payWay', '9');
  if (lastVisit > 0) localStorage.setItem('lastVisit', String(lastVisit));
  return newTab();
}

/** Another page of this browser, opened after the others. */
function newTab() {
  const store = createStore();
  for (const atom of [visitAtom, sessionIdAtom]) store.sub(atom, () => undefined);
  return store;
}

const storedOf = (keys: readonly string[]) =>
  keys.filter((key) => localStorage.getItem(key) !== null);

/** Tells the other tabs about a write in one tab. */
const announce = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('the local data', () => {
  it('is wiped after 90 days without a visit, but for what the specification spares [S2]', () => {
    const store = browser(NOW - 90 * DAY_MS - 1);
    store.set(visitAtom, NOW);
    expect(storedOf(SPARED)).toEqual(SPARED);
    expect(storedOf(OTHERS)).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('lastVisit')).toBe(String(NOW));
  });

  it.each([
    ['90 days after the last visit', NOW - 90 * DAY_MS],
    ['on the first visit since visits are stored', 0],
    ['where the clock was wrong', NOW + 400 * DAY_MS],
  ])('stays %s [S2]', (_when, lastVisit) => {
    const store = browser(lastVisit);
    store.set(visitAtom, NOW);
    expect(storedOf(OTHERS)).toEqual(OTHERS);
    expect(store.get(visitAtom)).toBe(NOW);
  });

  it('keeps the owner of the spared data, and the date of the code [S2]', () => {
    localStorage.setItem('promoCodeAt', '5');
    localStorage.setItem('owner', '"C1"');
    browser(1).set(visitAtom, NOW);
    expect(storedOf(['owner', 'promoCodeAt'])).toEqual(['owner', 'promoCodeAt']);
  });

  it('is wiped by one of two tabs, and not again [S2]', () => {
    const first = browser(1);
    const second = newTab();
    first.set(visitAtom, NOW);
    announce('lastVisit');
    localStorage.setItem('couponCode', '"TEA"');
    second.set(visitAtom, NOW + 5);
    expect(storedOf(['couponCode'])).toEqual(['couponCode']);
  });

  it('is wiped when the session id changes, but for the same [S2]', () => {
    const store = browser(NOW);
    store.set(applyPublicConfigAtom, configOf({ s: 'session-2' }));
    expect(storedOf(SPARED)).toEqual(SPARED);
    expect(storedOf(OTHERS)).toEqual([]);
    expect(store.get(sessionIdAtom)).toBe('session-2');
  });

  it('is not wiped again by a tab that sees the other’s new session id [S2]', () => {
    const first = browser(NOW);
    const second = newTab();
    first.set(applyPublicConfigAtom, configOf({ s: 'session-2' }));
    announce('uuid');
    localStorage.setItem('couponCode', '"TEA"');
    second.set(applyPublicConfigAtom, configOf({ s: 'session-2' }));
    expect(second.get(sessionIdAtom)).toBe('session-2');
    expect(storedOf(['couponCode'])).toEqual(['couponCode']);
  });

  it.each([
    ['a newcomer gets the first id', '', false],
    ['the id of somebody who left is replaced', 'session-1', true],
    ['the id stays the same', 'session-2', false],
  ])('stays where %s [S2]', (_case, s, replaced) => {
    const store = browser(NOW);
    store.set(sessionIdAtom, s);
    store.set(sessionReplacedAtom, replaced);
    store.set(applyPublicConfigAtom, configOf({ s: 'session-2' }));
    expect(storedOf(OTHERS)).toEqual(OTHERS);
    expect(store.get(sessionIdAtom)).toBe('session-2');
  });

  it('is read from the time of the last visit that another tab has stored [S2]', () => {
    const store = createStore();
    const stop = store.sub(visitAtom, () => undefined);
    localStorage.setItem('lastVisit', JSON.stringify(NOW));
    announce('lastVisit');
    expect(store.get(visitAtom)).toBe(NOW);
    stop();
    expect(store.get(persistedAtom('lastVisit', 0))).toBe(NOW);
  });
});
