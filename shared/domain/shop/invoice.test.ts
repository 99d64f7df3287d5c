import { type Invoice, invoiceFault, NO_INVOICE, normaliseInvoice } from './invoice.ts';

const invoice = (fields: Partial<Invoice>) => normaliseInvoice({ ...NO_INVOICE, ...fields });

describe('an invoice', () => {
  it.each<Partial<Invoice>>([
    {},
    { invoice_carrier_type: '1' },
    { invoice_carrier_type: '3', invoice_carrier_num: '/AB+12.-' },
    { invoice_carrier_type: '3', invoice_carrier_num: ' ／ab12345 ' },
    { invoice_carrier_type: '2', invoice_carrier_num: 'AB12345678901234' },
    { invoice_love_code: '919' },
    { invoice_vatid: '04595257', invoice_title: '拼鋪有限公司' },
    {
      invoice_vatid: '04595257',
      invoice_title: '拼鋪有限公司',
      invoice_carrier_type: '3',
      invoice_carrier_num: '/ABC1234',
    },
  ])('may be %j', (fields) => {
    expect(invoiceFault(invoice(fields))).toBeUndefined();
  });

  it.each<[Partial<Invoice>, keyof Invoice]>([
    [{ invoice_carrier_type: '9' }, 'invoice_carrier_type'],
    [{ invoice_carrier_num: '/ABC1234' }, 'invoice_carrier_num'],
    [{ invoice_carrier_type: '1', invoice_carrier_num: '/ABC1234' }, 'invoice_carrier_num'],
    [{ invoice_carrier_type: '3' }, 'invoice_carrier_num'],
    [{ invoice_carrier_type: '3', invoice_carrier_num: '/ABC,234' }, 'invoice_carrier_num'],
    [{ invoice_carrier_type: '3', invoice_carrier_num: 'AB12345678901234' }, 'invoice_carrier_num'],
    [{ invoice_carrier_type: '2', invoice_carrier_num: '/ABC1234' }, 'invoice_carrier_num'],
    [{ invoice_vatid: '10458572', invoice_title: '拼鋪' }, 'invoice_vatid'],
    [{ invoice_vatid: '04595257' }, 'invoice_title'],
    [{ invoice_title: '拼鋪' }, 'invoice_vatid'],
    [{ invoice_love_code: '12' }, 'invoice_love_code'],
    [{ invoice_love_code: '919', invoice_carrier_type: '1' }, 'invoice_love_code'],
    [
      { invoice_love_code: '919', invoice_vatid: '04595257', invoice_title: '拼鋪' },
      'invoice_love_code',
    ],
  ])('may not be %j', (fields, field) => {
    expect(invoiceFault(invoice(fields))).toBe(field);
  });
});
