import type { CartLine } from '@pinpu/shared/contracts';
import { orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { dataHooks } from '../../../app/data-hooks.ts';
import { coupons, orders } from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { erasePerson, personalData } from '../../base/erasure/service.ts';

const cart: CartLine[] = [lineOf(OOLONG, 2)];
const OWN = { coupon_code: 'MINE3479', kind: 'amount', value: 100, min_amt: 0 } as const;
const UNKNOWN = '找不到這張優惠券，請確認代碼是否正確。';
let shop: TestApp;
let owner: Awaited<ReturnType<typeof signedInMember>>;

beforeEach(async () => {
  shop = await testApp({ env: { COUPON_MISSES_PER_SESSION: '3' } });
  const now = shop.clock.now();
  owner = await signedInMember(shop.db, now);
  const more = { coupon_id: 'C1', cus_id: owner.cus_id, source: 'birthday 2026 x', max_uses: 1 };
  await shop.db.insert(coupons).values({ ...OWN, ...more, c_date: now });
});

async function viewOf(coupon_code: string, headers = {}) {
  const url = `/api/cart/update?s=${SESSION}`;
  const payload = { s: SESSION, cart, coupon_code };
  return (await shop.app.inject({ method: 'POST', url, payload, headers })).json().body;
}

const buy = (headers: Record<string, string> | undefined, cus_email: string) =>
  sendCheckout(
    shop,
    checkoutBody(cart, { coupon_code: OWN.coupon_code, cus_email, ...orderAmounts(cart, OWN) }),
    { key: headers ? 'own-coupon-member' : 'own-coupon-guest', ...(headers && { headers }) },
  );

it('a member’s own coupon is listed with the cart, and applied, for the member alone [44 W17]', async () => {
  expect((await viewOf('', owner.headers)).own_coupons).toEqual([{ ...OWN, ends_on: '' }]);
  expect((await viewOf(OWN.coupon_code, owner.headers)).coupon).toEqual(OWN);
  const other = await signedInMember(shop.db, shop.clock.now());
  for (const headers of [other.headers, {}]) {
    const view = await viewOf(OWN.coupon_code, headers);
    expect(view.coupon_refusal).toBe(UNKNOWN);
    expect(view).not.toHaveProperty('own_coupons');
  }
});

it('somebody else’s coupon counts as a wrong code [44 W17]', async () => {
  for (const code of ['WRONG1', 'WRONG2', OWN.coupon_code]) await viewOf(code);
  expect((await viewOf('WRONG3')).coupon_refusal).toMatch(/次數過多/);
});

it('is used once in an order of the member, and refused to a guest with the same e-mail [44 W17]', async () => {
  const guest = await buy(undefined, owner.acc_email);
  expect(guest.json().msg).toEqual([{ Code: 'COUPON_REFUSED', Message: UNKNOWN }]);
  expect((await buy(owner.headers, 'me@pinpu.test')).statusCode).toBe(200);
  expect(await shop.db.select().from(orders)).toMatchObject([
    { cus_id: owner.cus_id, coupon_code: OWN.coupon_code, dis_inv_amt: 100 },
  ]);
  expect(await viewOf('', owner.headers)).not.toHaveProperty('own_coupons');
});

it('is in the member’s copy, and deleted with the account; the order keeps its code [44 W17]', async () => {
  await buy(owner.headers, owner.acc_email);
  await shop.db.update(orders).set({ status: 99 });
  const deps = { db: shop.db, dataHooks };
  const person = { email: owner.acc_email, cus_id: owner.cus_id };
  const copy: Record<string, unknown> = await personalData(deps, person, shop.clock.now());
  expect(copy.coupons).toMatchObject([{ coupon_code: OWN.coupon_code, value: 100 }]);
  await erasePerson(deps, { email: owner.acc_email, dryRun: false });
  expect(await shop.db.select().from(coupons).where(eq(coupons.coupon_id, 'C1'))).toEqual([]);
  expect(await shop.db.select().from(orders)).toMatchObject([{ coupon_code: OWN.coupon_code }]);
});
