import { eq } from 'drizzle-orm';
import { coupons, members, outboxMails } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import {
  addOrderOf,
  BIRTHDAY,
  GOLD,
  setBirthdayCoupon,
  setLevels,
} from '../../../testing/people/member-level.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { grantBirthdayCoupons } from './grant-coupons.ts';

const DAY = 86_400_000;
/** The day of the test shop's clock, and the day before. */
const [TODAY, YESTERDAY] = ['1990-11-21', '1990-11-20'];
let shop: TestApp;

beforeEach(async () => {
  shop = await testApp();
  await shop.db.delete(members);
});

const person = async (birth_day: string, fields: object = {}) =>
  signedInMember(shop.db, shop.clock.now(), { birth_day, ...fields });
const run = () => grantBirthdayCoupons(shop, shop.clock.now());
const granted = () => shop.db.select().from(coupons);
const mails = () =>
  shop.db.select().from(outboxMails).where(eq(outboxMails.kind, 'birthday-coupon'));

it('a shop without the setting grants nothing [44 W15]', async () => {
  await person(TODAY);
  await run();
  expect(await granted()).toEqual([]);
});

it('grants a coupon of one use on the birthday, and mails code, terms and last day [44 W15]', async () => {
  await setBirthdayCoupon(shop, { ...BIRTHDAY, min_amt: 500 });
  const { cus_id, acc_email } = await person(TODAY);
  await person('1990-11-22');
  await person('');
  await run();
  const [coupon, ...more] = await granted();
  expect(more).toEqual([]);
  expect(coupon).toMatchObject({
    ...{ cus_id, source: `birthday 2026 ${cus_id}`, kind: 'amount', value: 100, min_amt: 500 },
    ...{ max_uses: 1, enabled: true, starts: new Date('2026-11-20T16:00Z') },
    ends: new Date('2026-12-20T16:00Z'),
  });
  expect(coupon?.coupon_code).toMatch(/^[A-Z3-9]{8}$/);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to_email: acc_email, unsubscribe_url: '' });
  expect(mail?.text).toContain(`生日券：${coupon?.coupon_code}`);
  expect(mail?.text).toContain('優惠：折 NT$100\n使用條件：商品滿 NT$500\n最後一天：12/20');
});

it('grants once, whatever instances run at the same time [44 W15]', async () => {
  await setBirthdayCoupon(shop, BIRTHDAY);
  for (let n = 0; n < 60; n += 1) await person(TODAY);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await granted()).toHaveLength(60);
  expect(await mails()).toHaveLength(60);
});

it('grants one a year, also where the birthday is changed [44 W16]', async () => {
  await setBirthdayCoupon(shop, BIRTHDAY);
  const { cus_id } = await person(TODAY);
  await run();
  shop.clock.advance(20 * DAY);
  const birth_day = '1990-12-11';
  await shop.db.update(members).set({ birth_day }).where(eq(members.cus_id, cus_id));
  await run();
  expect(await granted()).toHaveLength(1);
  shop.clock.advance(365 * DAY);
  await run();
  expect(await granted()).toHaveLength(2);
});

it.each([
  ['30 days before', 30, 1],
  ['29 days before', 29, 0],
])(
  'a birthday that was entered %s brings a coupon or none [44 W16]',
  async (_what, days, count) => {
    await setBirthdayCoupon(shop, BIRTHDAY);
    const birth_day_at = new Date(new Date('2026-11-20T16:00Z').getTime() - days * DAY);
    await person(TODAY, { birth_day_at });
    shop.clock.advance(2 * DAY);
    await run();
    expect(await granted()).toHaveLength(count);
  },
);

it('makes up for birthdays of the three days before, not for earlier ones [44 W15]', async () => {
  await setBirthdayCoupon(shop, BIRTHDAY);
  await person(YESTERDAY);
  shop.clock.advance(2 * DAY);
  await run();
  expect(await granted()).toMatchObject([{ starts: new Date('2026-11-22T16:00Z') }]);
  await shop.db.delete(coupons);
  shop.clock.advance(DAY);
  await run();
  expect(await granted()).toEqual([]);
});

it('29 February is the 28th in other years [44 W15]', async () => {
  shop = await testApp({ now: '2027-02-28T08:00:00+08:00' });
  await setBirthdayCoupon(shop, BIRTHDAY);
  await person('1996-02-29');
  await run();
  expect(await granted()).toHaveLength(1);
});

it('a level has its own coupon, also where the shop has none [44 W15]', async () => {
  await setLevels(shop, { ...GOLD, birthday: { ...BIRTHDAY, value: 300 } });
  const gold = await person(TODAY);
  await person(TODAY);
  await addOrderOf(shop, gold.cus_id, { amount: 5000 });
  await run();
  expect(await granted()).toMatchObject([{ cus_id: gold.cus_id, value: 300 }]);
  await setBirthdayCoupon(shop, BIRTHDAY);
  await run();
  const values = (await granted()).map(({ value }) => value);
  expect(values.toSorted((a, b) => a - b)).toEqual([100, 300]);
});
