import { typedNumber } from './typed-number.ts';

it.each([
  ['100', 100],
  ['１，２００', 1200],
  [' NT$1,200 ', 1200],
  ['3.7', 3.7],
  ['-1', -1],
  ['', null],
  ['　', null],
  ['1e9', Number.NaN],
  ['3,7', Number.NaN],
  ['1 2', Number.NaN],
  ['333\t334', Number.NaN],
  ['一百', Number.NaN],
])('"%s" is %p', (text, number) => expect(typedNumber(text)).toBe(number));
