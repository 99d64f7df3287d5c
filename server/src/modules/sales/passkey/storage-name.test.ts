import { passkeyName } from './add-service.ts';

it.each([
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', 'Safari・iPhone', 'iCloud 鑰匙圈'],
  ['00000000-0000-0000-0000-000000000000', 'Chrome・Android', 'Chrome・Android'],
  ['00000000-0000-0000-0000-000000000000', '', '通行密鑰'],
])('a passkey stored by %s and added in “%s” is called %s', (aaguid, browser, name) => {
  expect(passkeyName(aaguid, browser)).toBe(name);
});
