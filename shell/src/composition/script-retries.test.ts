import { retryScriptsOf, scriptAddress } from './script-retries.ts';

const BASE = '/remotes/mf-cart/1/';
const sources = () => [...document.scripts].map((script) => script.getAttribute('src'));

it('requests a script at its own address until its folder is retried, then past every earlier answer [M4]', () => {
  expect(scriptAddress(`${BASE}entry.js`)).toBe(`${BASE}entry.js`);
  retryScriptsOf(BASE);
  expect(scriptAddress(`${BASE}entry.js`)).toBe(`http://localhost${BASE}entry.js?retry=1`);
  retryScriptsOf(BASE);
  expect(scriptAddress(`http://localhost${BASE}page.js`)).toMatch(/\/page\.js\?retry=2$/);
  expect(scriptAddress('/remotes/mf-cart/2/entry.js')).toBe('/remotes/mf-cart/2/entry.js');
});

it('a retry removes the scripts of its folder that are still loading, and no others [M4]', () => {
  for (const src of [`${BASE}page.js`, '/assets/main.js'])
    document.head.append(Object.assign(document.createElement('script'), { src }));
  retryScriptsOf(BASE);
  expect(sources()).toEqual(['/assets/main.js']);
});

it('can’t be replaced by a script [finding M18]', () => {
  expect(() => Object.assign(globalThis, { pinpuScriptAddress: () => '' })).toThrow(TypeError);
});
