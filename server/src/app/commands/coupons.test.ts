import { asc, like } from 'drizzle-orm';
import { auditLog } from '../../platform/db/schema/index.ts';
import { testApp } from '../../testing/index.ts';
import { shopForCommands } from '../../testing/shop-for-commands.ts';
import { couponCommand } from './coupons.ts';

const NONE = { starts_on: '', ends_on: '', max_uses: null, max_uses_per_buyer: null, note: '' };

it.each([
  [['list'], { name: 'list', payload: { q: '' } }],
  [['list', '中秋'], { name: 'list', payload: { q: '中秋' } }],
  [
    ['add', 'TEA100', '--amount', '100'],
    {
      name: 'add',
      payload: { coupon_code: 'TEA100', kind: 'amount', value: 100, min_amt: 0, ...NONE },
    },
  ],
  [
    [
      'add',
      '--percent',
      '10',
      'NINE',
      '--min',
      '500',
      '--from',
      '2026-12-01',
      '--to',
      '2026-12-31',
    ],
    {
      name: 'add',
      payload: {
        ...{ coupon_code: 'NINE', kind: 'percent', value: 10, min_amt: 500, ...NONE },
        ...{ starts_on: '2026-12-01', ends_on: '2026-12-31' },
      },
    },
  ],
  [
    ['add', 'S1', '--shipping', '--uses', '50', '--uses-per-buyer', '1', '--note', 'EDM'],
    {
      name: 'add',
      payload: {
        ...{ coupon_code: 'S1', kind: 'shipping', value: 0, min_amt: 0, ...NONE },
        ...{ max_uses: 50, max_uses_per_buyer: 1, note: 'EDM' },
      },
    },
  ],
  [['disable', 'TEA100'], { name: 'disable', payload: { code: 'TEA100' } }],
  [['enable', 'TEA100'], { name: 'enable', payload: { code: 'TEA100' } }],
])('understands %j', (words, command) => expect(couponCommand(words)).toMatchObject(command));

it('makes a code where none is given', () => {
  const { payload } = couponCommand(['add', '--shipping']);
  expect(payload).toMatchObject({ coupon_code: expect.stringMatching(/^[A-Z3-9]{8}$/) });
});

it.each([
  [[]],
  [['add', 'TEA100']],
  [['add', 'TEA100', '--amount', '100', '--shipping']],
  [['add', 'TEA100', '--amount', '3.7']],
  [['add', 'TEA100', '--amount', '100', '--uses', 'many']],
  [['add', 'A', 'B', '--shipping']],
  [['add', 'A', '--ever']],
  [['list', '--min', '3']],
  [['disable']],
  [['delete', 'TEA100']],
])('prints its usage for %j', (words) => {
  expect(() => couponCommand(words)).toThrow(/npm run coupons/);
});

it('coupons are added, listed and disabled by the rules of the screen, in the audit log as the operator’s', async () => {
  const app = await testApp();
  const shop = shopForCommands(app);
  const coupons = (...words: string[]) => couponCommand(words).run(shop);
  const terms = ['--min', '1000', '--to', '2026-12-31', '--uses', '50', '--note', '中秋'];
  await expect(coupons('add', 'tea100', '--amount', '0', ...terms)).rejects.toThrow(
    /1 到 NT\$1,000,000/,
  );
  expect(await coupons('add', 'tea100', '--amount', '100', ...terms)).toMatch(
    /TEA100 +進行中 +折 NT\$100 +NT\$1,000 +2026-12-31 +0 +50 +NT\$0 +中秋$/,
  );
  expect(await coupons('disable', 'TEA100')).toMatch(/TEA100 +停用/);
  expect(await coupons('list', '中秋')).toMatch(/TEA100 +停用/);
  expect(await coupons('list', 'none')).toBe('沒有符合的優惠券。');
  await expect(coupons('enable', 'NONE')).rejects.toThrow('找不到優惠券 NONE。');
  const entries = await app.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'coupon.%able'))
    .orderBy(asc(auditLog.id));
  expect(entries).toMatchObject([
    { actor: 'operator', action: 'coupon.disable', subject: 'TEA100', outcome: 'ok' },
  ]);
  const { coupon } = await shop.call<{ coupon: object }>('GET', '/api/backoffice/coupons/TEA100');
  expect(coupon).toMatchObject({ state: 'disabled', changed_by: 'admin' });
});
