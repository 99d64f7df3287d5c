import { unknown } from '@pinpu/shared/contracts/schema';
import { adminTokenAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { admin } from './admin-client.ts';
import { adminAnswerOf } from './admin-result.ts';

const list = () => adminAnswerOf(admin.get('BizUser', { searchParams: { l: -1 } }), unknown());
const logIn = () => adminAnswerOf(admin.post('Auth/login', { json: {} }), unknown());
const renew = () => adminAnswerOf(admin.get('Auth/keepalive'), unknown());
const rejected = () => Response.json({ Success: false, Message: [] }, { status: 401 });

beforeEach(() => {
  appStore.set(adminTokenAtom, 'jwt-1');
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie a server would have set.
  document.cookie = 'XSRF-TOKEN=x%2Fy';
});

it('requests the whole list with token, timestamp and XSRF value [A1 A8]', async () => {
  const arrived = fakeApi({ 'GET /api/BizUser': () => ({ Success: true, Data: [] }) });
  await list();
  const url = new URL(arrived[0]?.url ?? '');
  expect(url.searchParams.get('l')).toBe('-1');
  expect(Number(url.searchParams.get('t'))).toBeGreaterThan(0);
  expect(arrived[0]?.headers.get('Authorization')).toBe('Bearer jwt-1');
  expect(arrived[0]?.headers.get('X-XSRF-TOKEN')).toBe('x/y');
});

it('sends no bearer token while signed out [A1]', async () => {
  appStore.set(adminTokenAtom, '');
  const arrived = fakeApi({ 'POST /api/Auth/login': () => ({ Success: true, Jwt: 'jwt-2' }) });
  await logIn();
  expect(arrived[0]?.headers.has('Authorization')).toBe(false);
});

it('signs out when the server rejects the token [X1]', async () => {
  fakeApi({ 'GET /api/BizUser': rejected });
  await expect(list()).rejects.toMatchObject({
    status: 401,
    notices: [{ title: 'ERROR', code: '401', message: '登入授權驗證錯誤' }],
  });
  expect(appStore.get(adminTokenAtom)).toBe('');
  expect(appStore.get(noticesAtom)).toMatchObject([{ code: '401', message: '登入授權驗證錯誤' }]);
});

it('stays signed in when the rejected token has already been replaced [X1 A5]', async () => {
  fakeApi({
    'GET /api/Auth/keepalive': () => {
      appStore.set(adminTokenAtom, 'jwt-2');
      return rejected();
    },
  });
  await expect(renew()).rejects.toMatchObject({ status: 401 });
  expect(appStore.get(adminTokenAtom)).toBe('jwt-2');
});
