import { browserId, knownBrowser, newBrowserId, newKnownBrowser } from './known-browser.ts';

it('a browser is known to the account that signed in on it, and to no other', () => {
  const value = newKnownBrowser('admin', 'secret');
  expect(knownBrowser(value, 'admin', 'secret')).toMatch(/^\S{24}$/);
  expect(knownBrowser(value, 'counter', 'secret')).toBeNull();
  expect(knownBrowser(value, 'admin', 'another')).toBeNull();
  for (const text of ['', '.', 'x', `x${value}`])
    expect(knownBrowser(text, 'admin', 'secret')).toBeNull();
});

it('a browser keeps its id when it becomes known', () => {
  const id = newBrowserId();
  expect(browserId(id)).toBe(id);
  expect(browserId(newKnownBrowser('admin', 'secret', id))).toBe(id);
  for (const text of ['', '.', 'x', `${id}x`, `.${id}`]) expect(browserId(text)).toBeNull();
});

it('a browser is known to the last five accounts that signed in on it', () => {
  const accounts = ['one', 'two', 'three', 'four', 'five', 'six'];
  const first = newKnownBrowser('one', 'secret');
  const value = accounts.reduce(
    (cookie, account) => newKnownBrowser(account, 'secret', cookie),
    first,
  );
  const known = accounts.filter((account) => knownBrowser(value, account, 'secret') !== null);
  expect(known).toEqual(accounts.slice(1));
  const again = newKnownBrowser('two', 'secret', value);
  expect(accounts.filter((account) => knownBrowser(again, account, 'secret') !== null)).toEqual(
    known,
  );
  expect(newKnownBrowser('seven', 'secret', `x.${value}`).split('.')).toHaveLength(2);
});

it('only five signatures of a longer cookie are compared', () => {
  const [id, own] = newKnownBrowser('admin', 'secret').split('.');
  const others = Array.from({ length: 5 }, () => 'A'.repeat(43));
  expect(knownBrowser([id, ...others, own].join('.'), 'admin', 'secret')).toBeNull();
  expect(knownBrowser([id, ...others.slice(1), own].join('.'), 'admin', 'secret')).toBe(id);
});
