import { orders } from '../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

const MINUTE = 60_000;

async function placed() {
  const shop = await testApp();
  await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)], { cus_mobile: '0912345678' }));
  const [order] = await shop.db.select().from(orders);
  const find = (payload: object, remoteAddress = '192.0.2.1') =>
    shop.app.inject({ method: 'POST', url: '/api/order/find', payload, remoteAddress });
  return { ...shop, find, guid: order?.guid ?? '', ord_code: order?.ord_code ?? '' };
}

describe('POST /api/order/find', () => {
  it.each([
    'guest@pinpu.test',
    ' Guest@Pinpu.Test\u200B ',
    '0912345678',
    '+886-912-345-678',
    '\u202A0912 345 678\u202C',
  ])('shows a guest’s order for its code and %j [41 W1] [N5]', async (contact) => {
    const { find, ord_code, guid } = await placed();
    for (const typed of [ord_code, ` ${ord_code.toLowerCase()} `, `訂單 ${ord_code}。`]) {
      const answer = await find({ ord_code: typed, contact });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().body.data.body).toMatchObject({ ord_code, guid, inv_amt: 700 });
    }
  });

  it('answers everybody else with the same 404 [41 W1] [N5]', async () => {
    const { find, ord_code, guid } = await placed();
    const contact = 'guest@pinpu.test';
    for (const body of [
      { ord_code, contact: 'friend@pinpu.test' },
      { ord_code, contact: '0912345679' },
      { ord_code: 'PP261121AAAAAA', contact },
      { ord_code: guid, contact },
    ]) {
      const answer = await find(body);
      expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    for (const body of [{ ord_code }, { ord_code, contact: '' }, { contact }])
      expect((await find(body)).statusCode).toBe(400);
  });

  it('does not show a member’s order, which needs the sign-in [41 W1] [V9]', async () => {
    const shop = await testApp();
    const { headers, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const payload = checkoutBody([lineOf(OOLONG, 1)], { cus_email: acc_email });
    const url = `/api/cart/checkout?s=${SESSION}`;
    await shop.app.inject({ method: 'POST', url, headers, payload });
    const [order] = await shop.db.select().from(orders);
    const body = { ord_code: order?.ord_code, contact: acc_email };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/order/find', payload: body });
    expect(answer.statusCode).toBe(404);
  });

  it('waits after ten wrong guesses of a network, and a hundred of all, as codes do [41 W1]', async () => {
    const { find, ord_code, clock } = await placed();
    const guess = (from: string) => find({ ord_code, contact: 'friend@pinpu.test' }, from);
    const right = (from: string) => find({ ord_code, contact: 'guest@pinpu.test' }, from);
    for (let i = 0; i < 10; i += 1) expect((await guess('192.0.2.1')).statusCode).toBe(404);
    const refused = await right('192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await right('198.51.100.1')).statusCode).toBe(200);
    clock.advance(MINUTE);
    expect((await right('192.0.2.1')).statusCode).toBe(200);
    for (let i = 0; i < 100; i += 1) await guess(`203.0.${i}.1`);
    expect((await right('198.51.100.1')).statusCode).toBe(429);
    clock.advance(24 * 60 * MINUTE);
    expect((await right('198.51.100.1')).statusCode).toBe(200);
  });
});
