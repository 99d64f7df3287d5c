import { eq } from 'drizzle-orm';
import {
  linkClicks,
  members,
  promoCodes,
  shortLinks,
} from '../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { signedInMember } from '../../../../testing/people/signed-in-member.ts';
import { promotableProduct } from '../../../../testing/promo/promo-product.ts';
import { promoEntitlement } from './repository.ts';

const MINUTE = 60_000;
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

type Headers = Record<string, string>;
const create = (target_url: string, headers: Headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/shorturl/create',
    headers,
    payload: { target_url, service_type: 'product', cus_id: 'somebody-else' },
  });
const bundle = (prd_ids: unknown, headers: Headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/shorturl/bundle',
    headers,
    payload: { prd_ids, user_id: '', cus_id: '' },
  });
const promoter = () => signedInMember(shop.db, shop.clock.now(), { status: 1 });
const product = (fields = {}) => promotableProduct(shop.db, shop.clock.now(), fields);
const codeOf = (short_url: string) => short_url.split('/').at(-1) ?? '';
const follow = (code: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url: `/s/${code}`, headers });
const clicks = (code: string) => shop.db.$count(linkClicks, eq(linkClicks.code, code));

describe('a short link', () => {
  it('redirects to the promo page of the product with its code [G3] [G7] [N5]', async () => {
    const prd_id = await product();
    const answer = await create(`/p/${prd_id}`, (await promoter()).headers);
    expect(answer.json()).toMatchObject({ success: true });
    const { short_url } = answer.json().body;
    expect(short_url).toMatch(/^http:\/\/shop\.test\/s\/[2-9a-z]{8}$/);
    const landed = await follow(codeOf(short_url));
    expect(landed.statusCode).toBe(302);
    expect(landed.headers.location).toBe(`/p/${prd_id}?promo_code=${codeOf(short_url)}`);
  });

  it('is the same each time, even when requested twice at once, and different for another promoter [G3]', async () => {
    const [prd_id, one, two] = [await product(), await promoter(), await promoter()];
    const target = `http://shop.test/product/${prd_id}?utm=x`;
    const answers = await Promise.all([create(target, one.headers), create(target, one.headers)]);
    const [first, second] = answers.map((answer) => answer.json().body.short_url);
    expect(second).toBe(first);
    expect((await create(target, two.headers)).json().body.short_url).not.toBe(first);
    expect(await shop.db.$count(shortLinks, eq(shortLinks.cus_id, one.cus_id))).toBe(1);
  });

  it('is rejected for guests and to members who are not promoters [G3]', async () => {
    const prd_id = await product();
    const member = await signedInMember(shop.db, shop.clock.now(), { status: 0 });
    expect((await create(`/p/${prd_id}`)).statusCode).toBe(401);
    const answer = await create(`/p/${prd_id}`, member.headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ success: false, msg: [{ Code: 'NOT_A_PROMOTER' }] });
    expect((await bundle([prd_id], member.headers)).statusCode).toBe(403);
  });

  it('is rejected for what cannot be promoted [G3]', async () => {
    const { headers } = await promoter();
    const costless = await product({ cost_wholesale: 0 });
    const withdrawn = await product({ enabled: false });
    const good = await product();
    for (const target of [
      `/p/${costless}`,
      `/p/${withdrawn}`,
      '/p/unknown',
      '/vip',
      'javascript:alert(1)',
      '',
      `//elsewhere.test/p/${good}`,
      `https://elsewhere.test/p/${good}`,
      `http://shop.test@elsewhere.test/p/${good}`,
    ]) {
      const answer = await create(target, headers);
      expect([target, answer.statusCode]).toEqual([target, 400]);
      expect(answer.json()).toMatchObject({ success: false, msg: [{ Code: 'NOT_PROMOTABLE' }] });
    }
  });

  it('a short link that is unknown leads to a page that says so [defect 17] [G7]', async () => {
    for (const code of ['abcdefgh', 'x', "'--", 'a'.repeat(150), 'no-such-slug']) {
      const landed = await follow(code);
      expect([landed.statusCode, landed.headers.location]).toEqual([302, '/link-ended']);
    }
  });

  it('a short link of a promoter without the status, or with a disabled code, shows a message and links to its product [defect 17]', async () => {
    const [prd_id, one, two] = [await product(), await promoter(), await promoter()];
    const codes = [];
    for (const { headers } of [one, two])
      codes.push(codeOf((await create(`/p/${prd_id}`, headers)).json().body.short_url));
    await shop.db.update(members).set({ status: 0 }).where(eq(members.cus_id, one.cus_id));
    await shop.db
      .update(promoCodes)
      .set({ enabled: false })
      .where(eq(promoCodes.cus_id, two.cus_id));
    for (const code of codes) {
      expect((await follow(code)).headers.location).toBe(`/link-ended?product=${prd_id}`);
      expect(await clicks(code)).toBe(0);
    }
  });
});

describe('wholesale costs', () => {
  it('are sent to promoters and to no other member [P9]', async () => {
    const prd_id = await product();
    const read = async (headers: Headers) =>
      (await shop.app.inject({ method: 'GET', url: `/api/product/${prd_id}`, headers })).json()
        .body;
    expect((await read((await promoter()).headers)).cost_wholesale).toBe(300);
    const member = await signedInMember(shop.db, shop.clock.now());
    for (const headers of [member.headers, {}]) {
      expect(await read(headers)).not.toHaveProperty('cost_wholesale');
    }
  });
});

describe('a visit', () => {
  it('counts once per visitor, link and half hour, and sets no cookie [defect 9] [G7]', async () => {
    const { headers } = await promoter();
    const linkTo = async () =>
      codeOf((await create(`/p/${await product()}`, headers)).json().body.short_url);
    const [code, other] = [await linkTo(), await linkTo()];
    for (let n = 0; n < 5; n += 1) expect((await follow(code)).cookies).toEqual([]);
    expect(await clicks(code)).toBe(1);
    await follow(other);
    await follow(code, { 'user-agent': 'another browser' });
    expect([await clicks(other), await clicks(code)]).toEqual([1, 2]);
    shop.clock.advance(29 * MINUTE);
    await follow(code);
    expect(await clicks(code)).toBe(2);
    shop.clock.advance(2 * MINUTE);
    await follow(code);
    expect(await clicks(code)).toBe(3);
  });

  it('does not count when it is a preview [G7]', async () => {
    const answer = await create(`/p/${await product()}`, (await promoter()).headers);
    const code = codeOf(answer.json().body.short_url);
    await follow(code, {}, 'HEAD');
    await follow(code, { 'sec-purpose': 'prefetch;prerender' });
    expect(await clicks(code)).toBe(0);
  });

  it('a visit of one address is counted up to a limit, regardless of invented browsers, and still redirects [finding L22]', async () => {
    const target = `/p/${await product()}`;
    const code = codeOf((await create(target, (await promoter()).headers)).json().body.short_url);
    const visit = (remoteAddress: string, n: number) =>
      shop.app.inject({
        url: `/s/${code}`,
        remoteAddress,
        headers: { 'user-agent': `browser ${n}`, cookie: `pinpu_visitor=${n}` },
      });
    for (let n = 0; n < 101; n += 1) await visit('203.0.113.9', n);
    expect(await clicks(code)).toBe(100);
    const landed = await visit('203.0.113.9', 102);
    expect(landed.headers.location).toMatch(new RegExp(`^${target}\\?promo_code=`));
    expect(await clicks(code)).toBe(100);
    await visit('203.0.113.10', 1);
    expect(await clicks(code)).toBe(101);
  });

  it('is stored without anything that identifies the visitor', async () => {
    const answer = await create(`/p/${await product()}`, (await promoter()).headers);
    const code = codeOf(answer.json().body.short_url);
    await follow(`${code}?via=qr`, { referer: 'https://mail.example/inbox?user=ann' });
    const [stored] = await shop.db.select().from(linkClicks).where(eq(linkClicks.code, code));
    expect(stored?.visitor).toMatch(/^[0-9a-f]{64}$/);
    expect(stored?.source).toBe('qr');
    expect(JSON.stringify(stored)).not.toMatch(/ann|127\.0\.0\.1|lightMyRequest/);
  });
});

describe('a bundle', () => {
  it('has a short link to the list of its products, in their order, each once [G4] [N5]', async () => {
    const [one, two] = [await product(), await product()];
    const answer = await bundle([two, one, two], (await promoter()).headers);
    const code = codeOf(answer.json().body.short_url);
    expect(answer.json()).toMatchObject({ success: true, msg: expect.any(String) });
    expect((await follow(code)).headers.location).toBe(`/pb/${code}?promo_code=${code}`);
    const [stored] = await shop.db.select().from(shortLinks).where(eq(shortLinks.code, code));
    expect(stored).toMatchObject({ kind: 'bundle', prd_ids: [two, one] });
    const listed = await shop.app.inject(`/api/products/bundle/${code}`);
    const items = listed.json().pager.items as { prd_id: string }[];
    expect(items.map(({ prd_id }) => prd_id)).toEqual([two, one]);
  });

  it('is rejected when one product cannot be promoted, naming it, and when there is none [defect 8] [G4]', async () => {
    const { headers, cus_id } = await promoter();
    const good = await product();
    const costless = await product({ cost_wholesale: 0, prd_name: '無成本' });
    for (const prd_ids of [
      [good, costless],
      [good, 'unknown'],
      [],
      'P1',
      [1],
      Array(51).fill(good),
      Array.from({ length: 1000 }, (_, n) => `P${n}`),
    ]) {
      expect((await bundle(prd_ids, headers)).statusCode).toBe(400);
    }
    const answer = await bundle(['gone', good, costless], headers);
    expect(answer.json()).toMatchObject({
      success: false,
      body: { prd_ids: ['gone', costless] },
      msg: [{ Message: '「gone」、「無成本」目前無法推廣，請取消選取後再試一次。' }],
    });
    expect(await shop.db.$count(shortLinks, eq(shortLinks.cus_id, cus_id))).toBe(0);
  });
});

describe('a promo code', () => {
  it('entitles to group prices and names its promoter [G1] [G7] [B5]', async () => {
    const { headers, cus_id } = await promoter();
    const answer = await create(`/p/${await product()}`, headers);
    const code = codeOf(answer.json().body.short_url);
    expect(await promoEntitlement(shop.db, code, shop.clock.now())).toEqual({
      pl: 1,
      member_id: cus_id,
    });
    await shop.db.update(promoCodes).set({ enabled: false }).where(eq(promoCodes.code, code));
    expect(await promoEntitlement(shop.db, code, shop.clock.now())).toEqual({
      pl: 0,
      member_id: null,
    });
  });

  it('a promo code of the shop entitles without a promoter; any other text does not [B5]', async () => {
    const shopCode = { code: 'TESTHOUSE', cus_id: null, c_date: shop.clock.now() };
    await shop.db.insert(promoCodes).values(shopCode);
    expect(await promoEntitlement(shop.db, 'TESTHOUSE', shop.clock.now())).toEqual({
      pl: 1,
      member_id: null,
    });
    for (const text of ['', 'testhouse', 'x'.repeat(500)]) {
      expect(await promoEntitlement(shop.db, text, shop.clock.now())).toEqual({
        pl: 0,
        member_id: null,
      });
    }
  });
});
