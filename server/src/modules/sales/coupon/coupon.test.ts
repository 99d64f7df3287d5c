import type { CartLine } from '@pinpu/shared/contracts';
import { orderAmounts } from '@pinpu/shared/domain';
import { coupons, orders, outboxMails } from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { choose, openPayment } from '../../../testing/orders/sandbox.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import type { CouponRow } from './repository.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

async function issue(change: Partial<CouponRow> = {}) {
  const row = {
    coupon_id: 'C1',
    coupon_code: 'TEA100',
    kind: 'amount' as const,
    value: 100,
    c_date: shop.clock.now(),
    ...change,
  };
  await shop.db.insert(coupons).values(row);
}

const cart: CartLine[] = [lineOf(OOLONG, 2)];
const TEA100 = { coupon_code: 'TEA100', kind: 'amount', value: 100, min_amt: 0 } as const;

async function viewWith(coupon_code: string, headers = {}) {
  const url = `/api/cart/update?s=${SESSION}`;
  const payload = { s: SESSION, cart, coupon_code };
  return (await shop.app.inject({ method: 'POST', url, payload, headers })).json().body;
}

const buyWith = (coupon_code: string, key: string, change = {}) =>
  sendCheckout(
    shop,
    checkoutBody(cart, { coupon_code, ...orderAmounts(cart, TEA100), ...change }),
    { key: `coupon-test-${key}` },
  );

describe('a coupon on the cart', () => {
  it.each(['TEA100', ' tea100 ', 'ｔｅａ１００'])('is found as "%s"', async (typed) => {
    await issue();
    expect(await viewWith(typed)).toMatchObject({ coupon: TEA100, changes: [] });
  });

  it('is not mentioned where none was entered', async () => {
    const view = await viewWith('');
    expect(view).not.toHaveProperty('coupon');
    expect(view).not.toHaveProperty('coupon_refusal');
  });

  it.each<[string, Partial<CouponRow> | undefined, RegExp]>([
    ['is unknown', undefined, /找不到這張優惠券/],
    ['was switched off', { enabled: false }, /已經停用/],
    ['has not begun', { starts: new Date('2026-11-30T16:00:00Z') }, /12月1日起才能使用/],
    ['is over', { ends: new Date('2026-11-21T02:00:00Z') }, /已經過期/],
    ['asks for more goods', { min_amt: 1500 }, /滿 NT\$1,500 .*還差 NT\$300/],
    ['has been used up', { max_uses: 0 }, /已經兌換完畢/],
  ])(
    'a coupon that %s is rejected with the reason, and the cart is unchanged',
    async (_what, change, sentence) => {
      if (change) await issue(change);
      const view = await viewWith('TEA100');
      expect(view.coupon_refusal).toMatch(sentence);
      expect(view).not.toHaveProperty('coupon');
      expect(view.cart).toMatchObject([{ prd_id: 'P0001', qty: 2, prd_price: 600 }]);
      expect(view.changes).toEqual([]);
    },
  );
});

describe('a coupon at checkout', () => {
  it("lowers the order, whose amounts are the server's own [B5]", async () => {
    await issue();
    expect((await buyWith('tea100', 'a')).statusCode).toBe(200);
    expect(await shop.db.select().from(orders)).toMatchObject([
      { coupon_id: 'C1', coupon_code: 'TEA100', dis_inv_amt: 100, inv_amt: 1200, ap_amt: 1200 },
    ]);
  });

  it('a coupon that is no longer valid is rejected with the reason, and nothing is stored [B5]', async () => {
    await issue({ enabled: false });
    const answer = await buyWith('TEA100', 'a');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().msg).toEqual([
      { Code: 'COUPON_REFUSED', Message: '這張優惠券已經停用。' },
    ]);
    expect(await shop.db.select().from(orders)).toEqual([]);
  });

  it("can't be redeemed by amounts alone [B5]", async () => {
    await issue();
    expect((await buyWith('', 'a')).statusCode).toBe(409);
    expect(await shop.db.select().from(orders)).toEqual([]);
  });

  it('can be used up to its limit, and again once one of the orders is cancelled', async () => {
    await issue({ max_uses: 1 });
    expect((await buyWith('TEA100', 'a')).statusCode).toBe(200);
    const other = { cnt_name: '另一位' };
    expect((await buyWith('TEA100', 'b', other)).json().msg[0].Message).toMatch(/兌換完畢/);
    await shop.db.update(orders).set({ status: 0 });
    expect((await buyWith('TEA100', 'c', other)).statusCode).toBe(200);
  });

  it('counts uses per buyer, whatever the case of the e-mail', async () => {
    await issue({ max_uses_per_buyer: 1 });
    expect((await buyWith('TEA100', 'a')).statusCode).toBe(200);
    const again = await buyWith('TEA100', 'b', { cus_email: 'GUEST@pinpu.test', cnt_name: '我' });
    expect(again.json().msg[0].Message).toBe('您已經使用過這張優惠券。');
    const other = { cus_email: 'other@pinpu.test' };
    expect((await buyWith('TEA100', 'c', other)).statusCode).toBe(200);
  });

  it('a coupon that a member has used is rejected when it is entered, before the checkout [defect 5]', async () => {
    await issue({ max_uses_per_buyer: 1 });
    const { headers, acc_email } = await signedInMember(shop.db, shop.clock.now());
    expect(await viewWith('TEA100', headers)).toMatchObject({ coupon: TEA100 });
    await buyWith('TEA100', 'a', { cus_email: acc_email });
    expect((await viewWith('TEA100', headers)).coupon_refusal).toBe('您已經使用過這張優惠券。');
    expect(await viewWith('TEA100')).toMatchObject({ coupon: TEA100 });
  });

  it('is named with its discount in the mails, so that their lines add up [defect 5]', async () => {
    await issue();
    const { html } = (await buyWith('TEA100', 'a')).json().data;
    await choose(shop, await openPayment(shop, html), 'card');
    const mails = await shop.db.select().from(outboxMails);
    const texts = ['order-placed', 'payment-received'].map(
      (kind) => mails.find((mail) => mail.kind === kind)?.text,
    );
    for (const text of texts)
      expect(text).toMatch(
        /× 2：NT\$1,200\n優惠折抵（TEA100）：−NT\$100\n運費：NT\$100\n(?:訂單|實付)金額：NT\$1,200\n/,
      );
  });

  it('the mail has the shipping fee before a coupon that waives it, so that they add up [defect 5] [41 W6]', async () => {
    await issue({ kind: 'shipping', value: 0 });
    const amounts = orderAmounts(cart, { ...TEA100, kind: 'shipping' });
    await buyWith('TEA100', 'a', amounts);
    const [mail] = await shop.db.select().from(outboxMails);
    expect(mail?.text).toContain('運費：NT$100\n運費優惠（TEA100）：−NT$100\n');
  });
});
