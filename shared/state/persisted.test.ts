import { lineOf } from '@pinpu/shared/testing';
import { createStore } from 'jotai';
import { persistedAtom } from './persisted.ts';

const CONTACTS = { cus_name: '林小鋪', cus_email: 'guest@pinpu.test', cnt_name: '', email: '' };
const EMPTY_CART = { key: '', lines: [] };

/** Every key, its value where nothing is stored, and a value as written by releases without versions. */
const KEYS: [key: string, initial: unknown, landed: unknown][] = [
  ['acc', '', 'member@pinpu.test'],
  ['at', '', 'eyJhbGciOi.J9.x-y_z'],
  ['cart', EMPTY_CART, { key: 'k-1', lines: [lineOf()] }],
  ['codeRequest', null, { email: 'member@pinpu.test', asked_at: 1, link_only: true }],
  ['couponCode', '', '十週年'],
  ['emailCode', null, { email: 'guest@pinpu.test', asked_at: 1 }],
  ['lastVisit', 0, 1_790_000_000_000],
  ['lastOrder', { guid: '', ord_code: '' }, { guid: 'guid-1', ord_code: 'PP2611210001' }],
  ['memberCart', [], [{ prd_id: 'P1', qty: 2 }]],
  ['memberLines', [], [{ prd_id: 'P1', from: 0, to: 2 }]],
  ['orderInfo', {}, CONTACTS],
  ['owner', '', 'C1'],
  ['prefilled', {}, { cus_name: '林小鋪', cus_addr1: '' }],
  ['promoCode', '', 'Friend_of-2026'],
  ['promoCodeAt', 0, 1_790_000_000_000],
  ['recWay', 1, 2],
  ['recentProducts', [], ['P1', 'P7']],
  ['recentSearches', [], ['高山茶']],
  ['ut', '', 'token-1'],
  ['uuid', '', 'session-1'],
];

/** Stores a text as another tab does. */
function storeElsewhere(key: string, text: string) {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** The value of `key` on the next page. */
function readAgain(key: string, initial: unknown) {
  const store = createStore();
  const stored = persistedAtom(key, initial);
  const stop = store.sub(stored, () => undefined);
  const value = store.get(stored);
  stop();
  return value;
}

const DAMAGED = [
  '',
  '{"key":',
  'undefined',
  'x'.repeat(4_999_000),
  JSON.stringify('x'.repeat(4_999_000)),
  'true',
  '{"v":1,"value":true}',
];
const OF_ANOTHER_KIND = ['{}', 'null', '[]', '7', '"文字 "', '{"lines":[null]}', '[null,{}]'];

describe.each(KEYS)('the stored key %s', (key, initial, landed) => {
  it('is read as every release so far has written it [defect 7] [S4]', () => {
    storeElsewhere(key, JSON.stringify(landed));
    expect({ value: readAgain(key, initial) }).toMatchObject({ value: landed });
    expect(localStorage.getItem(key)).toBe(JSON.stringify(landed));
  });

  it('is deleted where it is no valid value [defect 7]', () => {
    for (const text of DAMAGED) {
      storeElsewhere(key, text);
      expect(readAgain(key, initial)).toEqual(initial);
      expect(localStorage.getItem(key)).toBeNull();
    }
  });

  it('has its own shape, whatever was stored [defect 7]', () => {
    const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
    for (const text of OF_ANOTHER_KIND) {
      storeElsewhere(key, text);
      const value = readAgain(key, initial);
      expect(kindOf(value)).toBe(kindOf(initial));
      if (Array.isArray(value)) expect(value).not.toContain(null);
    }
  });

  it('is unchanged where a later release has written it, which another tab may use [defect 7]', () => {
    const later = JSON.stringify({ v: 99, value: { unknown: true } });
    storeElsewhere(key, later);
    expect(readAgain(key, initial)).toEqual(initial);
    expect(localStorage.getItem(key)).toBe(later);
  });
});

it('keeps the readable entries of a stored list and of contacts [defect 7]', () => {
  storeElsewhere('cart', JSON.stringify({ lines: [null, lineOf(), { prd_id: 'P2' }] }));
  expect(readAgain('cart', EMPTY_CART)).toEqual({ key: '', lines: [lineOf()] });
  storeElsewhere('orderInfo', JSON.stringify({ cus_name: '林', cus_mobile: 7, addr1: null }));
  expect(readAgain('orderInfo', {})).toMatchObject({ cus_name: '林', cus_mobile: '', addr1: '' });
});

describe('a browser that blocks storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'QuotaExceededError');
  };

  it('a value lasts as long as the page [defect 7]', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
    createStore().set(persistedAtom('couponCode', ''), 'TEA');
    expect(readAgain('couponCode', '')).toBe('TEA');
  });

  it('a later value of another tab counts [S4]', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(denied);
    createStore().set(persistedAtom('promoCode', ''), 'TEA');
    storeElsewhere('promoCode', '"OOLONG"');
    expect(readAgain('promoCode', '')).toBe('OOLONG');
  });
});
