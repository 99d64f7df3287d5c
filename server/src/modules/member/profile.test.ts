import { orders } from '../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../testing/index.ts';
import { signedInMember } from '../../testing/signed-in-member.ts';

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

  it('is stored, trimmed, and returned with the session [N2] [V8]', async () => {
    const { headers, acc_email, token } = await signedInMember(shop.db, shop.clock.now());
    const answer = await shop.app.inject({ method: 'PUT', url, headers, payload: profile });
    const user = {
      acc_email,
      cus_name: '王小美',
      phone: '02 2345 6789',
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

  it.each([
    { cus_name: '' },
    { cus_mobile: ' ' },
    { cus_postcode: '099' },
    { cus_addr1: '' },
    { birth_day: '1990-13-01' },
    { cus_name: 7 },
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

  it('of one member is never changed by another', async () => {
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
