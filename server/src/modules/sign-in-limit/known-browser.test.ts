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
