import { NO_INVOICE } from '@pinpu/shared/domain';
import { FakeInvoices } from '../../../../../testing/fakes/ecpay-invoice/records.ts';
import type { InvoiceRequest } from '../../port.ts';
import { issueFields } from './issue-fields.ts';

const line = { name: '茶', qty: 1, price: 100, amount: 100, tax_class: 'taxed' } as const;
const REQUEST: InvoiceRequest = {
  ...NO_INVOICE,
  ...{ relate_number: 'PP1I1', amount: 100, lines: [line] },
  buyer: { name: '王小明', email: 'guest@pinpu.test', phone: '0912345678', address: '臺北市 1 號' },
};
const COMPANY = { invoice_title: '拼鋪', invoice_vatid: '12345675' };
const NO_ADDRESS = { buyer: { ...REQUEST.buyer, address: '' } };

it.each<[string, Partial<InvoiceRequest>, object]>([
  ['a private buyer', {}, { Print: '0', CarrierType: '1', CarrierNum: '', Donation: '0' }],
  [
    'a mobile barcode',
    { invoice_carrier_type: '3', invoice_carrier_num: '/ABC+123' },
    { Print: '0', CarrierType: '3', CarrierNum: '/ABC+123' },
  ],
  [
    'a certificate',
    { invoice_carrier_type: '2', invoice_carrier_num: 'AB12345678901234' },
    { Print: '0', CarrierType: '2', CarrierNum: 'AB12345678901234' },
  ],
  [
    'a donation',
    { invoice_love_code: '919' },
    { Print: '0', Donation: '1', LoveCode: '919', CarrierType: '' },
  ],
  [
    'a company with an address',
    COMPANY,
    { Print: '1', CustomerIdentifier: '12345675', CustomerName: '拼鋪', CarrierType: '' },
  ],
  ['a company without an address', { ...COMPANY, ...NO_ADDRESS }, { Print: '0', CarrierType: '1' }],
  [
    'a buyer with a long e-mail',
    { buyer: { ...REQUEST.buyer, email: `${'a'.repeat(80)}@pinpu.test` } },
    { CustomerEmail: '', CustomerPhone: '0912345678' },
  ],
  [
    'goods of two tax classes',
    { amount: 150, lines: [line, { ...line, price: 50, amount: 50, tax_class: 'exempt' }] },
    { TaxType: '9', SalesAmount: 150 },
  ],
  [
    'goods exempt from tax',
    { lines: [{ ...line, tax_class: 'exempt' }] },
    { TaxType: '3', Items: [{ ItemTaxType: '3' }] },
  ],
])('the invoice of %s is one that ECPay accepts [I4]', (_, change, expected) => {
  const fields = issueFields({ ...REQUEST, ...change }, '2000001');
  expect(fields).toMatchObject(expected);
  expect(new FakeInvoices(() => new Date()).issue(fields)).toMatchObject({ RtnCode: 1 });
});
