import { checkoutSchema } from '@pinpu/shared/contracts';
import { gt } from 'drizzle-orm';
import { checkoutKeys, orders, outboxMails, variants } from '../../../platform/db/schema/index.ts';
import { OOLONG, PINEAPPLE, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';

const good = checkoutBody([lineOf(OOLONG, 1)]);
const FIELDS = Object.keys(checkoutSchema.shape);

/** Invalid values for any field, as JSON on the wire: two are not JSON, and one exceeds every number type. */
const HOSTILE: Record<string, string> = {
  null: 'null',
  'true or false': 'true',
  'an object': '{"$ne":""}',
  'a list of lists': '[[]]',
  'an enormous number': '1e309',
  'no number': 'NaN',
  'a negative number': '-1',
  'a fraction': '0.5',
  'ten thousand characters': JSON.stringify('王'.repeat(10_000)),
  'NUL in it': '"a\\u0000b"',
  'half a character': '"\\ud800"',
  'a control character': '"a\\u0007b"',
  'a script': JSON.stringify(`<script>alert(1)</script>${'<b>'.repeat(100)}`),
  'an unterminated text': '"',
};

const post = ({ app }: TestApp, payload: string) =>
  app.inject({
    method: 'POST',
    url: `/api/cart/checkout?s=${SESSION}`,
    headers: { 'content-type': 'application/json' },
    payload,
  });

const stored = async ({ db }: TestApp) => [
  ...(await db.select().from(orders)),
  ...(await db.select().from(checkoutKeys)),
  ...(await db.select().from(outboxMails)),
  ...(await db.select().from(variants).where(gt(variants.reserved, 0))).filter(
    ({ prd_id }) => prd_id !== PINEAPPLE.prd_id,
  ),
];

/** Checks out once per hostile value of a field, and returns the values that were not rejected with a sentence. */
async function notRejected(shop: TestApp, field: string, hostile: Record<string, string>) {
  const faults: string[] = [];
  for (const [what, raw] of Object.entries(hostile)) {
    const payload = JSON.stringify({ ...good, [field]: '@' }).replace('"@"', () => raw);
    const answer = await post(shop, payload);
    const sentence = answer.json().msg?.[0]?.Message ?? '';
    const isExplained =
      answer.statusCode >= 400 && answer.statusCode < 500 && sentence.endsWith('。');
    if (!isExplained) faults.push(`${what}: ${answer.statusCode} ${sentence}`);
  }
  return faults;
}

/** Texts from an address's parameters: a malformed one must not stop an order (M17). */
const MALFORMED_CODES = ['ten thousand characters', 'a control character', 'a script'];
const isMalformedCode = ([what]: [string, string]) => MALFORMED_CODES.includes(what);
const hostile = Object.entries(HOSTILE);

describe('a checkout with one hostile field', () => {
  it.each(FIELDS)('is rejected with a sentence and stores nothing: %s [N7, B5]', async (field) => {
    const shop = await testApp();
    const values = field === 'promo_code' ? hostile.filter((it) => !isMalformedCode(it)) : hostile;
    expect(await notRejected(shop, field, Object.fromEntries(values))).toEqual([]);
    expect(await stored(shop)).toEqual([]);
  });

  it('stores none of the texts that can’t be a promotion code (M17)', async () => {
    const shop = await testApp();
    const texts = Object.fromEntries(hostile.filter(isMalformedCode));
    expect(await notRejected(shop, 'promo_code', texts)).toEqual(
      MALFORMED_CODES.map((what) => `${what}: 200 `),
    );
    // The three are duplicates of one order.
    expect(await shop.db.select().from(orders)).toMatchObject([{ promo_code: '', pl: 0 }]);
  });

  it.each([
    ['no JSON', '{'],
    ['no lines', '[]'],
    ['other lines', JSON.stringify([lineOf(OOLONG, 2)])],
  ])('is rejected where cart_json holds %s [N7]', async (_what, cart_json) => {
    const shop = await testApp();
    const answer = await sendCheckout(shop, { ...good, cart_json });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg[0].Message).toContain('「cart_json」');
    expect(await stored(shop)).toEqual([]);
  });
});

describe('unusual but legitimate text', () => {
  it('is stored as text, without the invisible marks that a phone inserts [C13]', async () => {
    const shop = await testApp();
    const cus_name = '<b>林\u202e小\u200b鋪</b>';
    const cus_mobile = '\u202a0912345678\u202c';
    expect((await sendCheckout(shop, { ...good, cus_name, cus_mobile })).statusCode).toBe(200);
    expect(await shop.db.select().from(orders)).toMatchObject([
      { cus_name: '<b>林小鋪</b>', cus_mobile: '0912345678' },
    ]);
    const [mail] = await shop.db.select().from(outboxMails);
    expect(mail?.html).not.toContain('<b>林');
  });
});
