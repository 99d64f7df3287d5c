import { eq } from 'drizzle-orm';
import { auditLog, members, promoCodes, shortLinks } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';
import { payoutShop } from '../../../testing/promo/payout-shop.ts';
import { promoEntitlement } from '../../sales/promo/links/repository.ts';

let shop: TestApp;
let till: ReturnType<typeof payoutShop>;
let anna: Awaited<ReturnType<typeof atBackoffice>>;
beforeEach(async () => {
  shop = await testApp();
  till = payoutShop(shop);
  anna = await atBackoffice(shop, 'anna');
});

const OCTOBER = '2026-10-10T04:00:00Z';
const namesOf = async (query: string): Promise<string[]> =>
  (await anna.get(`promoters?${query}`)).promoters.map(({ name }: { name: string }) => name);
const post = async (path: string, payload?: object) => {
  const answer = await anna.send('POST', `promoters${path}`, payload);
  const { body, msg, field } = answer.json();
  return { status: answer.statusCode, body, message: msg?.[0].Message, field };
};
const entries = async () =>
  (await shop.db.select().from(auditLog).orderBy(auditLog.id))
    .filter(({ action }) => action.startsWith('promoter.'))
    .map(({ actor, action, subject, detail, outcome }) => [
      actor,
      action,
      subject,
      detail,
      outcome,
    ]);

async function linkOf(
  cus_id: string,
  code: string,
  change: Partial<typeof shortLinks.$inferInsert> = {},
) {
  const c_date = shop.clock.now();
  await shop.db.insert(promoCodes).values({ code, cus_id, c_date });
  const link = { code, kind: 'home' as const, target: '/', prd_ids: [], cus_id, promo_code: code };
  await shop.db.insert(shortLinks).values({ ...link, c_date, ...change });
}

describe('the list of promoters', () => {
  it('has what each has earned and waits for, the most payable first', async () => {
    const [ann, bob] = [await till.promoter('ann'), await till.promoter('bob', { account: false })];
    await ann.sell(100, OCTOBER);
    await bob.sell(900, OCTOBER);
    const { promoters, total, next } = await anna.get('promoters?q=promoter.test');
    expect([total, next]).toEqual([2, '']);
    expect(promoters).toMatchObject([
      { name: 'bob', active: true, orders: 1, payable: 900, has_account: false },
      { name: 'ann', active: true, orders: 1, payable: 100, waiting: 0, has_account: true },
    ]);
  });

  it('is searched by name, e-mail, code and slug, and restricted to those who still promote', async () => {
    const [ann, bob] = [await till.promoter('ann'), await till.promoter('bob')];
    await linkOf(bob.cus_id, 'ABCDEFGH', { slug: 'spring-tea' });
    await shop.db.update(members).set({ cus_name: '王小明' }).where(eq(members.cus_id, bob.cus_id));
    expect(await namesOf(`q=${encodeURIComponent('小明')}`)).toEqual(['王小明']);
    expect(await namesOf('q=ANN@')).toEqual(['ann']);
    expect(await namesOf('q=ABCDEFGH')).toEqual(['王小明']);
    expect(await namesOf('q=Spring-tea')).toEqual(['王小明']);
    expect(await namesOf('q=nobody%25')).toEqual([]);
    await ann.sell(10, OCTOBER);
    await shop.db.update(members).set({ status: 0 }).where(eq(members.cus_id, ann.cus_id));
    expect(await namesOf('tab=disabled')).toEqual(['ann']);
    expect(await namesOf('tab=active&q=promoter.test')).toEqual(['王小明']);
  });

  it('continues after the last promoter of a page', async () => {
    for (let n = 0; n < 52; n += 1) {
      const change = { status: 1, acc_email: `p${100 + n}@page.test`, cus_name: `p${n}` };
      await signedInMember(shop.db, shop.clock.now(), change);
    }
    const first = await anna.get('promoters?q=page.test');
    expect([first.promoters.length, first.total]).toEqual([50, 52]);
    expect(await namesOf(`q=page.test&after=${first.next}`)).toEqual(['p50', 'p51']);
    const { cus_id } = first.promoters.at(-1);
    await shop.db.update(members).set({ status: 0 }).where(eq(members.cus_id, cus_id));
    expect(await namesOf(`q=page.test&after=${first.next}`)).toEqual([]);
  });
});

describe('a promoter', () => {
  it('has months, orders, payouts and links', async () => {
    const ann = await till.promoter('ann');
    await ann.sell(100, OCTOBER, { ord_code: 'PPONE' });
    await linkOf(ann.cus_id, 'ABCDEFGH', { name: '首頁' });
    const one = await anna.get(`promoters/${ann.cus_id}`);
    expect(one).toMatchObject({ name: 'ann', payable: 100, account: '銀行 008，帳號末四碼 1234' });
    expect(one.months['2026-10'].fulfilled).toMatchObject({ count: 1, amount: 100 });
    const list = (what: string) => anna.get(`promoters/${ann.cus_id}/${what}`);
    expect((await list('orders')).items).toMatchObject([{ ord_code: 'PPONE', profit: 100 }]);
    expect((await list('links')).items).toMatchObject([{ name: '首頁', enabled: true }]);
    await till.close('2026-10');
    expect((await list('payouts')).items).toMatchObject([{ month: '2026-10', amount: 100 }]);
  });

  it('responds 404 for an unknown id', async () => {
    for (const path of ['', '/orders', '/links', '/payouts', '/account'])
      expect((await anna.send('GET', `promoters/nobody${path}`)).statusCode).toBe(404);
    expect((await post('/nobody/disable')).status).toBe(404);
  });

  it('disabled before any earnings still has a page, and can be enabled there', async () => {
    const change = { acc_email: 'x@y.test', status: 1 };
    const { cus_id } = await signedInMember(shop.db, shop.clock.now(), change);
    expect((await post(`/${cus_id}/disable`)).body).toMatchObject({ cus_id, active: false });
    expect(await anna.get(`promoters/${cus_id}`)).toMatchObject({ active: false, months: {} });
    expect(await anna.get(`promoters/${cus_id}/orders`)).toEqual({ items: [], next: '' });
    expect((await post(`/${cus_id}/enable`)).body.active).toBe(true);
  });

  it('shows the whole account on demand alone, and that it was shown is recorded', async () => {
    const ann = await till.promoter('ann');
    const before = await anna.send('GET', `promoters/${ann.cus_id}`);
    const list = await anna.send('GET', 'promoters');
    for (const { body } of [before, list]) expect(body).not.toContain('0012345671234');
    expect(await anna.get(`promoters/${ann.cus_id}/account`)).toEqual({
      ...{ bank_code: '008', branch: '', account_no: '0012345671234', holder: 'ann' },
    });
    expect((await entries()).at(-1)).toEqual(['anna', 'promoter.account', ann.cus_id, {}, 'ok']);
    const bob = await till.promoter('bob', { account: false });
    expect((await anna.send('GET', `promoters/${bob.cus_id}/account`)).statusCode).toBe(404);
  });

  it('is disabled and enabled again; the links follow, profits stay, and a conflict names its author', async () => {
    const ann = await till.promoter('ann');
    await ann.sell(100, OCTOBER);
    const price = async () => (await promoEntitlement(shop.db, 'ann-code', shop.clock.now())).pl;
    expect((await post(`/${ann.cus_id}/disable`)).body).toMatchObject({
      active: false,
      payable: 100,
    });
    expect(await price()).toBe(0);
    const again = await post(`/${ann.cus_id}/disable`);
    expect([again.status, again.message]).toEqual([
      409,
      expect.stringMatching(/^已由 anna 於 \d\d:\d\d 停用，畫面已更新。$/),
    ]);
    expect((await post(`/${ann.cus_id}/enable`)).body.active).toBe(true);
    expect(await price()).toBe(1);
    expect(await entries()).toEqual([
      ['anna', 'promoter.disable', ann.cus_id, {}, 'ok'],
      ['anna', 'promoter.disable', ann.cus_id, {}, 'PROMOTER_CHANGED'],
      ['anna', 'promoter.enable', ann.cus_id, {}, 'ok'],
    ]);
  });

  it('has a link disabled, which only the shop enables again', async () => {
    const [ann, bob] = [await till.promoter('ann'), await till.promoter('bob')];
    await linkOf(ann.cus_id, 'ABCDEFGH');
    const path = `/${ann.cus_id}/links/ABCDEFGH`;
    expect((await post(`/${bob.cus_id}/links/ABCDEFGH/disable`)).status).toBe(404);
    expect((await post(`${path}/disable`)).body).toMatchObject({
      code: 'ABCDEFGH',
      enabled: false,
    });
    expect((await promoEntitlement(shop.db, 'ABCDEFGH', shop.clock.now())).pl).toBe(0);
    expect((await post(`${path}/disable`)).message).toMatch(/^已由 anna 於 .* 停用/);
    expect((await post(`${path}/enable`)).body.enabled).toBe(true);
    expect((await entries()).map(([, action, subject]) => [action, subject])).toContainEqual([
      'promoter.link-disable',
      'ABCDEFGH',
    ]);
  });

  it('is a member whose e-mail the shop names; a stranger must sign in first', async () => {
    const { cus_id } = await signedInMember(shop.db, shop.clock.now(), { acc_email: 'x@y.test' });
    expect(await post('', { email: 'nobody@y.test' })).toMatchObject({
      status: 404,
      field: 'email',
    });
    expect((await post('', { email: ' X@y.test ' })).body).toMatchObject({ cus_id, active: true });
    expect(await post('', { email: 'x@y.test' })).toMatchObject({ status: 409, field: 'email' });
    expect((await post('', { email: 'x' })).status).toBe(400);
    expect((await entries()).filter(([, action]) => action === 'promoter.add')).toEqual([
      ['anna', 'promoter.add', '', {}, 'MEMBER_NOT_FOUND'],
      ['anna', 'promoter.add', cus_id, {}, 'ok'],
      ['anna', 'promoter.add', '', {}, 'PROMOTER_CHANGED'],
      ['anna', 'promoter.add', '', {}, 'INVALID'],
    ]);
  });
});
