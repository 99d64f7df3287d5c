import { testComposition, testVersion } from '../testing/compositions.ts';
import { entryScripts } from './entry-scripts.ts';
import { checkScriptsOf } from './file-integrity.ts';

const { createScript } = entryScripts();
const base = 'https://cart.example/remotes/mf-cart/1/';

it('requests an entry with its hash [finding M18]', () => {
  const integrity = { 'entry.js': 'sha384-entry' };
  checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base, integrity }) }));
  const { script, timeout } = createScript({ url: `${base}entry.js` });
  const expected = { integrity: 'sha384-entry', crossOrigin: 'anonymous', async: true };
  expect(script).toMatchObject({ ...expected, src: `${base}entry.js` });
  expect(timeout).toBe(8000);
});

it('throws for an entry without a hash, since the runtime would load it without one [finding M18]', () => {
  checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base, checks: 'every-file' }) }));
  expect(() => createScript({ url: `${base}entry.js` })).toThrow(`no hash of ${base}entry.js`);
});

it.each([
  [base, 'anonymous'],
  ['http://localhost/remotes/mf-own/1/', null],
])(
  'requests an unchecked entry in %s as its preload hint does [finding M18]',
  (place, crossOrigin) => {
    checkScriptsOf(testComposition({ 'mf-own': testVersion({ base: place }) }));
    const { script } = createScript({ url: `${place}entry.js` });
    // jsdom does not reflect the attribute.
    expect([script.integrity ?? '', script.crossOrigin]).toEqual(['', crossOrigin]);
  },
);
