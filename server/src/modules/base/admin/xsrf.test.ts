import { type TestApp, testApp } from '../../../testing/index.ts';

let shop: TestApp;

beforeEach(async () => {
  shop = await testApp();
});

const key = (cookies: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: '/api/E2ee/publickey', cookies });

async function xsrfCookies(cookies: Record<string, string> = {}) {
  const answer = await key(cookies);
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

const logIn = (cookies: Record<string, string>, xsrf: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/Auth/login',
    cookies,
    headers: { 'x-xsrf-token': xsrf },
    payload: { account: 'nobody', password: 'c2VhbGVk', RspTS: 'made.up.value' },
  });

it.each([
  ['a pair of the caller’s own choosing', { 'XSRF-SESSION': 'a'.repeat(32), 'XSRF-TOKEN': 'x' }],
  ['a value without its session', { 'XSRF-TOKEN': 'x' }],
  ['nothing at all', {}],
])('rejects %s [finding L24] [A8]', async (_what, cookies) => {
  const answer = await logIn(cookies, 'x');
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ Success: false, Message: [{ Code: 'XSRF' }] });
});

it('rejects a value as long as ours in other letters [finding L24] [A8]', async () => {
  const mine = await xsrfCookies();
  const value = 'é'.repeat((mine['XSRF-TOKEN'] ?? '').length);
  expect((await logIn({ ...mine, 'XSRF-TOKEN': value }, value)).statusCode).toBe(403);
});

it('rejects the XSRF value of another browser session [finding L24] [A8]', async () => {
  const [mine, theirs] = [await xsrfCookies(), await xsrfCookies()];
  const value = theirs['XSRF-TOKEN'] ?? '';
  expect((await logIn({ ...mine, 'XSRF-TOKEN': value }, value)).statusCode).toBe(403);
  expect((await logIn(theirs, value)).json()).not.toMatchObject({ Message: [{ Code: 'XSRF' }] });
});

it('replaces an XSRF cookie that is not ours, and leaves a valid pair [finding L24] [A8]', async () => {
  const cookies = await xsrfCookies();
  expect(await xsrfCookies(cookies)).toEqual({});
  const planted = { ...cookies, 'XSRF-TOKEN': 'x' };
  expect(Object.keys(await xsrfCookies(planted))).toEqual(['XSRF-SESSION', 'XSRF-TOKEN']);
});

it('names its cookies __Host- where the shop is at https [finding L24] [A8]', async () => {
  shop = await testApp({ env: { PUBLIC_URL: 'https://shop.test' } });
  const { cookies } = await key();
  expect(cookies).toMatchObject([
    { name: '__Host-XSRF-SESSION', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' },
    { name: '__Host-XSRF-TOKEN', path: '/', secure: true, sameSite: 'Strict' },
  ]);
  const [session, token] = cookies.map(({ value }) => value);
  const pair = { '__Host-XSRF-SESSION': session ?? '', '__Host-XSRF-TOKEN': token ?? '' };
  const answer = await logIn(pair, token ?? '');
  expect(answer.json()).not.toMatchObject({ Message: [{ Code: 'XSRF' }] });
  const plain = { 'XSRF-SESSION': session ?? '', 'XSRF-TOKEN': token ?? '' };
  expect((await logIn(plain, token ?? '')).json()).toMatchObject({ Message: [{ Code: 'XSRF' }] });
});
