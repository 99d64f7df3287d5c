import type { Checkout } from '@pinpu/shared/contracts';
import { NO_INVOICE } from '@pinpu/shared/domain';
import { contactsOf, lineOf } from '@pinpu/shared/testing/fixtures';
import { fingerprint, normaliseCheckout } from './normalise-checkout.ts';

const TEA = lineOf({ prd_id: 'tea' });
const CUP = lineOf({ prd_id: 'cup', prd_name: '陶杯' });

function bodyOf(fields: Partial<Checkout> = {}): Checkout {
  const { cart = [TEA] } = fields;
  return {
    ...contactsOf(),
    ...NO_INVOICE,
    coupon_code: '',
    promo_code: '',
    ship_amt: 100,
    ap_amt: 700,
    tot_amt: 667,
    tot_tax: 33,
    inv_amt: 700,
    cart_json: JSON.stringify(cart),
    ...fields,
    cart,
  };
}

it('reads only allowed fields, with e-mail, mobile number and invoice normalised [C13]', () => {
  const extra = { status: 9, cus_id: 'C9' } as object;
  const content = normaliseCheckout({
    ...bodyOf({
      cus_email: 'Guest@PINPU.test',
      cus_mobile: '+886 912-345-678',
      invoice_carrier_type: '3',
      invoice_carrier_num: '／abc+123 ',
    }),
    ...extra,
  });
  expect(content.profile).toMatchObject({
    cus_email: 'guest@pinpu.test',
    cus_mobile: '0912345678',
  });
  expect(content.invoice).toMatchObject({ invoice_carrier_num: '/ABC+123' });
  expect({ ...content, ...content.profile }).not.toMatchObject({ status: 9 });
  expect({ ...content, ...content.profile }).not.toHaveProperty('cus_id');
});

it('accepts any recipient’s telephone for an address, and a mobile number for a store', () => {
  const phone1 = '0912-345-678';
  expect(normaliseCheckout(bodyOf({ phone1 })).profile.phone1).toBe('0912345678');
  expect(normaliseCheckout(bodyOf({ phone1: '(02) 2345 6789 #12' })).profile.phone1).toBe(
    '02-2345-6789#12',
  );
  expect(normaliseCheckout(bodyOf({ phone1, rec_way: 2 })).profile.phone1).toBe('0912345678');
});

it('adds up lines of one product and drops empty ones', () => {
  const { cart } = normaliseCheckout(
    bodyOf({ cart: [TEA, { ...CUP, qty: 0 }, { ...TEA, qty: 2 }] }),
  );
  expect(cart).toEqual([{ ...TEA, qty: 3 }]);
});

it.each([
  ['no line with anything in it', { cart: [{ ...TEA, qty: 0 }] }, 'cart'],
  [
    'another quantity in cart_json',
    { cart_json: JSON.stringify([{ ...TEA, qty: 2 }]) },
    'cart_json',
  ],
  ['a line more in cart_json', { cart_json: JSON.stringify([TEA, CUP]) }, 'cart_json'],
  ['no JSON in cart_json', { cart_json: '[' }, 'cart_json'],
  ['a company number that can’t be', { invoice_vatid: '12345678' }, 'invoice_vatid'],
])('rejects %s, and names the field [B5]', (_what, fields, name) => {
  expect(() => normaliseCheckout(bodyOf(fields))).toThrow(
    expect.objectContaining({ statusCode: 400, message: expect.stringContaining(`「${name}」`) }),
  );
});

const print = (fields: Partial<Checkout>) => fingerprint(normaliseCheckout(bodyOf(fields)));

it.each([
  ['lines in another order', { cart: [CUP, TEA] }, true],
  ['a mobile number typed otherwise', { cart: [TEA, CUP], cus_mobile: '0912345678' }, true],
  ['another address', { cart: [TEA, CUP], addr1: '臺南市中西區民權路二段 31 號' }, false],
  ['another quantity', { cart: [TEA, { ...CUP, qty: 2 }] }, false],
])('recognises a repeated checkout by its fingerprint: %s [N3]', (_what, fields, same) => {
  expect(print(fields) === print({ cart: [TEA, CUP] })).toBe(same);
});

it.each<[string, Partial<Checkout>, RegExp]>([
  ['no number', { cus_mobile: 'x' }, /「cus_mobile」要填 09 開頭的 10 碼手機號碼/],
  ['a landline', { cus_mobile: '02-2345-6789' }, /「cus_mobile」/],
  ['a number of another country', { cus_mobile: '+81 90 1234 5678' }, /「cus_mobile」/],
  ['text as the recipient’s number', { phone1: '請按門鈴' }, /「phone1」不是有效的電話號碼/],
])('rejects %s [C12] [defect 4]', (_what, fields, sentence) => {
  expect(() => normaliseCheckout(bodyOf(fields))).toThrow(sentence);
});
