import { EMAIL_PATTERN, isEmail, isShopPhone, normaliseEmail, tidyOtp } from './contact.ts';
import { normaliseMobile } from './phone.ts';
import { typedFault } from './typed-text.ts';

it.each([
  ['100', true],
  ['999', true],
  ['10617', true],
  ['106036', true],
  [' 106 ', true],
  ['099', false],
  ['1060', false],
  ['1060361', false],
  ['10a', false],
  ['', false],
])('accepts %j as a postcode: %s [C12, V8]', (text, valid) => {
  expect(text !== '' && typedFault('postcode', text, '') === '').toBe(valid);
});

it.each([
  ['member@pinpu.test', true],
  [' member@pinpu.test ', true],
  ['a.b+c@mail.pinpu.test', true],
  ['member', false],
  ['member@pinpu', false],
  ['member@@pinpu.test', false],
  ['member@pinpu..test', false],
  ['mem ber@pinpu.test', false],
  ["o'neil+tea=1/2{x|y}~-@a-1.pinpu.test", true],
  ['mei@xn--fsqu00a.xn--0zwm56d', true],
  ['.mei@pinpu.test', false],
  ['mei.@pinpu.test', false],
  ['m..ei@pinpu.test', false],
  ['mei@-pinpu.test', false],
  ['mei@pinpu-.test', false],
  ['mei@127.0.0.1', false],
  ['mei@[127.0.0.1]', false],
  ['mei@pinpu.test.', false],
  ['"mei"@pinpu.test', false],
  ['ｍｅｉ@pinpu.test', false],
  ['梅@pinpu.test', false],
  ['mei@pinpu.test\nbcc:mei@pinpu.test', false],
  [`${'a'.repeat(64)}@pinpu.test`, true],
  [`${'a'.repeat(65)}@pinpu.test`, false],
  [`mei@${'a'.repeat(63)}.test`, true],
  [`mei@${'a'.repeat(64)}.test`, false],
  [`mei@${'pinpu.'.repeat(41)}test`, true],
  [`mei@${'pinpu.'.repeat(41)}testt`, false],
  [`${'a'.repeat(250)}@p.test`, false],
])('accepts %j as an e-mail address: %s [C12, V5]', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

it.each([
  '1,mei@pinpu.test',
  'mei@pinpu.test(1)',
  '(2)mei@pinpu.test',
  '<mei@pinpu.test>',
  'a;mei@pinpu.test',
  '"q"<mei@pinpu.test>',
  'group:mei@pinpu.test;',
  'mei@pinpu.test,li@pinpu.test',
])('rejects %j, which mail software reads as another address (finding H8)', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('stores addresses in lower case [V5]', () => {
  expect(normaliseEmail(' Member@Pinpu.TEST ')).toBe('member@pinpu.test');
});

it.each([
  ['0912345678', '0912345678'],
  ['912345678', '0912345678'],
  ['+886912345678', '0912345678'],
  ['886-912-345-678', '0912345678'],
  ['0912 345 678', '0912345678'],
  ['０９１２３４５６７８', '0912345678'],
  ['0212345678', undefined],
  ['091234567', undefined],
  ['+8860912345678', '0912345678'],
  ['12', undefined],
  ['abc', undefined],
  ['0912 345 67a', undefined],
  ['', undefined],
])('stores the mobile number %j as %s [V8]', (text, expected) => {
  expect(normaliseMobile(text)).toBe(expected);
});

it.each([
  ['02-2345-6789', true],
  ['(02) 2345 6789 #12', true],
  ['０９１２３４５６７８', true],
  ['+81 90 1234 5678', true],
  ['12', false],
  ['abc', false],
  ['請改打市話', false],
])('accepts %j as a telephone number: %s [C12] [defect 4]', (text, valid) => {
  expect(typedFault('phone', text, '') === '').toBe(valid);
  expect(isShopPhone(text)).toBe(valid);
});

it('has a pattern for an input, too: browsers compile it with the flag v [defect 4] (finding H8)', () => {
  const inBrowser = new RegExp(`^(?:${EMAIL_PATTERN.source.slice(1, -1)})$`, 'v');
  expect(inBrowser.test('a.b+c@mail.pinpu.test')).toBe(true);
  expect(inBrowser.test('a,b@pinpu.test')).toBe(false);
});

it.each([
  '123456',
  ' 123 456 ',
  '１２３４５６',
  '123-456',
  '123–456',
  '1 2 3 4 5 6',
  '登入驗證碼：123456',
  '登入驗證碼：123456，30 分鐘內有效',
  '【拼鋪】驗證碼 123-456。',
  '\u202A123456\u200B',
])('reads %j as the code 123456 [V5] [41 R11]', (text) => {
  expect(tidyOtp(text)).toBe('123456');
});

it.each(['ABC123456D', '12345', '驗證碼：1234567'])(
  'finds no six digits in %j [41 R11]',
  (text) => {
    expect(tidyOtp(text)).not.toMatch(/^\d{6}$/);
  },
);
