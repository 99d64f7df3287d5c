import { testComposition, testVersion } from '../testing/compositions.ts';
import { entryScript, loadEntry } from './entry-scripts.ts';
import { checkScriptsOf } from './file-integrity.ts';

const base = 'https://cart.example/remotes/mf-cart/1/';

it('requests an entry with its hash [finding M18]', () => {
  const integrity = { 'entry.js': 'sha384-entry' };
  checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base, integrity }) }));
  const expected = { integrity: 'sha384-entry', crossOrigin: 'anonymous', async: true };
  expect(entryScript(`${base}entry.js`)).toMatchObject({ ...expected, src: `${base}entry.js` });
});

it('loads no entry without a hash [finding M18]', async () => {
  checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base, checks: 'every-file' }) }));
  await expect(loadEntry(`${base}entry.js`)).rejects.toThrow(`no hash of ${base}entry.js`);
  expect(document.querySelector('script')).toBeNull();
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

describe('loading', () => {
  const url = `${base}entry.js`;
  const script = () => document.querySelector('script');

  beforeEach(() => checkScriptsOf(testComposition({ 'mf-cart': testVersion({ base }) })));

  it('ends when the entry has run, and leaves no script behind', async () => {
    const loading = loadEntry(url);
    script()?.dispatchEvent(new Event('load'));
    await loading;
    expect(script()).toBeNull();
  });

  it('fails with the address where the entry can’t be loaded', async () => {
    const loading = loadEntry(url);
    script()?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow(`${url} could not be loaded`);
    expect(script()).toBeNull();
  });

  it('gives up an entry that never arrives', async () => {
    jest.useFakeTimers();
    const failed = expect(loadEntry(url)).rejects.toThrow(`${url} took over 8000 ms`);
    await jest.advanceTimersByTimeAsync(8000);
    await failed;
    expect(script()).toBeNull();
    jest.useRealTimers();
  });
});
