import { relyingParty } from './relying-party.ts';

it.each([
  ['https://shop.example.tw', 'shop.example.tw', 'https://shop.example.tw'],
  ['https://example.tw:8443/shop', 'example.tw', 'https://example.tw:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://tea.localhost', 'tea.localhost', 'http://tea.localhost'],
])('passkeys at %s are for %s', (publicUrl, id, origin) => {
  expect(relyingParty({ publicUrl })).toEqual({ id, origin });
});

it.each([
  'http://127.0.0.1:3000',
  'https://192.168.1.5',
  'https://[::1]:3000',
  'http://shop.example.tw',
])('there are no passkeys at %s, where browsers allow none', (publicUrl) => {
  expect(relyingParty({ publicUrl })).toBeNull();
});
