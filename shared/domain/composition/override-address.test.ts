import { overrideAddress } from './override-address.ts';

it.each([
  ['http://localhost:3002', 'http://localhost:3002/'],
  [' http://127.0.0.1:3002/mf-cart ', 'http://127.0.0.1:3002/mf-cart/'],
  ['http://localhost:3002/remote.json', 'http://localhost:3002/'],
  ['HTTPS://Cart.Example/preview//', 'https://cart.example/preview/'],
])('takes %s as the folder of a working copy [M3]', (text, folder) => {
  expect(overrideAddress(text)).toBe(folder);
});

it.each([
  ['nothing', ''],
  ['no address', 'mf-cart'],
  ['http of another machine', 'http://cart.example/'],
  ['a name that begins like this machine’s', 'http://localhost.example/'],
  ['another protocol', 'javascript:alert(1)'],
  ['a name with an account', 'https://team@cart.example/'],
  ['a query', 'https://cart.example/?a=1'],
  ['a fragment', 'https://cart.example/#a'],
  ['what would end a directive of the policy', "https://cart.example;script-src'unsafe-eval'/"],
  ['an address that is too long', `https://cart.example/${'a'.repeat(200)}`],
])('rejects %s [M3]', (_what, text) => {
  expect(overrideAddress(text)).toBeUndefined();
});
