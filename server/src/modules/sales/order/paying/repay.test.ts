import { eq } from 'drizzle-orm';
import {
  orders,
  paymentAttempts,
  sandboxTrades,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { choose, formOf, openPayment } from '../../../../testing/orders/sandbox.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';

const EMAIL = 'guest@pinpu.test';

async function placed() {
  const shop = await testApp();
  const { data } = (await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]))).json();
  const repay = (payload: object = { acc_email: EMAIL }, path = 'pubPay', headers = {}) =>
    shop.app.inject({ method: 'POST', url: `/api/cart/${path}/${data.guid}`, headers, payload });
  const press = async (choice: string) => choose(shop, await openPayment(shop, data.html), choice);
  const state = async () => {
    const [order] = await shop.db.select().from(orders);
    const [oolong] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.var_id, OOLONG.prd_id));
    const attempts = await shop.db.select().from(paymentAttempts).orderBy(paymentAttempts.c_date);
    return {
      status: order?.status,
      reserved: oolong?.reserved,
      attempts: attempts.map(({ status }) => status).sort(),
    };
  };
  return { ...shop, data, repay, press, state };
}

describe('POST /api/cart/pubPay/{guid} and /api/cart/pay/{guid}', () => {
  it('opens a new attempt at a failed order under a new trade number, its stock reserved again [D7, N3]', async () => {
    const { data, repay, press, state, ...shop } = await placed();
    await press('fail');
    const answer = await repay();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ guid: data.guid, ord_code: data.ord_code });
    const [first, second] = [data.html, answer.json().data.html].map((html) => formOf(html).fields);
    expect(second?.trade_no).not.toBe(first?.trade_no);
    expect(await state()).toEqual({ status: 2, reserved: 2, attempts: ['failed', 'open'] });
    await choose(shop, await openPayment(shop, answer.json().data.html), 'card');
    expect(await state()).toEqual({ status: 3, reserved: 0, attempts: ['failed', 'paid'] });
  });

  it('supersedes the attempt of a placed order, and reserves no stock twice [D7]', async () => {
    const { repay, state } = await placed();
    await repay();
    expect(await state()).toEqual({ status: 2, reserved: 2, attempts: ['open', 'superseded'] });
  });

  it('counts the old attempt when it was paid after all, though no webhook arrived', async () => {
    const { repay, state, db, app, data } = await placed();
    await openPayment({ app }, data.html);
    await db.update(sandboxTrades).set({ state: 'paid', pay_way: 3 });
    const answer = await repay();
    expect(answer.statusCode).toBe(409);
    expect(answer.json().msg[0].Message).toContain('已完成付款');
    expect(await state()).toEqual({ status: 3, reserved: 0, attempts: ['paid'] });
  });

  it.each([
    ['atm', '已取得繳費代碼'],
    ['barcode', '已取得繳費代碼'],
    ['card', '已完成付款'],
  ])('rejects after %s with a sentence that says why [D5]', async (choice, text) => {
    const { repay, press, state } = await placed();
    await press(choice);
    const earlier = await state();
    const answer = await repay();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ success: false, msg: [{ Code: 'ORDER_NOT_PAYABLE' }] });
    expect(answer.json().msg[0].Message).toContain(text);
    expect(await state()).toEqual(earlier);
  });

  it('rejects when the goods were sold to others meanwhile, and leaves the order unchanged', async () => {
    const { repay, press, state, db } = await placed();
    await press('fail');
    await db.update(variants).set({ on_hand: 4 }).where(eq(variants.var_id, OOLONG.prd_id));
    await db.update(variants).set({ reserved: 3 }).where(eq(variants.var_id, OOLONG.prd_id));
    const answer = await repay();
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(await state()).toEqual({ status: 88, reserved: 3, attempts: ['failed'] });
  });

  it('lets the session that placed the order pay without an e-mail', async () => {
    const { app, data } = await placed();
    const url = `/api/cart/pubPay/${data.guid}?s=${SESSION}`;
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(200);
  });

  it('answers a stranger with 404, and a guest with 401 on the call for members [D7]', async () => {
    const { repay, state, db, clock } = await placed();
    expect((await repay({ acc_email: 'friend@pinpu.test' })).statusCode).toBe(404);
    expect((await repay({ acc_email: EMAIL }, 'pay')).statusCode).toBe(401);
    const { headers } = await signedInMember(db, clock.now());
    expect((await repay({}, 'pay', headers)).statusCode).toBe(404);
    expect(await state()).toMatchObject({ attempts: ['open'] });
  });

  it('lets a member pay their own order [D7]', async () => {
    const shop = await testApp();
    const { headers } = await signedInMember(shop.db, shop.clock.now());
    const placed = await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]), { headers });
    expect(placed.json()).toMatchObject({ success: true });
    const url = `/api/cart/pay/${placed.json().data.guid}`;
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload: {} });
    expect(answer.statusCode).toBe(200);
  });
});
