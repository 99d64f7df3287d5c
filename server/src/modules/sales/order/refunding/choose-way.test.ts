import { eq } from 'drizzle-orm';
import { adminAccounts } from '../../../../platform/db/schema/index.ts';
import { transferredOrder } from '../../../../testing/orders/transferred-order.ts';
import { setSetting } from '../../../../testing/set-setting.ts';

async function shopWithLimit(limit: number) {
  const shop = await transferredOrder();
  await setSetting(shop.db, 'refund_release_amount', limit, shop.clock.now());
  const refund = async (tab: string, who = shop.anna) => (await shop.refunds(tab, who)).refunds[0];
  return { ...shop, refund };
}

describe('a refund above the shop’s amount', () => {
  it('waits for a second person, who is somebody else [Q6]', async () => {
    const shop = await shopWithLimit(1000);
    const { body } = await shop.anna.move(shop.ord_code, 'refund', { way: 'account' });
    expect(body.refunds).toMatchObject([{ stage: 'release', requested_by: 'admin:anna' }]);
    expect(await shop.link()).toBe('');
    const mine = await shop.refund('release');
    expect(mine).toMatchObject({ can_release: false });
    expect(await shop.refund('release', shop.ben)).toMatchObject({ can_release: true });
    const release = { refund_id: mine.id };
    expect(await shop.anna.move(shop.ord_code, 'refund-release', release)).toMatchObject({
      ...{ status: 403, message: expect.stringContaining('另一位管理員') },
    });
    const { body: after } = await shop.ben.move(shop.ord_code, 'refund-release', release);
    expect(after.refunds).toMatchObject([{ stage: 'account', released_by: 'admin:ben' }]);
    expect(after.records.at(-1)).toMatchObject({ actor: 'admin:ben', cause: 'refund released' });
    expect(await shop.link()).toContain('/refund-account/');
  });

  it('in several parts needs one, too [Q6]', async () => {
    const shop = await shopWithLimit(1000);
    const part = (amount: number) =>
      shop.anna.move(shop.ord_code, 'refund-part', { amount, way: 'hand' });
    expect((await part(600)).body.refunds).toMatchObject([{ stage: 'done' }]);
    expect(
      (await part(600)).body.refunds.map(({ stage }: { stage: string }) => stage).toSorted(),
    ).toEqual(['done', 'release']);
  });

  it('that was paid back by hand waits as well; a command at the server does not [Q6] [Q9]', async () => {
    const shop = await shopWithLimit(1000);
    await shop.anna.move(shop.ord_code, 'refund');
    const { body } = await shop.anna.move(shop.ord_code, 'refund');
    expect(body.refunds).toMatchObject([{ stage: 'release', way: 'hand' }]);
    expect(await shop.mailOf('refund-done')).toBeUndefined();
    expect(await shop.move('refund')).toContain('已記錄為完成');
    expect(await shop.refund('done')).toMatchObject({ way: 'hand' });
  });

  it('up to it, or without one, needs nobody [Q6]', async () => {
    const shop = await shopWithLimit(1300);
    const { body } = await shop.anna.move(shop.ord_code, 'refund', { way: 'account' });
    expect(body.refunds).toMatchObject([{ stage: 'account', released_by: '' }]);
  });

  it('has an amount that only an owner changes [Q6]', async () => {
    const shop = await transferredOrder();
    const { versions } = await shop.anna.get('settings');
    const version = versions.refund_release_amount;
    const changes = [{ key: 'refund_release_amount', value: 500, version }];
    const publish = () => shop.anna.send('POST', 'settings/publish', { changes });
    const change = shop.db.update(adminAccounts).set({ role: 'staff' });
    await change.where(eq(adminAccounts.account, 'anna'));
    const rejected = await publish();
    expect([rejected.statusCode, rejected.json().msg[0].Message]).toEqual([
      403,
      '只有擁有者可以變更「退款覆核金額」。',
    ]);
    await shop.db.update(adminAccounts).set({ role: 'owner' });
    expect((await publish()).statusCode).toBe(200);
  });
});

it('the lists of refunds say where each stands, and how many there are [Q8]', async () => {
  const shop = await transferredOrder();
  await shop.anna.move(shop.ord_code, 'refund-part', { amount: 100 });
  await shop.anna.move(shop.ord_code, 'refund-part', { amount: 200, way: 'account' });
  const { refunds, counts } = await shop.refunds('choose');
  expect(refunds).toMatchObject([{ amount: 100, stage: 'open', by_provider: false }]);
  const { orders } = await shop.anna.get('orders?tab=refunds');
  expect(orders).toMatchObject([{ refund_due: 300, refund_stage: 'open' }]);
  expect(counts).toEqual({
    ...{ choose: 1, release: 0, provider: 0 },
    ...{ failed: 0, account: 1, transfer: 0 },
  });
});
