import { eq, sql } from 'drizzle-orm';
import { dataHooks } from '../../../app/data-hooks.ts';
import { auditLog, settings } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { operatorOf } from '../../../testing/people/operator.ts';
import { signedInAdmin } from '../../../testing/people/signed-in-admin.ts';
import { sweepOldRows } from '../retention/routes.ts';
import { OPERATOR, recordAudit } from './service.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const entries = async () =>
  (await shop.db.select().from(auditLog).orderBy(auditLog.id)).map(
    ({ id: _id, at: _at, ...row }) => row,
  );
const setName = (value: unknown) =>
  operatorOf(shop)('POST', 'settings/publish', {
    changes: [{ key: 'shop_name', value, version: '*' }],
  });
const entry = (subject: string) => ({
  ...{ at: shop.clock.now(), actor: OPERATOR, action: 'order.ship', outcome: 'ok', subject },
});

it('the audit log has an administrator’s lookup, with the business user but not with what was searched', async () => {
  const headers = await signedInAdmin(shop);
  const url = '/api/BizData/Merchants?bizId=nobody&t=5bCP5aeQ&ttcode=true';
  await shop.app.inject({ url: '/api/BizUser', headers });
  await shop.app.inject({ url, headers });
  const who = { actor: 'counter', actor_kind: 'administrator', detail: {} };
  expect(await entries()).toEqual([
    { ...who, action: 'lookup.BizUser', subject: '', outcome: 'ok' },
    { ...who, action: 'lookup.Merchants', subject: 'nobody', outcome: '404' },
  ]);
});

it('the audit log has an operator’s commands with their subject, their own action and the code of a rejection', async () => {
  await setName('老茶行');
  await setName(7);
  await operatorOf(shop)('POST', 'orders/A1/ship', { version: '*' });
  await operatorOf(shop)('POST', 'orders/A1/ship', {});
  const who = { actor: 'operator', actor_kind: 'operator', detail: {} };
  expect(await entries()).toEqual([
    { ...who, action: 'settings.publish', subject: 'shop_name', outcome: 'ok' },
    { ...who, action: 'settings.publish', subject: 'shop_name', outcome: 'BAD_SETTING' },
    { ...who, action: 'order.ship', subject: 'A1', outcome: 'ORDER_NOT_FOUND' },
    { ...who, action: 'order.ship', subject: 'A1', outcome: 'INVALID' },
  ]);
});

it('the audit log has no entries of strangers', async () => {
  await shop.app.inject({ url: '/api/BizUser' });
  await shop.app.inject({ method: 'POST', url: '/api/backoffice/settings/publish' });
  expect(await entries()).toEqual([]);
});

it('a lookup fails if its audit entry can’t be stored', async () => {
  const headers = await signedInAdmin(shop);
  await shop.db.execute(sql`ALTER TABLE audit_log RENAME TO audit_log_gone`);
  try {
    const answer = await shop.app.inject({ url: '/api/BizUser', headers });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('BizUserId');
    const rejected = await shop.app.inject({ url: '/api/BizUser?bizId=nobody', headers });
    expect(rejected.statusCode).toBe(404);
  } finally {
    await shop.db.execute(sql`ALTER TABLE audit_log_gone RENAME TO audit_log`);
  }
});

it('an audit entry is stored with its write or not at all', async () => {
  const { db, clock } = shop;
  const write = db.transaction(async (tx) => {
    await tx.insert(settings).values({ name: 'k', value: 1, u_date: clock.now() });
    await recordAudit(tx, entry('k'));
    throw new Error('disk full');
  });
  await expect(write).rejects.toThrow('disk full');
  expect(await entries()).toEqual([]);
});

it('an audit entry can be neither changed nor deleted before its two years are over', async () => {
  const { db, clock } = shop;
  await recordAudit(db, entry('A1'));
  const rejection = { cause: { message: 'audit_log is append-only' } };
  await expect(db.update(auditLog).set({ outcome: 'x' })).rejects.toMatchObject(rejection);
  await expect(db.delete(auditLog).where(eq(auditLog.subject, 'A1'))).rejects.toMatchObject(
    rejection,
  );
  clock.advance(730 * 86_400_000 - 1000);
  await recordAudit(db, entry('A2'));
  await sweepOldRows({ db, dataHooks }, clock.now());
  expect(await db.$count(auditLog)).toBe(2);
  clock.advance(2000);
  await sweepOldRows({ db, dataHooks }, clock.now());
  expect((await entries()).map(({ subject }) => subject)).toEqual(['A2']);
  await expect(db.delete(auditLog)).rejects.toMatchObject(rejection);
});
