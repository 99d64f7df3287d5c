import { isEmail, isPostcode, normaliseEmail, normaliseMobile } from './contact.ts';

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
])('takes %j for a postcode: %s [C12, V8]', (text, valid) => {
  expect(isPostcode(text)).toBe(valid);
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
  [`${'a'.repeat(250)}@p.test`, false],
])('takes %j for an e-mail address: %s [C12, V5]', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
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
  ['+8860912345678', undefined],
  ['', undefined],
])('stores the mobile number %j as %s [V8]', (text, expected) => {
  expect(normaliseMobile(text)).toBe(expected);
});
