import { accountName, hasOneTimePassword } from './account-name.ts';

const tokenOf = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

it.each([
  [tokenOf({ sub: 'admin' }), 'admin'],
  [tokenOf({ sub: '王小姐?>' }), '王小姐?>'],
  [tokenOf({ sub: 1 }), ''],
  [tokenOf(null), ''],
  ['jwt-1', ''],
  ['', ''],
])('reads from %s the account %j [A10]', (token, name) => {
  expect(accountName(token)).toBe(name);
});

it.each([
  [tokenOf({ sub: 'mei', one_time: true }), true],
  [tokenOf({ sub: 'mei' }), false],
  ['', false],
])('reads from %s whether a one-time password has to be replaced: %j', (token, must) => {
  expect(hasOneTimePassword(token)).toBe(must);
});
