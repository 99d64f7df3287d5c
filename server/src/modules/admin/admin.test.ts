import { webcrypto } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { adminAccounts } from '../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../testing/index.ts';
import { passwordHash } from './password.ts';

const PASSWORD = '密碼 correct horse';
const MINUTE = 60_000;
const account = 'counter';
let shop: TestApp;
let password_hash: string;

beforeAll(async () => {
  password_hash = await passwordHash(PASSWORD);
});

beforeEach(async () => {
  shop = await testApp();
  const now = shop.clock.now();
  await shop.db
    .insert(adminAccounts)
    .values({ account, password_hash, tokens_from: now, c_date: now, u_date: now });
});

async function sealed(text: string, publicKey: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey(
    'spki',
    Buffer.from(publicKey, 'base64'),
    algorithm,
    false,
    ['encrypt'],
  );
  return Buffer.from(await webcrypto.subtle.encrypt(algorithm, key, Buffer.from(text))).toString(
    'base64',
  );
}

interface Try {
  password?: string;
  RspTS?: string;
  xsrf?: string;
  as?: string;
}

/** Signs in as the browser does: key, cookie, encrypted password. */
async function signIn({ password = PASSWORD, RspTS, xsrf, as = account }: Try = {}) {
  const key = await shop.app.inject({ method: 'GET', url: '/api/E2ee/publickey?t=1' });
  const cookie = key.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const { Data, RspTS: value } = key.json();
  return shop.app.inject({
    method: 'POST',
    url: '/api/Auth/login?t=1',
    headers: { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': xsrf ?? cookie },
    payload: {
      account: as,
      password: await sealed(password, Data.publicKey),
      RspTS: RspTS ?? value,
    },
  });
}
const get = (url: string, token?: string) =>
  shop.app.inject({
    method: 'GET',
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

describe('administrative sign-in', () => {
  it('gives a token for the encrypted password [A2] [A10]', async () => {
    const answer = await signIn();
    expect(answer.json()).toEqual({ Success: true, Jwt: expect.any(String) });
    expect((await get('/api/Config/esch?t=1', answer.json().Jwt)).json()).toMatchObject({
      Success: true,
    });
  });

  it('answers any failure with 403 and the catalogued sentence [X2] [A10]', async () => {
    const tries = [
      { password: 'wrong' },
      { as: 'nobody' },
      { RspTS: 'made.up.value' },
      { password: '' },
    ];
    for (const wrong of tries) {
      const answer = await signIn(wrong);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        Success: false,
        Message: [{ Code: '403', Message: '使用者帳號或密碼錯誤，請重新輸入，謝謝。' }],
      });
    }
  });

  it('locks the account for fifteen minutes after five wrong passwords, even for the right one', async () => {
    for (let n = 0; n < 5; n += 1) await signIn({ password: 'wrong' });
    expect((await signIn()).statusCode).toBe(403);
    shop.clock.advance(15 * MINUTE);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('counts five parallel attempts as five', async () => {
    await Promise.all(Array.from({ length: 8 }, () => signIn({ password: 'wrong' })));
    const [row] = await shop.db
      .select()
      .from(adminAccounts)
      .where(eq(adminAccounts.account, account));
    expect(row?.failed_attempts).toBe(5);
  });

  it('requires the XSRF value in cookie and header [A8]', async () => {
    const answer = await signIn({ xsrf: 'another' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ Success: false, Message: [{ Code: 'XSRF' }] });
  });

  it('rejects an expired session value [A2]', async () => {
    const { RspTS } = (await get('/api/E2ee/publickey')).json();
    shop.clock.advance(11 * MINUTE);
    expect((await signIn({ RspTS })).statusCode).toBe(403);
  });

  it('uses one key for all calls [A2]', async () => {
    const [one, two] = [await get('/api/E2ee/publickey'), await get('/api/E2ee/publickey')];
    expect(two.json().Data).toEqual(one.json().Data);
    expect(two.json().RspTS).not.toBe(one.json().RspTS);
  });

  it.each([{}, { account: 'a' }, { account: 'a', password: 5, RspTS: '' }, []])(
    'rejects %j in the shape of the specification [X2]',
    async (payload) => {
      const headers = { cookie: 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' };
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/Auth/login',
        headers,
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ Success: false, Message: expect.any(Array) });
    },
  );
});

describe('an administrative token', () => {
  it('is renewed: a new one replaces it [A5]', async () => {
    const { Jwt } = (await signIn()).json();
    shop.clock.advance(29 * MINUTE);
    const fresh = (await get('/api/Auth/keepalive?t=1', Jwt)).json().Jwt;
    shop.clock.advance(2 * MINUTE);
    expect((await get('/api/Config/esch', Jwt)).statusCode).toBe(401);
    expect((await get('/api/Config/esch', fresh)).statusCode).toBe(200);
  });

  it.each([undefined, '', 'x', 'a.b.c'])(
    '%p is a 401 in the shape of the specification [X1]',
    async (token) => {
      for (const url of [
        '/api/Config/esch',
        '/api/Auth/keepalive',
        '/api/BizUser',
        '/api/BizProfile/Merchants?bizId=x',
      ]) {
        const answer = await get(url, token);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({
          Success: false,
          Message: [{ Code: '401', Message: '登入授權驗證錯誤' }],
        });
      }
    },
  );

  it('expires with its account', async () => {
    const { Jwt } = (await signIn()).json();
    await shop.db.delete(adminAccounts).where(eq(adminAccounts.account, account));
    expect((await get('/api/Config/esch', Jwt)).statusCode).toBe(401);
  });

  it('expires when the tokens issued before a moment are revoked', async () => {
    const { Jwt } = (await signIn()).json();
    shop.clock.advance(1 * MINUTE);
    await shop.db
      .update(adminAccounts)
      .set({ tokens_from: shop.clock.now() })
      .where(eq(adminAccounts.account, account));
    expect((await get('/api/Config/esch', Jwt)).statusCode).toBe(401);
    expect((await get('/api/Config/esch', (await signIn()).json().Jwt)).statusCode).toBe(200);
  });

  it('of a member is not accepted here', async () => {
    expect((await get('/api/BizUser', 'x'.repeat(43))).statusCode).toBe(401);
  });
});

describe('the environment', () => {
  it('is public and sets the XSRF cookie, which scripts can read [A2] [A8]', async () => {
    const answer = await get('/api/Config/env?t=1');
    expect(answer.json()).toMatchObject({ Success: true, Data: { lang: 'zh-TW', curr: 'TWD' } });
    const cookie = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect(cookie?.httpOnly).toBeUndefined();
  });
});
