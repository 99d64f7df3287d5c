import { testComposition, testVersion } from '../testing/compositions.ts';
import { entryScript } from './entry-scripts.ts';
import { checkScriptsOf } from './file-integrity.ts';

const base = 'https://cart.example/remotes/mf-cart/1/';

it('requests an entry with its hash [finding M18]', () => {
  const integrity = { 'entry.js': 'sha384-entry' };
  checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base, integrity }) }));
  const expected = { integrity: 'sha384-entry', crossOrigin: 'anonymous', async: true };
  expect(entryScript(`${base}entry.js`)).toMatchObject({ ...expected, src: `${base}entry.js` });
});

it('creates no script for an entry without a hash [finding M18]', () => {
  checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base, checks: 'every-file' }) }));
  expect(() => entryScript(`${base}entry.js`)).toThrow(`no hash of ${base}entry.js`);
});

it.each([
  [base, 'anonymous'],
  ['http://localhost/remotes/mf-own/1/', null],
])(
  'requests an unchecked entry in %s as its preload hint does [finding M18]',
  (place, crossOrigin) => {
    checkScriptsOf(testComposition({ 'mf-own': testVersion({ base: place }) }));
    const script = entryScript(`${place}entry.js`);
    // jsdom does not reflect the attribute.
    expect([script.integrity ?? '', script.crossOrigin]).toEqual(['', crossOrigin]);
  },
);
