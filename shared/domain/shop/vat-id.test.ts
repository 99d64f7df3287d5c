import { isVatId } from './vat-id.ts';

it.each([
  ['04595257', 'sum 40'],
  ['22099131', 'sum 30'],
  ['12345665', 'sum 35, which the divisor 10 of before 2023 did not divide'],
  ['10458570', 'the seventh digit is 7, sum 25'],
  ['12345675', 'the seventh digit is 7, sum 39 and one more is 40'],
  ['10458579', 'the seventh digit is 7, sum 34 and one more is 35'],
])('%s is a number of a company: %s', (text) => {
  expect(isVatId(text)).toBe(true);
});

it.each([
  ['10458572', 'sum 27'],
  ['12345664', 'sum 34, and the seventh digit is not 7'],
  ['10458571', 'the seventh digit is 7, sum 26 and one more is 27'],
  ['00000000', 'it is nobody’s'],
  ['0459525', 'seven digits'],
  ['045952570', 'nine digits'],
  ['0459525A', 'a letter'],
  ['', 'nothing'],
])('%s is none: %s', (text) => {
  expect(isVatId(text)).toBe(false);
});
