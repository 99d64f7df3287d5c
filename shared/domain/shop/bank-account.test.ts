import { bankAccountFaults, normaliseBankAccount } from './bank-account.ts';

const ACCOUNT = { bank_code: '808', branch: '', account_no: '0012345678901', holder: '王小明' };
const normalised = (change: object) => normaliseBankAccount({ ...ACCOUNT, ...change });
const faultsOf = (change: object) => bankAccountFaults(normalised(change));

it.each([
  [{ bank_code: '８０８ ' }, { bank_code: '808' }],
  [{ account_no: '００１２-3456 78901' }, { account_no: '0012345678901' }],
  [{ branch: ' ０１２３ ' }, { branch: '0123' }],
  [{ holder: '  王  小明 ' }, { holder: '王 小明' }],
])('stores what was typed as %j as %j', (typed, stored) => {
  expect(normalised(typed)).toEqual({ ...ACCOUNT, ...stored });
});

it.each([
  {},
  { branch: '信義分行' },
  { holder: "John O'Neil" },
  { holder: '拼鋪股份有限公司（籌備處）' },
  { holder: 'Pasang·Kalaw' },
  { account_no: '1234567890' },
  { account_no: '1234567890123456' },
])('accepts an account with %j', (change) => {
  expect(faultsOf(change)).toEqual({});
});

it.each([
  [{ bank_code: '' }, 'bank_code'],
  [{ bank_code: '80' }, 'bank_code'],
  [{ bank_code: '80a' }, 'bank_code'],
  [{ bank_code: '8080' }, 'bank_code'],
  [{ branch: '=1+1' }, 'branch'],
  [{ branch: '信'.repeat(21) }, 'branch'],
  [{ account_no: '123456789' }, 'account_no'],
  [{ account_no: '1'.repeat(10_000) }, 'account_no'],
  [{ account_no: '12345678901a' }, 'account_no'],
  [{ holder: ' ' }, 'holder'],
  [{ holder: '...' }, 'holder'],
  [{ holder: '王'.repeat(10_000) }, 'holder'],
  [{ holder: '<script>alert(1)</script>' }, 'holder'],
  [{ holder: '=HYPERLINK("x")' }, 'holder'],
  [{ holder: '王\u202e明' }, 'holder'],
])('rejects an account with %j, and says why beside %s', (change, field) => {
  expect(faultsOf(change)).toEqual({ [field]: expect.stringMatching(/。$/) });
});
