import { adminTokenAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejection, showAdmin, startWith } from '../../testing/admin.tsx';

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' };
const pair = crypto.subtle.generateKey(
  { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['encrypt', 'decrypt'],
);

const keyOf = async (more: object) => {
  const spki = await crypto.subtle.exportKey('spki', (await pair).publicKey);
  return {
    Success: true,
    Data: { publicKey: Buffer.from(spki).toString('base64'), ...more },
    RspTS: 'ts-1',
  };
};
const keyAnswer = () => keyOf({ bound: true });
const opened = async (encrypted: string) => {
  const bytes = new Uint8Array(Buffer.from(encrypted, 'base64'));
  return new TextDecoder().decode(await crypto.subtle.decrypt(RSA, (await pair).privateKey, bytes));
};

async function signIn(account: string, password: string) {
  if (account) await userEvent.type(screen.getByLabelText('帳號'), account);
  if (password) await userEvent.type(screen.getByLabelText('密碼'), password);
  await userEvent.click(screen.getByRole('button', { name: '登入' }));
}

/** The form has shown that the call has ended. */
const settled = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: '登入' })).not.toHaveAttribute('aria-busy', 'true'),
  );

beforeEach(() => startWith(''));

it('signs in with the encrypted password, never in plain text [A2 A10]', async () => {
  const arrived = fakeApi({
    'GET /api/E2ee/publickey': keyAnswer,
    'POST /api/Auth/login': () => ({ Success: true, Jwt: 'jwt-1' }),
    'GET /api/BizUser': () => ({ Success: true, Data: [] }),
  });
  showAdmin();
  await signIn('admin', '密碼 pass-1');
  expect(await screen.findByRole('heading', { name: '商家' })).toBeVisible();
  expect(appStore.get(adminTokenAtom)).toBe('jwt-1');
  const sent = await arrived.find(({ method }) => method === 'POST')?.text();
  expect(sent).not.toContain('pass-1');
  const { account, password, RspTS } = JSON.parse(sent ?? '');
  expect({ account, RspTS }).toEqual({ account: 'admin', RspTS: 'ts-1' });
  expect(await opened(password)).toBe('ts-1\n密碼 pass-1');
});

it('sends the password alone to a server deployed earlier, which does not bind it [finding M19]', async () => {
  const arrived = fakeApi({
    'GET /api/E2ee/publickey': () => keyOf({}),
    'POST /api/Auth/login': () => ({ Success: true, Jwt: 'jwt-1' }),
    'GET /api/BizUser': () => ({ Success: true, Data: [] }),
  });
  showAdmin();
  await signIn('admin', 'pass-1');
  await screen.findByRole('heading', { name: '商家' });
  const sent = await arrived.find(({ method }) => method === 'POST')?.json();
  expect(await opened(sent.password)).toBe('pass-1');
});

it('shows the specified sentence when account or password is wrong [A10 X2]', async () => {
  fakeApi({ 'GET /api/E2ee/publickey': keyAnswer, 'POST /api/Auth/login': () => rejection(403) });
  showAdmin();
  await signIn('admin', 'wrong');
  await waitFor(() =>
    expect(appStore.get(noticesAtom)).toMatchObject([
      { title: 'ERROR', code: '403', message: '使用者帳號或密碼錯誤，請重新輸入，謝謝。' },
    ]),
  );
  await settled();
  expect(screen.getByLabelText('帳號')).toHaveValue('admin');
});

it('says that the key could not be loaded, and sends nothing [X4]', async () => {
  const arrived = fakeApi({});
  showAdmin();
  await signIn('admin', 'pass-1');
  await waitFor(() =>
    expect(appStore.get(noticesAtom)).toMatchObject([
      { code: 'SYSTEM', message: 'E2EE安控元件載入錯誤', noCloseButton: true },
    ]),
  );
  await settled();
  expect(arrived.map(({ method }) => method)).toEqual(['GET']);
});

it.each([
  ['', 'pass-1', '帳號'],
  ['admin', '', '密碼'],
])(
  'reports for account %j and password %j what is missing: %s [A10]',
  async (account, password, label) => {
    const arrived = fakeApi({});
    showAdmin();
    await signIn(account, password);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^請填寫${label}`));
    expect(arrived).toEqual([]);
  },
);

it('redirects every view to /el/ while signed out, and shows it after the sign-in [R9]', async () => {
  fakeApi({
    'GET /api/E2ee/publickey': keyAnswer,
    'POST /api/Auth/login': () => ({ Success: true, Jwt: 'jwt-1' }),
    'GET /api/BizUserGroup': () => ({ Success: true, Data: [] }),
  });
  showAdmin('/el/lookups/user-groups');
  expect(screen.getByRole('heading', { name: '管理登入' })).toBeVisible();
  await signIn('admin', 'pass-1');
  expect(await screen.findByRole('heading', { name: '使用者群組' })).toBeVisible();
});

it.each(['//evil.example', 'https://evil.example/', '/cart', '/el//evil.example', '/el/\\\\evil'])(
  'never leads to %s after the sign-in [R9]',
  async (from) => {
    fakeApi({ 'GET /api/BizUser': () => ({ Success: true, Data: [] }) });
    startWith('jwt-1');
    showAdmin({ pathname: '/el/', state: { from } });
    expect(await screen.findByRole('heading', { name: '商家' })).toBeVisible();
  },
);

it.each([
  ['/el/', '/el/lookups/business-users', '商家'],
  ['/el/user-groups?id=g1', '/el/lookups/user-groups?id=g1', '使用者群組'],
  ['/el/no-such-view', '/el/lookups/business-users', '商家'],
])('leads a signed-in administrator from %s to %s [R9]', async (from, to, title) => {
  fakeApi({
    'GET /api/BizUser': () => ({ Success: true, Data: [] }),
    'GET /api/BizUserGroup': () => ({ Success: true, Data: [] }),
  });
  startWith('jwt-1');
  showAdmin(from);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(to);
});
