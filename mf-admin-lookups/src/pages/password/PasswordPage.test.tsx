import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { fakeApi, passTime, stopTime } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAdmin, startWith } from '../../testing/admin.tsx';

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' };
const pair = crypto.subtle.generateKey(
  { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  true,
  ['encrypt', 'decrypt'],
);
const keyAnswer = async () => {
  const spki = await crypto.subtle.exportKey('spki', (await pair).publicKey);
  const publicKey = Buffer.from(spki).toString('base64');
  return { Success: true, Data: { publicKey, bound: true }, RspTS: 'ts-1' };
};
const opened = async (encrypted: string) => {
  const bytes = new Uint8Array(Buffer.from(encrypted, 'base64'));
  return new TextDecoder().decode(await crypto.subtle.decrypt(RSA, (await pair).privateKey, bytes));
};
const tokenOf = (payload: object) => `e30.${btoa(JSON.stringify(payload))}.signature`;

async function change(
  old: string,
  next: string,
  again = next,
  user: Pick<typeof userEvent, 'type' | 'click'> = userEvent,
) {
  await user.type(screen.getByLabelText('目前的密碼'), old);
  await user.type(screen.getByLabelText('新密碼'), next);
  await user.type(screen.getByLabelText('再輸入一次新密碼'), again);
  await user.click(screen.getByRole('button', { name: '變更密碼' }));
}

beforeEach(() => startWith(tokenOf({ sub: 'counter' })));

it('the form replaces every view until a one-time password is changed', async () => {
  startWith(tokenOf({ sub: 'mei', one_time: true }));
  fakeApi({
    'GET /api/E2ee/publickey': keyAnswer,
    'PUT /api/accounts/me/password': () => ({
      success: true,
      body: { jwt: tokenOf({ sub: 'mei' }) },
    }),
    'GET /api/BizUser': () => ({ Success: true, Data: [] }),
  });
  showAdmin('/el/lookups/business-users');
  expect(await screen.findByText(/請先將一次性密碼改成自己的密碼/)).toBeVisible();
  await change('one-time', 'correct horse battery');
  expect(await screen.findByRole('heading', { name: '商家' })).toBeVisible();
});

it('sends both passwords encrypted, and goes on with the new token [A2]', async () => {
  const next = tokenOf({ sub: 'counter', n: 2 });
  const arrived = fakeApi({
    'GET /api/E2ee/publickey': keyAnswer,
    'PUT /api/accounts/me/password': () => ({ success: true, body: { jwt: next } }),
  });
  showAdmin('/el/password');
  await screen.findByLabelText('目前的密碼');
  await change('old password', 'correct horse battery');
  expect(await screen.findByText(/密碼已變更/)).toBeVisible();
  expect(appStore.get(adminTokenAtom)).toBe(next);
  const sent = JSON.parse((await arrived.find(({ method }) => method === 'PUT')?.text()) ?? '{}');
  expect(await opened(sent.old_password)).toBe('ts-1\nold password');
  expect(await opened(sent.new_password)).toBe('ts-1\ncorrect horse battery');
  expect(screen.getByLabelText('目前的密碼')).toHaveValue('');
});

it.each([
  ['short', 'short', '至少需要 12 個字元'],
  ['counter-1234', 'counter-1234', '不可以只是帳號加上幾個字元'],
  ['the old password', 'the old password', '請使用與目前不同的密碼'],
  ['correct horse battery', 'correct horse', '兩次輸入的新密碼不同'],
])('sends nothing for %j and %j: %s', async (next, again, fault) => {
  const user = stopTime();
  const arrived = fakeApi({});
  showAdmin('/el/password');
  await screen.findByLabelText('目前的密碼');
  await change('the old password', next, again, user);
  expect(screen.getByText(fault)).toBeVisible();
  await passTime(60_000);
  expect(arrived).toEqual([]);
});

it('signs out everywhere, here too', async () => {
  fakeApi({ 'POST /api/accounts/me/sign-out-everywhere': () => ({ success: true }) });
  showAdmin('/el/password');
  await userEvent.click(await screen.findByRole('button', { name: '登出所有裝置' }));
  await waitFor(() => expect(appStore.get(adminTokenAtom)).toBe(''));
});
