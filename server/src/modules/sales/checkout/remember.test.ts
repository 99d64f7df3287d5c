import { orders, savedDetails } from '../../../platform/db/schema/index.ts';
import { beforeInsert } from '../../../testing/database/before-insert.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

const BARCODE = { invoice_carrier_type: '3', invoice_carrier_num: '/ABC+123' };
const BOTH = ['recipient' as const, 'invoice' as const];

async function member() {
  const shop = await testApp();
  const { headers } = await signedInMember(shop.db, shop.clock.now());
  let orderNo = 0;
  const order = async (
    change: Parameters<typeof checkoutBody>[1],
    as: Partial<typeof headers> = headers,
  ) => {
    orderNo += 1;
    shop.clock.advance(1000);
    const body = checkoutBody([lineOf(OOLONG, 1)], change);
    const s = `session-of-order-${orderNo}`;
    return (await sendCheckout(shop, body, { headers: as, s, from: `192.0.2.${orderNo}` }))
      .statusCode;
  };
  const saved = () => shop.db.select().from(savedDetails).orderBy(savedDetails.kind);
  return { shop, order, saved };
}

describe('an order', () => {
  it('saves recipient and invoice for the next one if its member wants it, once', async () => {
    const { order, saved } = await member();
    expect(await order({ ...BARCODE, remember: BOTH })).toBe(200);
    expect(await order({ ...BARCODE, remember: BOTH })).toBe(200);
    expect(await saved()).toMatchObject([
      { kind: 'invoice', ...BARCODE, is_default: true },
      { kind: 'recipient', cnt_name: '陳美玲', addr1_postcode: '700006', is_default: true },
    ]);
  });

  it('saves nothing unasked, of a guest, or of an invoice by e-mail, but marks what it uses', async () => {
    const { shop, order, saved } = await member();
    await order(BARCODE);
    await order({ ...BARCODE, remember: BOTH }, {});
    await order({ remember: ['invoice'] });
    expect(await saved()).toEqual([]);
    await order({ remember: ['recipient'] });
    const before = shop.clock.now();
    await order({ email: 'new@pinpu.test' });
    expect(await saved()).toMatchObject([{ email: 'friend@pinpu.test' }]);
    expect((await saved())[0]?.used_at.getTime()).toBeGreaterThan(before.getTime());
    await order({ email: 'new@pinpu.test', remember: ['recipient'] });
    expect(await saved()).toMatchObject([{ email: 'new@pinpu.test' }]);
  });

  it('is placed even if its details can’t be saved', async () => {
    const { shop, order, saved } = await member();
    await beforeInsert(shop.db, 'saved_details', "RAISE EXCEPTION 'no'");
    expect(await order({ remember: BOTH })).toBe(200);
    expect(await shop.db.$count(orders)).toBe(1);
    expect(await saved()).toEqual([]);
  });
});
