import { testComposition, testVersion } from '../testing/compositions.ts';
import { checkScriptsOf, scriptIntegrity } from './file-integrity.ts';

const cart = testVersion({
  base: '/remotes/mf-cart/1/',
  integrity: { 'entry.js': 'sha384-entry' },
  checks: 'every-file',
});
const member = testVersion({
  base: 'https://member.example/remotes/mf-member/1/',
  integrity: { 'entry.js': 'sha384-member' },
});
const shell = {
  base: '/assets/',
  integrity: { 'search.js': 'sha384-search' },
  checks: 'every-file' as const,
};
const composition = { ...testComposition({ 'mf-cart': cart, 'mf-member': member }), shell };

it('has no hash for any script before the composition is known [finding M18]', () => {
  expect(scriptIntegrity('/assets/search.js')).toBeUndefined();
});

it.each([
  ['http://localhost/remotes/mf-cart/1/entry.js', 'sha384-entry'],
  ['/remotes/mf-cart/1/entry.js', 'sha384-entry'],
  ['/remotes/mf-cart/1/page.js', undefined],
  ['/remotes/mf-cart/2/entry.js', undefined],
  ['/remotes/mf-cart/1/../2/entry.js', undefined],
  ['/assets/search.js', 'sha384-search'],
  ['/assets/gone.js', undefined],
  ['https://member.example/remotes/mf-member/1/entry.js', 'sha384-member'],
  ['https://member.example/remotes/mf-member/1/page.js', ''],
  ['https://elsewhere.example/entry.js', undefined],
])('a script at %s is requested with the hash %j [finding M18]', (url, expected) => {
  checkScriptsOf(composition);
  expect(scriptIntegrity(url)).toBe(expected);
});

it('takes the hashes of the innermost folder [finding M18]', () => {
  checkScriptsOf(testComposition({ 'mf-outer': testVersion({ base: '/' }), 'mf-cart': cart }));
  expect(scriptIntegrity('/remotes/mf-cart/1/page.js')).toBeUndefined();
});

it('loads the shell’s own scripts as before where an older gateway does not list them [finding M18]', () => {
  checkScriptsOf(testComposition({ 'mf-cart': cart }));
  expect(scriptIntegrity('/assets/search.js')).toBe('');
  expect(scriptIntegrity('/remotes/mf-cart/1/page.js')).toBeUndefined();
});

it('the loaders of all builds ask one function, which no script can replace [finding M18]', () => {
  expect(Reflect.get(globalThis, 'pinpuIntegrity')).toBe(scriptIntegrity);
  expect(Reflect.set(globalThis, 'pinpuIntegrity', () => '')).toBe(false);
  expect(Reflect.deleteProperty(globalThis, 'pinpuIntegrity')).toBe(false);
});
