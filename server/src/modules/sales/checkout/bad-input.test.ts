import { orders, variants } from '../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';

const line = lineOf(OOLONG, 1);
const good = checkoutBody([line]);

const without = (field: keyof typeof good) => {
  const { [field]: _, ...rest } = good;
  return rest;
};

const REQUIRED = [
  'cus_name',
  'cus_email',
  'cus_mobile',
  'cus_addr1',
  'cus_postcode',
  'cnt_name',
  'email',
  'phone1',
  'addr1',
  'addr1_postcode',
] as const;

/** Fields that an older page does not send, and those that the server computes itself. */
const isOptional = (field: string) => /^(?:invoice|dis)_/.test(field);

const cases: [what: string, payload: unknown, field: string][] = [
  ...Object.keys(good)
    .filter((field) => !isOptional(field))
    .map((field): [string, unknown, string] => [
      `no ${field}`,
      without(field as keyof typeof good),
      field,
    ]),
  ...REQUIRED.map((field): [string, unknown, string] => [
    `an empty ${field}`,
    { ...good, [field]: ' ' },
    field,
  ]),
  ['an invalid e-mail', { ...good, cus_email: 'nobody' }, 'cus_email'],
  [
    'a list as the buyer’s e-mail [finding H8]',
    { ...good, cus_email: 'a,mei@pinpu.test' },
    'cus_email',
  ],
  [
    'a name in the buyer’s e-mail [finding H8]',
    { ...good, cus_email: '"q"<mei@pinpu.test>' },
    'cus_email',
  ],
  [
    'a comment in the recipient’s e-mail [finding H8]',
    { ...good, email: '(2)mei@pinpu.test' },
    'email',
  ],
  ['a postcode below 100', { ...good, cus_postcode: '099' }, 'cus_postcode'],
  ['a postcode of four digits', { ...good, addr1_postcode: '1000' }, 'addr1_postcode'],
  ['a postcode that is a number', { ...good, cus_postcode: 100 }, 'cus_postcode'],
  ['an enormous name', { ...good, cus_name: '王'.repeat(61) }, 'cus_name'],
  ['a name that is an object', { ...good, cus_name: { $ne: '' } }, 'cus_name'],
  ['an amount that is text', { ...good, inv_amt: '700' }, 'inv_amt'],
  ['a negative amount', { ...good, inv_amt: -1 }, 'inv_amt'],
  ['an amount beyond any order', { ...good, inv_amt: 1e12 }, 'inv_amt'],
  ['an empty cart', { ...good, cart: [] }, 'cart'],
  ['a cart of zero lines', checkoutBody([{ ...line, qty: 0 }]), 'cart'],
  ['a cart that is text', { ...good, cart: '[]' }, 'cart'],
  [
    'a line without a product',
    { ...good, cart: [{ ...line, prd_id: undefined }] },
    'cart.0.prd_id',
  ],
  [
    'an invalid company number',
    { ...good, invoice_vatid: '10458572', invoice_title: '某公司' },
    'invoice_vatid',
  ],
  ['a carrier without its number', { ...good, invoice_carrier_type: '3' }, 'invoice_carrier_num'],
  [
    'a donation by a company',
    { ...good, invoice_love_code: '919', invoice_carrier_type: '1' },
    'invoice_love_code',
  ],
  ['half a unit', { ...good, cart: [{ ...line, qty: 0.5 }] }, 'cart.0.qty'],
];

describe('a malformed checkout', () => {
  it.each(cases)(
    'a checkout with %s is rejected with 400, the field named, and nothing stored [N7, B5]',
    async (_what, payload, field) => {
      const { app, db } = await testApp();
      const answer = await sendCheckout({ app }, payload as object);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().success).toBe(false);
      expect(answer.json().msg[0].Message).toContain(`「${field}」`);
      expect(await db.select().from(orders)).toEqual([]);
      expect(
        (await db.select().from(variants)).find(({ prd_id }) => prd_id === 'P0001')?.reserved,
      ).toBe(0);
    },
  );

  it.each([
    ['a key too short', { key: 'x' }],
    ['a key with spaces', { key: 'a key with spaces' }],
    ['an unknown session', { s: '%00%00%00%00%00%00%00%00' }],
    ['no session', { s: '' }],
  ])('a checkout with %s is rejected with 400 [N7]', async (_what, options) => {
    const { app } = await testApp();
    expect((await sendCheckout({ app }, good, options)).statusCode).toBe(400);
  });

  it.each([
    ['nothing', '', 400],
    ['no JSON', '{"cart":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
  ])('a checkout of %s is rejected with 400 [N7]', async (_what, payload, status) => {
    const { app } = await testApp();
    const headers = { 'content-type': 'application/json' };
    const url = '/api/cart/checkout?s=session-of-a-test';
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(status);
  });
});
