import { eq } from 'drizzle-orm';
import { coupons, members } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { CREDIT } from '../../../testing/orders/credit-shop.ts';
import { addRules, offFrom } from '../../../testing/orders/price-rule.ts';
import {
  addOrderOf,
  BIRTHDAY,
  GOLD,
  SILVER,
  setBirthdayCoupon,
  setLevels,
} from '../../../testing/people/member-level.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { setSetting } from '../../../testing/set-setting.ts';

let shop: TestApp;
let who: Awaited<ReturnType<typeof signedInMember>>;
beforeEach(async () => {
  shop = await testApp();
  who = await signedInMember(shop.db, shop.clock.now());
});

const url = '/api/vip/profile?s=session-1';

async function membership() {
  const { headers } = who;
  const payload = { orders: true };
  return (await shop.app.inject({ method: 'POST', url, headers, payload })).json().membership;
}

it('a member of a shop without levels and coupons has neither [44 W13]', async () => {
  expect(await membership()).toEqual({ coupons: [] });
});

it('says the level, what it brings, how long it holds and what the next one lacks [44 W13]', async () => {
  await setLevels(shop, SILVER, GOLD);
  expect(await membership()).toMatchObject({
    standing: { turnover: 0, holds_until: '', next: { name: '銀卡', lacking: 1000 } },
  });
  await setBirthdayCoupon(shop, BIRTHDAY);
  await setSetting(shop.db, 'store_credit', { ...CREDIT, earn_percent: 2 }, shop.clock.now());
  await addOrderOf(shop, who.cus_id, { amount: 1200 });
  const conditions = { member_levels: ['silver'] };
  await addRules(
    shop,
    { rule_id: 'a', name: '銀卡日', terms: offFrom(500, 50), conditions },
    { rule_id: 'b', name: '金卡日', terms: offFrom(1, 1), conditions: { member_levels: ['gold'] } },
    {
      rule_id: 'c',
      name: '未來',
      terms: offFrom(1, 1),
      conditions: { ...conditions, starts_on: '2027-01-01' },
    },
  );
  expect((await membership()).standing).toEqual({
    level: { name: '銀卡', benefits: '消費回饋 2% 購物金、生日券折 NT$100' },
    ...{ rules: ['銀卡日'], turnover: 1200, holds_until: '2027-11-20' },
    next: { name: '金卡', benefits: '消費回饋 3% 購物金、生日券折 NT$100', lacking: 3800 },
  });
});

it('promises no store credit where the shop has it off [44 W13]', async () => {
  await setLevels(shop, SILVER);
  expect((await membership()).standing.next).toMatchObject({ name: '銀卡', benefits: '' });
});

it('lists own coupons that can be used now, the first to end first [44 W17]', async () => {
  const now = shop.clock.now();
  const other = await signedInMember(shop.db, now);
  const coupon = (code: string, fields: object = {}) => ({
    ...{ coupon_id: code, coupon_code: code, kind: 'amount' as const, value: 100, c_date: now },
    ...{ cus_id: who.cus_id, ...fields },
  });
  const ends = (day: string) => ({ ends: new Date(`${day}T16:00:00Z`) });
  await shop.db
    .insert(coupons)
    .values([
      coupon('LATER', ends('2026-12-20')),
      coupon('SOON', ends('2026-11-30')),
      coupon('ENDED', ends('2026-11-20')),
      coupon('OFF', { enabled: false }),
      coupon('THEIRS', { cus_id: other.cus_id }),
      coupon('ALL', { cus_id: null }),
    ]);
  expect((await membership()).coupons).toEqual([
    { coupon_code: 'SOON', kind: 'amount', value: 100, min_amt: 0, ends_on: '2026-11-30' },
    { coupon_code: 'LATER', kind: 'amount', value: 100, min_amt: 0, ends_on: '2026-12-20' },
  ]);
});

it('a profile remembers when the birthday was entered or changed, not when it stays [44 W16]', async () => {
  const address = { addr1_postcode: '', addr1: '', cnt_name: '', email: '', phone1: '' };
  const profile = {
    ...{ ...address, coupon_code: '', cus_name: '王小美', cus_email: '', cus_phone: '' },
    ...{ cus_mobile: '0912345678', cus_addr1: '臺北市中正區重慶南路一段 122 號' },
    cus_postcode: '100',
  };
  const save = async (birth_day: string) => {
    const payload = { ...profile, birth_day };
    const answer = await shop.app.inject({ method: 'PUT', url, headers: who.headers, payload });
    expect(answer.statusCode).toBe(200);
    const [row] = await shop.db.select().from(members).where(eq(members.cus_id, who.cus_id));
    return row?.birth_day_at;
  };
  const entered = shop.clock.now();
  expect(await save('1990-11-21')).toEqual(entered);
  shop.clock.advance(1000);
  expect(await save('1990-11-21')).toEqual(entered);
  expect(await save('1990-11-22')).toEqual(shop.clock.now());
});
