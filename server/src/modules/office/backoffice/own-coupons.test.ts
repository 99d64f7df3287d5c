import { coupons, orders } from '../../../platform/db/schema/index.ts';
import { testApp } from '../../../testing/index.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

it('members’ own coupons are in a list of their own, with their number, uses and cost [44 W17]', async () => {
  const shop = await testApp();
  const anna = await atBackoffice(shop, 'anna');
  const now = shop.clock.now();
  const { cus_id, acc_email } = await signedInMember(shop.db, now);
  const coupon = (code: string, fields: object = {}) => ({
    ...{ coupon_id: code, coupon_code: code, kind: 'amount' as const, value: 100, c_date: now },
    ...fields,
  });
  await shop.db
    .insert(coupons)
    .values([
      coupon('SHOP100'),
      coupon('MINE1', { cus_id, max_uses: 1 }),
      coupon('MINE2', { cus_id, max_uses: 1 }),
    ]);
  const dates = { ord_date: now, c_date: now, u_date: now };
  const order = { ord_id: 'O1', guid: 'O1', ord_code: 'O1', status: 3, ...dates };
  await shop.db.insert(orders).values({ ...order, coupon_id: 'MINE1', dis_inv_amt: 100 });

  const codes = ({ coupons: list }: { coupons: { coupon_code: string }[] }) =>
    list.map(({ coupon_code }) => coupon_code);
  const ofShop = await anna.get('coupons');
  expect([codes(ofShop), ofShop.own]).toEqual([['SHOP100'], undefined]);
  const own = await anna.get('coupons?of=members');
  expect(codes(own)).toEqual(['MINE2', 'MINE1']);
  expect(own.own).toEqual({ coupons: 2, used: 1, discount: 100 });
  expect(own.coupons[1]).toMatchObject({ member: acc_email, state: 'used-up', used: 1 });
  expect(codes(await anna.get('coupons?of=members&q=mine1'))).toEqual(['MINE1']);
  expect((await anna.get('coupons/MINE2')).coupon.member).toBe(acc_email);
});
