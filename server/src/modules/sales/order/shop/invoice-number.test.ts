import { normaliseInvoiceNumber } from './invoice.ts';

it.each([
  ['AB12345678', 'AB12345678'],
  [' ab-1234 5678 ', 'AB12345678'],
  ['ＡＢ１２３４５６７８', 'AB12345678'],
  ['A12345678', undefined],
  ['AB1234567', undefined],
  ['AB123456789', undefined],
  ['12AB345678', undefined],
  ['', undefined],
])('reads the invoice number %j as %j', (text, number) => {
  expect(normaliseInvoiceNumber(text)).toBe(number);
});
