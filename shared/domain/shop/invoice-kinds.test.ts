import { NO_INVOICE } from './invoice.ts';
import { invoiceKey, invoiceText } from './invoice-kinds.ts';

it.each([
  [{}, '雲端發票，寄到電子郵件'],
  [{ invoice_carrier_type: '3', invoice_carrier_num: '/ABC+123' }, '手機條碼 /ABC+123'],
  [
    { invoice_carrier_type: '2', invoice_carrier_num: 'AB12345678901234' },
    '自然人憑證 AB12345678901234',
  ],
  [{ invoice_love_code: '919' }, '捐贈發票，愛心碼 919'],
  [{ invoice_vatid: '04595257', invoice_title: '某某行' }, '公司統編 04595257 某某行'],
])('%j is described as %s', (fields, text) => {
  expect(invoiceText({ ...NO_INVOICE, ...fields })).toBe(text);
});

it('an invoice is the same however its number is typed, and whatever its title', () => {
  const key = (fields: object) => invoiceKey({ ...NO_INVOICE, ...fields });
  const company = { invoice_vatid: '04595257', invoice_title: '某某行' };
  expect(key(company)).toBe(key({ invoice_vatid: ' ０４５９５２５７', invoice_title: '某某公司' }));
  expect(key({ invoice_love_code: '919' })).not.toBe(key({ invoice_love_code: '8585' }));
  expect(key({ invoice_carrier_type: '3' })).toBe('');
});
