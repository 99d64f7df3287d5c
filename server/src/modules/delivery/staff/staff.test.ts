import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { adminAccounts } from '../../../platform/db/schema/index.ts';
import { builtShell, deployedRemotes } from '../../../testing/deployments/built-shell.ts';
import { deployer } from '../../../testing/deployments/deployed-remote.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { type TestBrowser, testBrowser } from '../../../testing/people/browser.ts';
import { adminHeaders, signedInAdmin } from '../../../testing/people/signed-in-admin.ts';
import { adminSecrets } from '../../base/admin/server-secrets.ts';

const ORIGIN = 'http://localhost:3002';
const HOUR = 3_600_000;
const WORKING_COPY = { 'mf-cart': { url: `${ORIGIN}/` } };

let dist = '';
let shop: TestApp;
let browser: TestBrowser;
let token = '';

function twoVersions() {
  const remotes = deployedRemotes();
  const cart = remotes['mf-cart'];
  const one = cart?.versions['1'];
  if (cart === undefined || one === undefined) throw new Error('no mf-cart');
  const two = { ...one, base: '/remotes/mf-cart/2/' };
  return { ...remotes, 'mf-cart': { ...cart, stable: '2', versions: { 1: one, 2: two } } };
}

/** Signs an administrator in directly: with a token, and the cookie of its browser. */
async function signIn(account = 'counter', by = browser): Promise<string> {
  const { signing } = await adminSecrets({ ...shop, clock: shop.clock.now });
  const id = `browser-of-${account}`;
  by.cookies.pinpu_admin_browser = id;
  await by.inject({ method: 'GET', url: '/api/E2ee/publickey' });
  return (await adminHeaders(account, signing, shop.clock.now(), id)).authorization;
}

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  browser.inject({
    ...{ method, url },
    headers: { authorization: token, 'x-xsrf-token': browser.cookies['XSRF-TOKEN'] ?? '' },
    ...(payload && { payload }),
  });

const override = (overrides: object) => call('PUT', '/api/staff/overrides', { overrides });

async function develop() {
  token = await signIn();
  await call('POST', '/api/staff');
  return override(WORKING_COPY);
}

async function page(by = browser, url = '/cart') {
  const { body, headers } = await by.inject({ method: 'GET', url });
  const inlined = /id="pinpu-composition">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  const policy = String(headers['content-security-policy']);
  return { body, headers, policy, composition: JSON.parse(inlined) };
}

async function expectOrdinaryPage(by = browser, url?: string) {
  const { body, policy, composition } = await page(by, url);
  expect(policy).toContain("connect-src 'self';");
  expect(`${policy}${body}`).not.toContain('localhost');
  expect(composition).not.toHaveProperty('staff');
  expect(composition).not.toHaveProperty('overrides');
}

beforeEach(async () => {
  token = '';
  dist = builtShell(twoVersions());
  shop = await testApp({ env: { DIST_DIR: dist } });
  browser = testBrowser(shop);
  await signedInAdmin(shop, 'counter');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

it('admits a working copy’s origin, and the socket that reloads it, in this browser alone [M3]', async () => {
  expect((await develop()).json()).toMatchObject({ body: { active: true } });
  const { body, policy, composition, headers } = await page();
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:3002;/);
  expect(policy).toContain(`connect-src 'self' ${ORIGIN} ws://localhost:3002;`);
  expect(body).toContain(`origins: ["${ORIGIN}"]`);
  expect(composition).toMatchObject({ staff: true, overrides: WORKING_COPY });
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(String(headers.vary)).toContain('Cookie');
  await expectOrdinaryPage(testBrowser(shop));
});

it('the session is an HttpOnly cookie that other sites do not send, which ends with its session [M3]', async () => {
  token = await signIn();
  await call('POST', '/api/staff');
  shop.clock.advance(HOUR);
  const [cookie] = (await override(WORKING_COPY)).cookies;
  expect(cookie).toMatchObject({ name: 'pinpu_staff', httpOnly: true, sameSite: 'Strict' });
  expect(cookie?.maxAge).toBe(7 * 3600);
});

it('changes nothing without the XSRF value, which a browser that has lost it gets again [M3]', async () => {
  await develop();
  delete browser.cookies['XSRF-TOKEN'];
  expect((await override({})).statusCode).toBe(403);
  expect((await call('DELETE', '/api/staff')).statusCode).toBe(403);
  expect((await page()).composition).toMatchObject({ overrides: WORKING_COPY });
  await browser.inject({ method: 'GET', url: '/api/staff' });
  expect((await override({})).json()).toMatchObject({ body: { overrides: {} } });
});

it('shows another deployed version, from the shop’s own address [M3]', async () => {
  await develop();
  await override({ 'mf-cart': { version: '1' } });
  const { policy, composition } = await page();
  expect(composition.remotes['mf-cart']).toMatchObject({ version: '1', base: '/remotes/x/1/' });
  expect(policy).toContain("connect-src 'self';");
});

describe('the page is the same as everybody’s', () => {
  it('for a parameter of the address [M3]', async () => {
    await expectOrdinaryPage(browser, `/cart?overrides=mf-cart&mf-cart=${ORIGIN}&staff=1`);
  });

  it('with a forged cookie, or one that was changed [M3]', async () => {
    await develop();
    const [text = '', signature = ''] = (browser.cookies.pinpu_staff ?? '').split('.');
    const other = Buffer.from(text, 'base64url').toString().replace('3002', '3003');
    for (const value of ['x', text, `${Buffer.from(other).toString('base64url')}.${signature}`]) {
      browser.cookies.pinpu_staff = value;
      await expectOrdinaryPage();
    }
  });

  it('after eight hours [M3]', async () => {
    await develop();
    shop.clock.advance(8 * HOUR - 1);
    expect((await page()).composition.staff).toBe(true);
    shop.clock.advance(1);
    await expectOrdinaryPage();
  });

  it('in another administrator’s browser [M3]', async () => {
    await develop();
    const other = testBrowser(shop);
    await signedInAdmin(shop, 'colleague');
    await signIn('colleague', other);
    other.cookies.pinpu_staff = browser.cookies.pinpu_staff ?? '';
    await expectOrdinaryPage(other);
  });

  it('once the administrator has signed out, even with the old cookie [M3]', async () => {
    await develop();
    const { statusCode } = await call('POST', '/api/Auth/logout');
    expect(statusCode).toBe(200);
    expect(browser.cookies).toHaveProperty('pinpu_staff');
    await expectOrdinaryPage();
  });

  it('once the administrator’s sign-ins were revoked, or the account is gone [M3]', async () => {
    await develop();
    shop.clock.advance(1000);
    await shop.db.update(adminAccounts).set({ tokens_from: shop.clock.now() });
    await expectOrdinaryPage();
    await shop.db.update(adminAccounts).set({ tokens_from: new Date(0) });
    expect((await page()).composition.staff).toBe(true);
    await shop.db.delete(adminAccounts).where(eq(adminAccounts.account, 'counter'));
    await expectOrdinaryPage();
  });

  it('after developer mode was ended [M3]', async () => {
    await develop();
    expect((await call('DELETE', '/api/staff')).json()).toMatchObject({ body: { active: false } });
    expect(browser.cookies).not.toHaveProperty('pinpu_staff');
    await expectOrdinaryPage();
  });
});

it('starts only with an administrator’s token and XSRF value [M3]', async () => {
  token = await signIn();
  browser.cookies['XSRF-TOKEN'] = 'x';
  expect((await call('POST', '/api/staff')).statusCode).toBe(403);
  await signIn();
  token = 'Bearer none';
  expect((await call('POST', '/api/staff')).statusCode).toBe(401);
  expect(browser.cookies).not.toHaveProperty('pinpu_staff');
});

it('accepts overrides only in developer mode [M3]', async () => {
  token = await signIn();
  expect((await override(WORKING_COPY)).json()).toMatchObject({ msg: [{ Code: 'STAFF_ENDED' }] });
});

it.each([
  ['http of another machine', { 'mf-cart': { url: 'http://cart.example/' } }],
  ['an address of the shell', { shell: { url: `${ORIGIN}/` } }],
  ['what is no remote', { cart: { url: `${ORIGIN}/` } }],
  [
    'too many',
    Object.fromEntries([...'abcdefghijk'].map((letter) => [`mf-${letter}`, { version: '1' }])),
  ],
])('rejects %s, and leaves the overrides as they were [M3]', async (_what, overrides) => {
  await develop();
  expect((await override(overrides)).statusCode).toBe(400);
  expect((await page()).composition.overrides).toEqual(WORKING_COPY);
});

describe('a team’s token', () => {
  async function issue(remotes: string[] = []) {
    const body = { team: 'gifts team', remotes, days: 1 };
    const issued = await deployer(shop).call('POST', '/tokens', body);
    return issued.json().body as { id: string; token: string };
  }
  const exchange = (secret: string) =>
    browser.inject({ method: 'POST', url: '/api/staff/developer', payload: { token: secret } });

  it.each([[[]], [['mf-cart']]])(
    'for the remotes %j starts developer mode in one browser, without an account [41 W2] [M3]',
    async (remotes) => {
      const begun = await exchange((await issue(remotes)).token);
      expect(begun.json()).toMatchObject({ success: true, body: { active: true, overrides: {} } });
      expect(begun.cookies.find(({ name }) => name === 'pinpu_staff')).toMatchObject({
        ...{ httpOnly: true, sameSite: 'Strict', maxAge: 8 * 3600 },
      });
      expect((await override(WORKING_COPY)).statusCode).toBe(200);
      const { composition, policy } = await page();
      expect(composition).toMatchObject({ staff: true, overrides: WORKING_COPY });
      expect(policy).toContain(ORIGIN);
      await expectOrdinaryPage(testBrowser(shop));
      expect((await call('DELETE', '/api/staff')).statusCode).toBe(200);
      await expectOrdinaryPage();
    },
  );

  it('ends developer mode when it is revoked or expires, and after eight hours [41 W2] [M3]', async () => {
    const { id, token: secret } = await issue();
    await exchange(secret);
    await override(WORKING_COPY);
    expect((await page()).composition.staff).toBe(true);
    await deployer(shop).call('DELETE', `/tokens/${id}`);
    await expectOrdinaryPage();
    expect((await override({})).json()).toMatchObject({ msg: [{ Code: 'STAFF_ENDED' }] });

    const other = (await issue()).token;
    await exchange(other);
    shop.clock.advance(8 * HOUR);
    await expectOrdinaryPage();
    shop.clock.advance(16 * HOUR - 1);
    await exchange(other);
    expect((await page()).composition.staff).toBe(true);
    shop.clock.advance(1);
    await expectOrdinaryPage();
  });

  it.each(['x', `pinpu_deploy_${'a'.repeat(43)}`])(
    'that is not valid (%s) starts nothing, and the answer says so [41 W2] [M3]',
    async (secret) => {
      const rejected = await exchange(secret);
      expect(rejected.statusCode).toBe(400);
      expect(rejected.json()).toMatchObject({ msg: [{ Code: 'DEVELOPER_TOKEN_INVALID' }] });
      expect(browser.cookies).not.toHaveProperty('pinpu_staff');
    },
  );
});
