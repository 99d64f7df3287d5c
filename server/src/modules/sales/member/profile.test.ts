import { orderLines, orders } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const url = '/api/vip/profile?s=session-1';
const profile = {
  phone1: '0922333444',
  addr1_postcode: '110',
  addr1: '臺北市信義區市府路 1 號',
  cnt_name: '李大同',
  email: 'li@pinpu.test',
  birth_day: '1990-02-28',
  coupon_code: '',
  cus_name: ' 王小美 ',
  cus_email: 'elsewhere@pinpu.test',
  cus_phone: '02 2345 6789',
  cus_mobile: '0912345678',
  cus_addr1: '臺北市中正區重慶南路一段 122 號',
  cus_postcode: '100',
};

describe('the profile', () => {
  it('is returned for a token, with the orders on request [N2] [V9]', async () => {
    const { headers, token, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const plain = await shop.app.inject({ method: 'POST', url, headers });
    expect(plain.json()).toMatchObject({
      success: true,
      body: { token, session: 'session-1', user: { acc_email } },
    });
    expect(plain.json()).not.toHaveProperty('pager');
    const full = await shop.app.inject({ method: 'POST', url, headers, payload: { orders: true } });
    expect(full.json().pager).toEqual({ items: [] });
  });

  it("contains the member's orders and guest orders under the same e-mail, and nobody else's [V9]", async () => {
    const { headers, cus_id, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const other = await signedInMember(shop.db, shop.clock.now());
    const order = (ord_id: string, status: number, of: { cus_id?: string; cus_email: string }) => {
      const time = shop.clock.now();
      const ids = { ord_id, guid: ord_id, ord_code: ord_id };
      return { ...ids, status, inv_amt: 500, ord_date: time, c_date: time, u_date: time, ...of };
    };
    await shop.db
      .insert(orders)
      .values([
        order('O1', 2, { cus_id, cus_email: 'gift@pinpu.test' }),
        order('O2', 3, { cus_email: acc_email }),
        order('O3', 3, { cus_id: other.cus_id, cus_email: acc_email }),
        order('O4', 3, { cus_email: other.acc_email }),
        order('O5', 1, { cus_id, cus_email: acc_email }),
      ]);
    const full = await shop.app.inject({ method: 'POST', url, headers, payload: { orders: true } });
    const items = full.json().pager.items as { ord_code: string }[];
    expect(items.map(({ ord_code }) => ord_code).sort()).toEqual(['O1', 'O2']);
  });

  it('has the orders by page: of a tab, of a year, and found by code or product [V9]', async () => {
    const { headers, cus_id, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const other = await signedInMember(shop.db, shop.clock.now());
    const time = shop.clock.now();
    const order = (n: number, status: number, ord_date: string, of: object = { cus_id }) => ({
      ...{
        ord_id: `O${n}`,
        guid: `O${n}`,
        ord_code: `PP_${n}`,
        inv_amt: 500,
        cus_email: acc_email,
      },
      ...{ status, ord_date: new Date(ord_date), c_date: time, u_date: time, ...of },
    });
    // 45 orders at the same moment, ordered only by code. Order 1 is still of 2025 in UTC, but of 2026 in Taipei.
    const many = Array.from({ length: 45 }, (_, n) => order(100 + n, 99, '2026-03-01T00:00:00Z'));
    await shop.db
      .insert(orders)
      .values([
        ...many,
        order(1, 99, '2025-12-31T16:00:00Z', { cus_id: null }),
        order(2, 99, '2025-12-31T15:59:59Z'),
        order(3, 2, '2024-01-01T00:00:00Z'),
        order(4, 1, '2024-01-01T00:00:00Z'),
        order(5, 99, '2026-03-01T00:00:00Z', { cus_id: other.cus_id }),
      ]);
    const line = { line_no: 1, prd_id: 'P', prd_price: 1, qty: 1 };
    await shop.db.insert(orderLines).values({ ...line, ord_id: 'O2', prd_name: '100% 烏龍' });
    const page = async (filter: object) => {
      const payload = { orders: true, filter };
      const { pager } = (await shop.app.inject({ method: 'POST', url, headers, payload })).json();
      const codes = pager.items.map(({ ord_code }: { ord_code: string }) => ord_code);
      return { ...pager, codes } as Record<'codes' | 'years', string[]> & {
        next: string;
        counts: Record<string, number>;
      };
    };
    const seen: string[] = [];
    for (let after: string | undefined; after !== ''; ) {
      const { codes, next } = await page({ tab: 'shipped', ...(after && { after }) });
      expect(codes.length).toBeLessThanOrEqual(20);
      seen.push(...codes);
      after = next;
    }
    const newestFirst = many.map(({ ord_code }) => ord_code).reverse();
    expect(seen).toEqual([...newestFirst, 'PP_1', 'PP_2']);

    const all = await page({ tab: 'awaiting-payment' });
    expect(all).toMatchObject({ codes: ['PP_3'], next: '', years: [2026, 2025, 2024] });
    expect(all.counts).toMatchObject({ 'awaiting-payment': 1, shipped: 47, cancelled: 0 });
    const y2025 = await page({ tab: 'shipped', year: 2025 });
    expect(y2025).toMatchObject({ codes: ['PP_2'], counts: { shipped: 1 } });
    expect((await page({ tab: 'shipped', q: '００% 烏' })).codes).toEqual(['PP_2']);
    expect((await page({ tab: 'shipped', q: 'pp_14' })).codes).toEqual(newestFirst.slice(0, 5));
    expect((await page({ tab: 'shipped', q: 'PP%2' })).codes).toEqual([]);
    expect((await page({ tab: 'shipped', q: '\\' })).codes).toEqual([]);
    const wrong = { orders: true, filter: { tab: 'shipped', after: 'x' } };
    expect(
      (await shop.app.inject({ method: 'POST', url, headers, payload: wrong })).statusCode,
    ).toBe(400);
  });

  it('is stored, trimmed, and returned with the session [N2] [V8]', async () => {
    const { headers, acc_email, token } = await signedInMember(shop.db, shop.clock.now());
    const answer = await shop.app.inject({ method: 'PUT', url, headers, payload: profile });
    const user = {
      acc_email,
      cus_name: '王小美',
      phone: '02-2345-6789',
      mobile: '0912345678',
      addr1: profile.cus_addr1,
      addr1_postcode: '100',
      birth_day: '1990-02-28',
    };
    expect(answer.json()).toMatchObject({
      success: true,
      body: { token, session: 'session-1', user },
    });
    const again = await shop.app.inject({ method: 'POST', url, headers });
    expect(again.json().body.user).toMatchObject(user);
  });

  it('is rejected with the specified sentence when the name is the login e-mail [V8]', async () => {
    const { headers, acc_email } = await signedInMember(shop.db, shop.clock.now());
    const payload = { ...profile, cus_name: acc_email.toUpperCase() };
    const answer = await shop.app.inject({ method: 'PUT', url, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      msg: [
        { Message: '『姓名』不得與『Email address (會員登入帳號)』相同，請重新確認資料後再送出！' },
      ],
    });
    const unchanged = await shop.app.inject({ method: 'POST', url, headers });
    expect(unchanged.json().body.user).toMatchObject({ cus_name: acc_email, mobile: '' });
  });

  it('belongs to the signed-in member, whatever the body claims, and keeps a script as text [V8]', async () => {
    const [victim, { headers, cus_id, acc_email }] = [
      await signedInMember(shop.db, shop.clock.now()),
      await signedInMember(shop.db, shop.clock.now()),
    ];
    const cus_name = '<script>alert(1)</script>';
    const forged = { ...profile, cus_name, cus_id: victim.cus_id, status: 9, acc_email: 'x@x.tw' };
    const answer = await shop.app.inject({ method: 'PUT', url, headers, payload: forged });
    expect(answer.json().body.user).toMatchObject({ cus_id, acc_email, cus_name, status: 0 });
    const other = await shop.app.inject({ method: 'POST', url, headers: victim.headers });
    expect(other.json().body.user.cus_name).not.toBe(cus_name);
  });

  it.each([
    { cus_name: '' },
    { cus_mobile: ' ' },
    { cus_postcode: '099' },
    { cus_addr1: '' },
    { birth_day: '1990-13-01' },
    { cus_name: 7 },
    { cus_name: '王'.repeat(10_000) },
    { cus_addr1: 'x'.repeat(201) },
    { cnt_name: undefined },
  ])('is rejected with %j [V8]', async (change) => {
    const { headers } = await signedInMember(shop.db, shop.clock.now());
    const payload = { ...profile, ...change };
    const answer = await shop.app.inject({ method: 'PUT', url, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().success).toBe(false);
  });

  it.each([undefined, 'Bearer', `Bearer ${'x'.repeat(43)}`, 'Basic eDp5'])(
    'rejects %p in the shape of the specification [N2]',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      for (const method of ['POST', 'PUT'] as const) {
        const answer = await shop.app.inject({ method, url, headers, payload: profile });
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ success: false, msg: [{ Code: 'NOT_SIGNED_IN' }] });
      }
    },
  );

  it('the profile of one member is never changed by another', async () => {
    const [one, two] = [
      await signedInMember(shop.db, shop.clock.now()),
      await signedInMember(shop.db, shop.clock.now()),
    ];
    const payload = { ...profile, cus_email: two.acc_email };
    await shop.app.inject({ method: 'PUT', url, headers: one.headers, payload });
    const other = await shop.app.inject({ method: 'POST', url, headers: two.headers });
    expect(other.json().body.user.cus_name).toBe(two.acc_email);
  });
});
