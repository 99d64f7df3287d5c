import { asc, like } from 'drizzle-orm';
import { couponTable } from '../../../app/commands/coupons.ts';
import { auditLog } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { operatorToken } from '../../base/admin/operator-token.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const ask = async (path: string, payload: object = {}) => {
  const headers = { authorization: `Bearer ${operatorToken(shop.config.dataDir)}` };
  const url = `/operator/coupons${path}`;
  return (await shop.app.inject({ method: 'POST', url, headers, payload })).json();
};

const TEA = {
  ...{ coupon_code: 'tea100', kind: 'amount', value: 100, min_amt: 1000, note: '中秋' },
  ...{ starts_on: '', ends_on: '2026-12-31', max_uses: 50, max_uses_per_buyer: null },
};

it('coupons are added, listed and disabled by the same rules as on the screen', async () => {
  const rejected = await ask('/add', { ...TEA, value: 0 });
  expect(rejected.msg[0].Message).toMatch(/1 到 NT\$1,000,000/);
  const added = await ask('/add', TEA);
  expect(couponTable(added)).toMatch(
    /TEA100 +進行中 +折 NT\$100 +NT\$1,000 +2026-12-31 +0 +50 +NT\$0 +中秋$/,
  );
  expect((await ask('/switch', { code: 'TEA100', enabled: false })).coupons[0].state).toBe(
    'disabled',
  );
  expect((await ask('', { q: '中秋' })).coupons).toMatchObject([
    { coupon_code: 'TEA100', state: 'disabled', changed_by: 'admin' },
  ]);
  expect(couponTable(await ask('', { q: 'none' }))).toBe('沒有符合的優惠券。');
  expect((await ask('/switch', { code: 'NONE', enabled: true })).msg[0].Message).toBe(
    '找不到優惠券 NONE。',
  );
});

it('each call is in the audit log, as the operator’s', async () => {
  await ask('/add', TEA);
  await ask('/switch', { code: 'TEA100', enabled: false });
  const entries = await shop.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'coupon.%'))
    .orderBy(asc(auditLog.id));
  expect(entries).toMatchObject([
    { actor: 'operator', action: 'coupon.add', subject: 'TEA100', outcome: 'ok' },
    { actor: 'operator', action: 'coupon.disable', subject: 'TEA100', outcome: 'ok' },
  ]);
});
