import { orders } from '../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

const HOUR = 3_600_000;

interface Asking {
  s?: string;
  acc_email?: string;
  headers?: Record<string, string>;
}

async function placed(change: Parameters<typeof checkoutBody>[1] = {}) {
  const shop = await testApp();
  const { data } = (await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)], change))).json();
  const [order] = await shop.db.select().from(orders);
  const ask = (id: string, { s = '', acc_email, headers = {} }: Asking = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/order/${id}?s=${s}`,
      headers,
      payload: acc_email === undefined ? {} : { acc_email },
    });
  return { ...shop, ask, guid: data.guid, ord_code: data.ord_code, ord_id: order?.ord_id ?? '' };
}

describe('POST /api/order/{id}', () => {
  it('returns the order at body.data.body, without internal fields [N5]', async () => {
    const { ask, guid, ord_code } = await placed();
    const answer = await ask(guid, { acc_email: 'guest@pinpu.test' });
    expect(answer.statusCode).toBe(200);
    const order = answer.json().body.data.body;
    expect(order).toMatchObject({
      guid,
      ord_code,
      status: 2,
      inv_amt: 1300,
      ship_amt: 100,
      pay_date: '',
      ord_date: '2026-11-21T02:00:00.000Z',
      cnt_name: '陳美玲',
    });
    expect(JSON.parse(order.cart_json)).toMatchObject([
      { prd_id: 'P0001', qty: 2, prd_price: 600 },
    ]);
    expect(Object.keys(order)).not.toEqual(expect.arrayContaining(['s']));
    expect(answer.body).not.toContain(SESSION);
    expect(answer.body).not.toContain('cost_wholesale');
  });

  it('opens for the guid with the e-mail however it is typed [N5]', async () => {
    const { ask, guid } = await placed({ cus_email: 'Guest@Pinpu.Test' });
    expect((await ask(guid, { acc_email: ' GUEST@pinpu.test ' })).statusCode).toBe(200);
  });

  it('opens for the cart session that placed it, for one day [R5]', async () => {
    const { ask, guid, clock } = await placed();
    expect((await ask(guid, { s: SESSION })).statusCode).toBe(200);
    clock.advance(24 * HOUR);
    expect((await ask(guid, { s: SESSION })).statusCode).toBe(404);
  });

  it('answers everybody else with the same 404 [N5]', async () => {
    const { ask, guid, ord_code, ord_id, db, clock } = await placed();
    const stranger = await signedInMember(db, clock.now());
    const right = { acc_email: 'guest@pinpu.test', s: SESSION };
    const answers = [
      await ask('00000000-0000-4000-8000-000000000000', right),
      await ask('nothing', right),
      await ask(guid),
      await ask(guid, { acc_email: 'friend@pinpu.test' }),
      await ask(guid, { acc_email: '' }),
      await ask(guid, { s: 'another-session' }),
      await ask(guid, { headers: stranger.headers }),
      await ask(ord_code, right),
      await ask(ord_id, right),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      const { request_id: _, ...body } = answer.json();
      expect(body).toEqual({
        success: false,
        msg: [
          {
            Code: 'ORDER_NOT_FOUND',
            Message: '查無指定查詢條件資料，請重新確認後再試一次，謝謝。',
          },
        ],
      });
    }
  });

  it("opens a guest's order to the member with its verified e-mail, by any of its identifiers [V9]", async () => {
    const shop = await testApp();
    const member = await signedInMember(shop.db, shop.clock.now());
    const body = checkoutBody([lineOf(OOLONG, 1)], { cus_email: member.acc_email });
    await sendCheckout(shop, body);
    const [order] = await shop.db.select().from(orders);
    for (const id of [order?.guid, order?.ord_code, order?.ord_id]) {
      const { headers } = member;
      const answer = await shop.app.inject({ method: 'POST', url: `/api/order/${id}`, headers });
      expect(answer.statusCode).toBe(200);
    }
  });

  it("denies a member's order to a guest who only knows its e-mail, and to another member [V9]", async () => {
    const shop = await testApp();
    const buyer = await signedInMember(shop.db, shop.clock.now());
    const other = await signedInMember(shop.db, shop.clock.now());
    const payload = checkoutBody([lineOf(OOLONG, 1)], { cus_email: other.acc_email });
    const url = `/api/cart/checkout?s=${SESSION}`;
    await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload });
    const [order] = await shop.db.select().from(orders);
    expect(order?.cus_id).toBe(buyer.cus_id);
    const ask = (headers: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/order/${order?.ord_code}`,
        headers,
        payload: {},
      });
    expect((await ask(buyer.headers)).statusCode).toBe(200);
    expect((await ask(other.headers)).statusCode).toBe(404);
  });

  it.each([
    ['an e-mail that is no text', { acc_email: 1 }],
    ['an e-mail too long', { acc_email: 'x'.repeat(255) }],
    ['a list', []],
  ])('rejects %s with 400 [N7]', async (_what, payload) => {
    const { app, guid } = await placed();
    expect(
      (await app.inject({ method: 'POST', url: `/api/order/${guid}`, payload })).statusCode,
    ).toBe(400);
  });
});
