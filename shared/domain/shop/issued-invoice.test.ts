import { invoiceStateText, isInvoiceDue } from './issued-invoice.ts';

it.each([
  [3, 100, '', 0, '尚未開立'],
  [99, 100, '', 0, '尚未開立'],
  [5, 100, 'AB12345678', 1, '已開立'],
  [0, 100, '', 2, '已作廢'],
  [2, 100, '', 0, ''],
  [0, 100, '', 0, ''],
  [3, 0, '', 0, ''],
])(
  'the invoice of an order of status %d over NT$%d with number %j and %d records: %j',
  (status, inv_amt, invoice_code, records, text) => {
    const invoices = Array.from({ length: records });
    expect(invoiceStateText({ status, inv_amt, invoice_code, invoices })).toBe(text);
  },
);

it.each([
  [2, false],
  [4, true],
  [6, false],
  [88, false],
])('an order at status %d needs an invoice: %j', (status, due) => {
  expect(isInvoiceDue({ status, inv_amt: 1 })).toBe(due);
});
