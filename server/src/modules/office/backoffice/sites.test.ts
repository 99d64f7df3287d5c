import type { NewSite, ShopSite } from '@pinpu/shared/contracts/backoffice';
import { eq, like } from 'drizzle-orm';
import { auditLog, embedCheckouts, embedSites, orders } from '../../../platform/db/schema/index.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';

const BLOG = 'https://blog.example';
const TEA: NewSite = { name: '茶語部落格', origins: [BLOG] };
const DAY_MS = 86_400_000;

async function openShop() {
  const shop = await testApp();
  const [anna, ben] = [await atBackoffice(shop, 'anna'), await atBackoffice(shop, 'ben')];
  const add = (site: Partial<NewSite> = {}) => anna.send('POST', 'sites', { ...TEA, ...site });
  return {
    ...{ ...shop, anna, ben, add },
    added: async (): Promise<ShopSite> => (await add()).json().body.site,
    read: async (key: string): Promise<ShopSite> => (await anna.get(`sites/${key}`)).site,
    /** Response of the shop to a page of the site. */
    shown: async (key: string, origin = BLOG) => {
      const url = `/api/embed/config?site=${key}`;
      return (await shop.app.inject({ url, headers: { origin } })).statusCode;
    },
  };
}

it('a site that is added shows the cart at once, on its origins alone', async () => {
  const { added, shown, anna, config } = await openShop();
  const site = await added();
  expect(site).toMatchObject({ ...TEA, enabled: true, changed_by: 'admin:anna', checkouts: 0 });
  expect(site.key).toMatch(/^pk_[0-9a-z]{16}$/);
  expect([await shown(site.key), await shown(site.key, 'https://other.example')]).toEqual([
    200, 403,
  ]);
  expect(await anna.get('sites')).toEqual({ sites: [site] });
  expect(await anna.get(`sites/${site.key}`)).toEqual({ site, shop: config.publicUrl });
});

it('names each entry that is no origin, and stores nothing', async () => {
  const { add, db } = await openShop();
  const wrong = ['http://a.example', 'https://b.example/shop', 'https://*.example', 'c.example'];
  const rejected = await add({
    name: ' ',
    origins: [...wrong, BLOG, 'http://localhost:3000', 'null'],
  });
  const { msg, faults } = rejected.json();
  expect([rejected.statusCode, msg[0].Code]).toEqual([400, 'BAD_SITE']);
  expect(faults.name).toMatch(/請填寫網站名稱/);
  expect(faults.origins.split('\n')).toEqual([
    expect.stringMatching(/http:\/\/a\.example.*https:\/\/。/),
    expect.stringMatching(/b\.example\/shop.*例如 https:\/\/b\.example。/),
    expect.stringMatching(/\*\.example.*逐一/),
    expect.stringMatching(/「c\.example」.*https:\/\/ 開頭/),
  ]);
  expect((await add({ origins: ['', '  '] })).json().faults.origins).toMatch(/至少/);
  expect(await db.select().from(embedSites)).toEqual([]);
});

it('a change is saved only on the version that was read; else it is a 409 with author, time and current values', async () => {
  const { added, anna, ben, read } = await openShop();
  const { key, version } = await added();
  const path = `sites/${key}`;
  const origins = [BLOG, 'https://www.blog.example'];
  expect((await ben.send('PUT', path, { ...TEA, origins, version })).statusCode).toBe(200);
  const late = await anna.send('PUT', path, { ...TEA, name: '茶', version });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    msg: [{ Code: 'SITE_CHANGED', Message: expect.stringMatching(/變更：ben 於/) }],
    body: { site: { origins } },
  });
  expect(await read(key)).toMatchObject({ name: TEA.name, origins, changed_by: 'admin:ben' });
  expect((await anna.send('POST', `${path}/disable`, { version })).statusCode).toBe(409);
});

it('two changes of one site at the same moment are one change', async () => {
  const { added, anna, ben } = await openShop();
  const { key, version } = await added();
  const change = (who: typeof anna, name: string) =>
    who.send('PUT', `sites/${key}`, { ...TEA, name, version });
  const answers = await Promise.all([change(anna, '一'), change(ben, '二')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('a site is disabled at once, and enabled again', async () => {
  const { added, anna, read, shown } = await openShop();
  const { key, version } = await added();
  const off = await anna.send('POST', `sites/${key}/disable`, { version });
  expect(off.json().body.site.enabled).toBe(false);
  expect(await shown(key)).toBe(403);
  await anna.send('POST', `sites/${key}/enable`, await read(key));
  expect(await shown(key)).toBe(200);
  expect((await anna.send('GET', 'sites/pk_none')).statusCode).toBe(404);
});

it('counts what its pages brought in the last 30 days: checkouts, and orders that are not cancelled', async () => {
  const shop = await openShop();
  const { key } = await shop.added();
  const leave = () =>
    shop.app.inject({
      method: 'POST',
      url: `/api/embed/checkout?site=${key}`,
      headers: { origin: BLOG },
      payload: { s: SESSION, cart: [{ prd_id: OOLONG.prd_id, qty: 1 }], return_url: BLOG },
    });
  await leave();
  const body = checkoutBody([lineOf(OOLONG, 1)]);
  await sendCheckout(shop, body, { key: 'a-site-order' });
  const [order] = await shop.db.select().from(orders);
  await shop.db.update(embedCheckouts).set({ ord_id: order?.ord_id });
  await leave();
  expect(await shop.read(key)).toMatchObject({ checkouts: 2, orders: 1, amount: order?.inv_amt });
  await shop.db.update(orders).set({ status: 0 });
  expect(await shop.read(key)).toMatchObject({ checkouts: 2, orders: 0, amount: 0 });
  const old = new Date(shop.clock.now().getTime() - 31 * DAY_MS);
  await shop.db.update(embedCheckouts).set({ c_date: old }).where(eq(embedCheckouts.site, key));
  expect(await shop.read(key)).toMatchObject({ checkouts: 0 });
});

it('the audit log has every change of a site with the changed fields', async () => {
  const { added, anna, db } = await openShop();
  const { key, version } = await added();
  await anna.send('PUT', `sites/${key}`, { ...TEA, name: '茶', version });
  await anna.send('PUT', `sites/${key}`, { ...TEA, version });
  const entries = await db.select().from(auditLog).where(like(auditLog.action, 'site.%'));
  expect(entries).toMatchObject([
    { action: 'site.add', actor: 'anna', subject: key, detail: TEA, outcome: 'ok' },
    { action: 'site.change', subject: key, detail: { name: '茶' }, outcome: 'ok' },
    { action: 'site.change', subject: key, outcome: 'SITE_CHANGED' },
  ]);
});
