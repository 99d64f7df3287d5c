import { eq } from 'drizzle-orm';
import {
  linkClicks,
  products,
  shortLinks,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../../testing/orders/buyer.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';
import { promotableProduct } from '../../../../testing/promo/promo-product.ts';
import { promoEntitlement } from '../links/repository.ts';

const DAY = 86_400_000;
const BASE = '/api/vip/promo-links';
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

type Method = 'GET' | 'POST' | 'PATCH';
const promoter = async (status = 1) => {
  const { headers, cus_id } = await signedInMember(shop.db, shop.clock.now(), { status });
  const send = async (method: Method, path: string, payload?: object) => {
    const answer = await shop.app.inject({
      method,
      url: BASE + path,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const make = async (fields: object = {}) =>
    (await send('POST', '', { target_url: '/', ...fields })).body;
  const bundle = async (prd_ids: string[]) => {
    const payload = { prd_ids, user_id: '', cus_id: '' };
    const url = '/api/shorturl/bundle';
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
    return answer.json().body.short_url.split('/').at(-1) as string;
  };
  return { headers, cus_id, send, make, bundle };
};
const product = (fields = {}) => promotableProduct(shop.db, shop.clock.now(), fields);
const landing = async (address: string) =>
  (await shop.app.inject(`/s/${address}`)).headers.location;
const today = '2026-11-21';

describe('a promoter’s own link', () => {
  it('leads to home, to a category, to a search or to a product, by code and by slug [G3]', async () => {
    const [{ make }, prd_id] = [await promoter(), await product({ prd_name: '高山茶' })];
    const cases = [
      ['/', 'home', '首頁', '/'],
      ['http://shop.test/products/%E8%8C%B6', 'category', '茶', '/pl/%E8%8C%B6'],
      ['/products/%E7%83%8F%E9%BE%8D', 'search', '搜尋「烏龍」', '/pl/%E7%83%8F%E9%BE%8D'],
      [`/product/${prd_id}?x=1`, 'product', '高山茶', `/p/${prd_id}`],
    ] as const;
    for (const [target_url, kind, title, path] of cases) {
      const link = await make({ target_url });
      expect(link).toMatchObject({ kind, title, state: 'live', clicks: 0, orders: 0, profit: 0 });
      expect(await landing(link.code)).toBe(`${path}?promo_code=${link.code}`);
    }
    const named = await make({ name: '十一月電子報', tag: '電子報', slug: ' Tea-2026 ' });
    expect(named).toMatchObject({ slug: 'tea-2026', short_url: 'http://shop.test/s/tea-2026' });
    expect(await landing('TEA-2026')).toBe(`/?promo_code=${named.code}`);
  });

  it.each([
    '，',
    '。',
    '、',
    '！',
    ')',
    '）',
    '」',
    '」。',
    '…',
    '.',
    ',',
    '\u200B',
    '　快來',
    '。快來買',
  ])('is found with %j behind it, as links in chats have [41 R5] [G7]', async (behind) => {
    const { make } = await promoter();
    const link = await make({ target_url: '/', slug: 'tea-2027' });
    for (const address of [link.code, 'tea-2027'])
      expect(await landing(encodeURIComponent(`${address}${behind}`))).toBe(
        `/?promo_code=${link.code}`,
      );
  });

  it.each([
    ['another host', { target_url: 'https://elsewhere.test/' }, 'TARGET_ELSEWHERE'],
    ['another host without a scheme', { target_url: '//elsewhere.test/' }, 'TARGET_ELSEWHERE'],
    ['a script', { target_url: 'javascript:alert(1)' }, 'TARGET_ELSEWHERE'],
    ['a page that is nobody’s', { target_url: '/vip' }, 'TARGET_UNKNOWN'],
    ['a product that is gone', { target_url: '/p/gone' }, 'NOT_PROMOTABLE'],
    ['a slug of a page', { target_url: '/', slug: 'vip' }, 'SLUG'],
    ['a script as slug', { target_url: '/', slug: '<script>' }, 'SLUG'],
    ['a day that has passed', { target_url: '/', ends_on: '2026-11-20' }, 'ENDS_ON'],
    ['a day that is none', { target_url: '/', ends_on: '2027-11-31' }, 'ENDS_ON'],
    ['a name of 10 000 characters', { target_url: '/', name: '名'.repeat(10_000) }, 'INVALID'],
    ['a tag with a line break', { target_url: '/', tag: 'a\nb' }, 'INVALID'],
    ['an address of 10 000 characters', { target_url: `/${'x'.repeat(10_000)}` }, 'INVALID'],
    ['no address', {}, 'INVALID'],
  ])('is rejected for %s, and nothing is stored [G3]', async (_what, body, Code) => {
    const { send, cus_id } = await promoter();
    const answer = await send('POST', '', body);
    expect(answer).toMatchObject({ status: 400, success: false, msg: [{ Code }] });
    expect(await shop.db.$count(shortLinks, eq(shortLinks.cus_id, cus_id))).toBe(0);
  });

  it('keeps a script in its name as text [G3]', async () => {
    const { make, send } = await promoter();
    const { code } = await make({ name: '<script>alert(1)</script>' });
    expect((await send('GET', '')).body.items[0]).toMatchObject({
      code,
      name: '<script>alert(1)</script>',
    });
  });

  it('gets a slug that is free: of two at once one, the other is rejected with a sentence [G3]', async () => {
    const makers = await Promise.all([promoter(), promoter(), promoter()]);
    const answers = await Promise.all(
      makers.map(({ send }) => send('POST', '', { target_url: '/', slug: 'spring-sale' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      msg: [{ Code: 'SLUG_TAKEN', Message: '自訂網址「spring-sale」已經有人使用，請換一個。' }],
    });
    const holders = eq(shortLinks.slug, 'spring-sale');
    expect(await shop.db.$count(shortLinks, holders)).toBe(1);
  });

  it('stops, starts again, and ends after its last day, with its code [G7]', async () => {
    const { make, send } = await promoter();
    const { code } = await make({ ends_on: '2026-11-22' });
    const level = async () => (await promoEntitlement(shop.db, code, shop.clock.now())).pl;
    expect(await level()).toBe(1);
    expect((await send('PATCH', `/${code}`, { stopped: true })).body.state).toBe('stopped');
    expect([await landing(code), await level()]).toEqual(['/link-ended', 0]);
    expect((await send('PATCH', `/${code}`, { stopped: false })).body.state).toBe('live');
    expect(await level()).toBe(1);
    shop.clock.advance(DAY);
    expect(await level()).toBe(1);
    shop.clock.advance(DAY);
    expect([await landing(code), await level()]).toEqual(['/link-ended', 0]);
    expect((await send('PATCH', `/${code}`, { ends_on: '' })).body).toMatchObject({
      state: 'live',
    });
    expect(await level()).toBe(1);
  });

  it('can’t be read or changed by other members or guests [G3]', async () => {
    const [one, two, member] = [await promoter(), await promoter(), await promoter(0)];
    const { code } = await one.make();
    expect((await two.send('PATCH', `/${code}`, { stopped: true })).status).toBe(404);
    expect((await two.send('GET', `/${code}/clicks`)).status).toBe(404);
    expect((await two.send('GET', '')).body).toEqual({ items: [], next: '' });
    expect((await member.send('GET', '')).status).toBe(403);
    expect((await member.send('POST', '', { target_url: '/' })).status).toBe(403);
    expect((await shop.app.inject(BASE)).statusCode).toBe(401);
  });

  it('is listed with clicks, orders and profit, without cancelled orders [G5]', async () => {
    const { make, send } = await promoter();
    const link = await make({ target_url: `/product/${OOLONG.prd_id}` });
    const headers = { referer: 'https://l.facebook.com/' };
    await shop.app.inject({ url: `/s/${link.code}`, headers });
    await shop.app.inject({ url: `/s/${link.code}?via=qr`, headers: { 'user-agent': 'other' } });
    const [row] = await shop.db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id));
    const earned = (row?.price1 ?? 0) - (row?.cost_wholesale ?? 0);
    const line = { ...lineOf(OOLONG, 2), prd_price: row?.price1 ?? 0 };
    const sent = await sendCheckout(shop, { ...checkoutBody([line]), promo_code: link.code });
    expect(sent.statusCode).toBe(200);
    const [listed] = (await send('GET', '')).body.items;
    expect(listed).toMatchObject({ clicks: 2, orders: 1, profit: 2 * earned });
    expect((await send('GET', `/${link.code}/clicks`)).body).toEqual({
      sources: [
        { source: 'facebook', count: 1 },
        { source: 'qr', count: 1 },
      ],
      days: [{ day: today, count: 2 }],
    });
  });

  it('a link is listed once in the endless list, also beside links of the same moment', async () => {
    const { make, send } = await promoter();
    const codes = [];
    for (let n = 0; n < 45; n += 1) codes.push((await make()).code);
    const seen: string[] = [];
    let after = '';
    do {
      const { body } = await send('GET', `?after=${encodeURIComponent(after)}`);
      seen.push(...body.items.map(({ code }: { code: string }) => code));
      after = body.next;
    } while (after !== '');
    expect(seen).toHaveLength(45);
    expect(new Set(seen)).toEqual(new Set(codes));
    for (const bad of ['x', '_', "'--", '2026-13-45_a'])
      expect((await send('GET', `?after=${encodeURIComponent(bad)}`)).status).toBe(200);
  });
});

describe('a bundle of a promoter', () => {
  it('has a name, an order, a cover and a last day, which its page shows [defect 17] [G4]', async () => {
    const { bundle, send } = await promoter();
    const [one, two] = [await product({ price1: 400 }), await product({ price1: 0, price: 150 })];
    const code = await bundle([one, two]);
    const change = {
      name: '辦公室團購',
      prd_ids: [two, one],
      cover_prd_id: one,
      ends_on: '2026-12-31',
    };
    expect((await send('PATCH', `/${code}`, change)).body).toMatchObject({
      name: '辦公室團購',
      products: [{ prd_id: two }, { prd_id: one, profit: 100, on_sale: true }],
    });
    await shop.db.update(products).set({ enabled: false }).where(eq(products.prd_id, two));
    const page = await shop.app.inject(`/api/bundle/${code}`);
    expect(page.json().body).toEqual({
      code,
      name: '辦公室團購',
      cover_prd_id: one,
      ends_on: '2026-12-31',
      state: 'live',
      gone: 1,
      total: 400,
    });
  });

  it.each([
    ['a cover from elsewhere', () => ({ cover_prd_id: 'P0001' })],
    ['no product', () => ({ prd_ids: [] })],
    ['1 000 products', () => ({ prd_ids: Array.from({ length: 1000 }, (_, n) => `P${n}`) })],
    ['a product that is gone', (one: string) => ({ prd_ids: [one, 'gone'] })],
  ])('is not changed to %s [G4]', async (_what, change) => {
    const { bundle, send } = await promoter();
    const one = await product();
    const code = await bundle([one]);
    expect((await send('PATCH', `/${code}`, change(one))).status).toBe(400);
    const [stored] = await shop.db.select().from(shortLinks).where(eq(shortLinks.code, code));
    expect(stored).toMatchObject({ prd_ids: [one], cover_prd_id: '' });
  });

  it('can be reordered when one of its products can’t be promoted any more [G4]', async () => {
    const { bundle, send } = await promoter();
    const [one, two] = [await product(), await product()];
    const code = await bundle([one, two]);
    await shop.db.delete(products).where(eq(products.prd_id, two));
    expect((await send('PATCH', `/${code}`, { prd_ids: [two, one] })).body.products).toMatchObject([
      { prd_id: two, prd_name: '已下架的商品', on_sale: false },
      { prd_id: one },
    ]);
  });

  it('rejects a cover on another link, and answers 404 for its bundle and for an unknown one [G4]', async () => {
    const { make, send } = await promoter();
    const { code } = await make();
    expect((await send('PATCH', `/${code}`, { cover_prd_id: 'P0001' })).status).toBe(400);
    for (const other of [code, 'abcdefgh', "'--"])
      expect((await shop.app.inject(`/api/bundle/${encodeURIComponent(other)}`)).statusCode).toBe(
        404,
      );
  });
});

it('deletes clicks with their link', async () => {
  const { make } = await promoter();
  const { code } = await make();
  await shop.app.inject(`/s/${code}`);
  await shop.db.delete(shortLinks).where(eq(shortLinks.code, code));
  expect(await shop.db.$count(linkClicks)).toBe(0);
});
