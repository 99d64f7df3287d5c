import {
  press,
  requestsOf,
  restockBrowser,
  restocked,
  restockMails,
} from '../../../testing/goods/restock.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { CONFIRM_MS } from './links.ts';

const email = 'guest@pinpu.test';
let shop: TestApp;
let phone: ReturnType<typeof restockBrowser>;
let links: { confirm: string; stop: string };

beforeEach(async () => {
  shop = await testApp();
  phone = restockBrowser(shop);
  await phone.ask(email);
  [links = links] = await restockMails(shop, email, 'restock-confirm');
});

const open = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });
const waits = async () => (await requestsOf(shop)).some(({ state }) => state === 'waiting');

describe('the link that confirms', () => {
  it('shows a button, and changes nothing by being opened, as scanners do', async () => {
    const page = await open(links.confirm);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/<form method="post"><button type="submit">確認到貨通知<\/button>/);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    });
    await shop.app.inject({ method: 'HEAD', url: links.confirm });
    expect(await waits()).toBe(false);
  });

  it('is stored as a hash, and its mail encrypted until it is sent', async () => {
    const [request] = await requestsOf(shop);
    expect(JSON.stringify(request)).not.toContain(links.confirm.split('/').at(-1));
    expect(request?.token_hash).toMatch(/^[\da-f]{64}$/);
  });

  it('can be used once: opened again it says so, and does not revive what was cancelled', async () => {
    await press(shop, links.confirm);
    expect(await waits()).toBe(true);
    expect((await open(links.confirm)).body).toContain('已為您登記到貨通知');
    expect((await press(shop, links.confirm)).body).toContain('已為您登記到貨通知');
    await phone.cancel();
    const again = await press(shop, links.confirm);
    expect([again.statusCode, await waits()]).toEqual([404, false]);
  });

  it('ends after two days, which the product page shows', async () => {
    shop.clock.advance(CONFIRM_MS - 1);
    expect(await phone.seen()).toMatchObject({ state: 'asked' });
    shop.clock.advance(1);
    expect(await phone.seen()).toBeUndefined();
    const late = await press(shop, links.confirm);
    expect([late.statusCode, late.body]).toEqual([404, expect.stringContaining('已經失效')]);
    expect(await waits()).toBe(false);
  });

  it('a link opened when the product is back in stock sends the mail, and then says so', async () => {
    await press(shop, links.confirm);
    await restocked(shop);
    expect((await open(links.confirm)).body).toContain('商品已經到貨');
  });

  it('a link that was never sent leads nowhere', async () => {
    for (const key of ['x', 'a'.repeat(500), '%F0%9F%98%80'])
      expect((await press(shop, `/restock/confirm/${key}`)).statusCode).toBe(404);
  });
});

describe('the link that unsubscribes', () => {
  beforeEach(() => press(shop, links.confirm));

  it('shows a button, and changes nothing by being opened', async () => {
    const page = await open(links.stop);
    expect(page.body).toContain('取消到貨通知</button>');
    expect(await waits()).toBe(true);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['parts', 'multipart/form-data; boundary=x'],
    ['nothing known', 'text/x-unknown'],
  ])(
    'ends it by one POST of a mail program with %s, without a redirect (RFC 8058)',
    async (_as, type) => {
      const answer = await shop.app.inject({
        ...{ method: 'POST', url: links.stop, payload: 'List-Unsubscribe=One-Click' },
        headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
      });
      expect(answer.statusCode).toBe(200);
      expect(await requestsOf(shop)).toEqual([]);
      expect(await phone.seen()).toBeUndefined();
      await restocked(shop);
      expect(await restockMails(shop, email, 'restock')).toEqual([]);
      for (const later of [await open(links.stop), await press(shop, links.stop)])
        expect(later.body).toContain('到貨通知已取消');
    },
  );

  it('is the same in each mail of a request', async () => {
    await restocked(shop);
    const [mail] = await restockMails(shop, email, 'restock');
    expect(mail?.stop).toBe(links.stop);
    expect((await open(links.stop)).body).toContain('取消到貨通知</button>');
    await press(shop, links.stop);
    expect(await requestsOf(shop)).toEqual([]);
  });
});
