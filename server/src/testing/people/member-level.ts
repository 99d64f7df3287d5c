import { randomUUID } from 'node:crypto';
import { type BirthdayTerms, type MemberLevel, ORDER_STATUS } from '@pinpu/shared/domain';
import { orders, refundTasks } from '../../platform/db/schema/index.ts';
import { setSetting } from '../set-setting.ts';
import type { TestApp } from '../test-app.ts';

type Shop = Pick<TestApp, 'db' | 'clock'>;

export const SILVER: MemberLevel = {
  ...{ level_id: 'silver', name: '銀卡', from: 1000, credit_percent: 1, birthday: null },
};
export const GOLD: MemberLevel = {
  ...{ level_id: 'gold', name: '金卡', from: 5000, credit_percent: 3, birthday: null },
};
export const BIRTHDAY: BirthdayTerms = { kind: 'amount', value: 100, min_amt: 0, days: 30 };

/** @throws Error where the setting is invalid */
async function set({ db, clock }: Shop, key: string, value: unknown) {
  const faults = await setSetting(db, key, value, clock.now());
  if (faults.length > 0) throw new Error(faults.join());
}

export const setLevels = (shop: Shop, ...levels: MemberLevel[]) =>
  set(shop, 'member_levels', levels);

export const setBirthdayCoupon = (shop: Shop, terms: BirthdayTerms | null) =>
  set(shop, 'birthday_coupon', terms);

interface MemberOrder {
  amount: number;
  status?: number;
  at?: Date;
  refunds?: Partial<typeof refundTasks.$inferInsert>[];
}

/** An order of a member as it is after some moves, by default a paid one of now. */
export async function addOrderOf(
  { db, clock }: Shop,
  cus_id: string | null,
  { amount, status = ORDER_STATUS.paid, at = clock.now(), refunds = [] }: MemberOrder,
) {
  const ord_id = randomUUID();
  const dates = { ord_date: at, c_date: at, u_date: at };
  const codes = { ord_id, guid: ord_id, ord_code: ord_id };
  await db.insert(orders).values({ ...codes, cus_id, status, inv_amt: amount, ...dates });
  for (const refund of refunds) {
    const row = { id: randomUUID(), ord_id, trade_no: ord_id, amount: 0, reason: 'partial' };
    await db.insert(refundTasks).values({ ...row, c_date: at, u_date: at, ...refund });
  }
}
