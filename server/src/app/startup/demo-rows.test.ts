import { coupons, members, promoCodes, settings } from '../../platform/db/schema/index.ts';
import { demoRowsRow } from '../../plugin/demo-rows.ts';
import { testApp } from '../../testing/index.ts';
import { findDemoRows } from './demo-rows-repository.ts';

const now = new Date('2026-11-22T00:00:00Z');
const member = (cus_id: string, acc_email: string) => ({
  cus_id,
  acc_email,
  c_date: now,
  u_date: now,
});
const coupon = (coupon_id: string, coupon_code: string, enabled = true) => ({
  coupon_id,
  coupon_code,
  kind: 'shipping' as const,
  enabled,
  c_date: now,
});

describe('rows of the demo shop', () => {
  it('are those that the demo shop has recorded as its own [finding C1]', async () => {
    const { db } = await testApp({ seed: 'empty' });
    const own = { members: ['a@shop.example'], coupons: ['HELLO9'], promo_codes: ['PINPU'] };
    await db.insert(settings).values(demoRowsRow(own, now));
    await db.insert(members).values([member('1', 'a@shop.example'), member('2', 'b@shop.example')]);
    await db.insert(coupons).values([coupon('x', 'HELLO9'), coupon('y', 'SPRING')]);
    await db.insert(promoCodes).values([
      { code: 'PINPU', c_date: now },
      { code: 'OURS', c_date: now },
    ]);
    expect(await findDemoRows(db)).toEqual(['a@shop.example', 'HELLO9', 'PINPU']);
  });

  it('are recognised by reserved names and ids where none are recorded [finding C1]', async () => {
    const { db } = await testApp({ seed: 'empty' });
    await db
      .insert(members)
      .values([member('demo-promoter', 'p@shop.example'), member('2', 'member@pinpu.test')]);
    await db.insert(coupons).values(coupon('demo-100', 'PINPU100'));
    await db.insert(promoCodes).values({ code: 'TUAN', cus_id: 'demo-promoter', c_date: now });
    expect(await findDemoRows(db)).toEqual(['member@pinpu.test', 'PINPU100', 'TUAN']);
  });

  it('do not include disabled codes, and a shop with its own goods has none', async () => {
    const { db } = await testApp({ seed: 'empty' });
    await db.insert(members).values(member('1', 'test@shop.example'));
    await db.insert(coupons).values(coupon('demo-100', 'PINPU100', false));
    expect(await findDemoRows(db)).toEqual([]);
  });
});
