import { remotesBase } from './remotes-base.ts';

it.each([
  ['the shop’s own origin when nothing is set', undefined, '/'],
  ['the shop’s own origin when it is empty', '', '/'],
  ['one pattern for all', 'https://{name}.shop.example/', 'https://mf-cart.shop.example/'],
  ['one folder for all', 'https://cdn.example/shop/', 'https://cdn.example/shop/'],
  [
    'its own entry',
    'mf-catalog=http://localhost:1/,mf-cart=http://localhost:2/',
    'http://localhost:2/',
  ],
  [
    'its own entry before the pattern',
    'https://{name}.example/, mf-cart=http://c.test/',
    'http://c.test/',
  ],
])('publishes a remote under %s [M1]', (_what, setting, base) => {
  expect(remotesBase(setting, 'mf-cart')).toBe(base);
});

it.each([
  'mf-catalog=http://localhost:1/',
  'cdn.example/',
  'https://cdn.example',
  'ftp://cdn.example/',
])('rejects %s with a sentence that says how to fix it [M1]', (setting) => {
  expect(() => remotesBase(setting, 'mf-cart')).toThrow(/REMOTES_BASE gives mf-cart no address/);
});
