import { adminPasswordFault, isAdminAccount, normaliseAdminAccount } from './administrator.ts';

it.each([
  [' Counter ', 'counter'],
  ['ＡＤＭＩＮ', 'admin'],
  ['mei.lin-2', 'mei.lin-2'],
])('normalises %j to %j', (typed, account) => {
  expect(normaliseAdminAccount(typed)).toBe(account);
  expect(isAdminAccount(account)).toBe(true);
});

it.each(['', 'a', '-ab', 'a b', '王小明', 'a/b', 'a'.repeat(33), 'Admin'])(
  'rejects the account name %j',
  (account) => expect(isAdminAccount(account)).toBe(false),
);

it.each([
  ['elevenchars', 'short'],
  ['twelve-chars', null],
  ['正確的馬電池訂書針共十二字', null],
  ['𠮷'.repeat(11), 'short'],
  ['字'.repeat(37), 'long'],
  ['a'.repeat(110), null],
  ['a'.repeat(111), 'long'],
  ['countercounter', 'account'],
  ['Counter123456', null],
  ['COUNTER-12345', null],
  ['counter-1234', 'account'],
])('a new password %j of counter is %j', (password, fault) => {
  expect(adminPasswordFault(password, 'counter')).toBe(fault);
});
