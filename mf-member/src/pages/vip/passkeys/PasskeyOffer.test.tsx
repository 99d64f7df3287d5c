import { appStore } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeRequestAtom } from '../../../state/code-request.ts';
import { ownPasskeyAtom } from '../../../state/passkey.ts';
import { cancelled, configurePasskeys, created, fakePasskeys } from '../../../testing/passkeys.ts';
import { member, profileOf, sessionOf, showVip } from '../../../testing/vip.tsx';

const QUESTION = { name: '下次用指紋或臉部登入' };
const ADD = { name: '新增通行密鑰' };
const passkey = {
  ...{ id: 'p1', credential_id: 'cred', name: 'Chrome・Android' },
  ...{ c_date: '2026-11-22T07:00:00.000Z', used_at: '' },
};

const shop = () =>
  fakeApi({
    'POST /api/vip/login/otp': () => sessionOf(member),
    'POST /api/vip/profile': () => profileOf(member),
    'POST /api/vip/passkeys/options': () => ({
      success: true,
      body: { challenge: 'AAAA', user: { id: 'AAAA' } },
    }),
    'POST /api/vip/passkeys': () => ({ success: true, body: passkey }),
  });

async function signIn() {
  appStore.set(codeRequestAtom, { email: member.acc_email, asked_at: Date.now() });
  showVip();
  await userEvent.type(await screen.findByLabelText('驗證碼'), '123456');
  await userEvent.click(screen.getByRole('button', { name: '登入' }));
  await screen.findByRole('heading', { name: '王小姐' });
}

it('offers a passkey after a sign-in by code, and says when it is there', async () => {
  configurePasskeys();
  const arrived = shop();
  const device = fakePasskeys({ create: async () => created });
  await signIn();
  expect(await screen.findByRole('heading', QUESTION)).toBeVisible();
  await userEvent.click(screen.getByRole('button', ADD));
  expect(await screen.findByText('已新增通行密鑰，下次可以用它登入。')).toBeVisible();
  expect(device.create).toHaveLength(1);
  const stored = arrived.find(({ url }) => new URL(url).pathname === '/api/vip/passkeys');
  expect(await stored?.json()).toMatchObject({ id: 'cred' });
  expect(appStore.get(ownPasskeyAtom)).toBe('cred');
});

it('the offer stays when the member cancels, and says why it failed', async () => {
  configurePasskeys();
  shop();
  const answers = [
    cancelled,
    () => Promise.reject(new DOMException('', 'InvalidStateError')),
    () => Promise.reject(new DOMException('', 'UnknownError')),
  ];
  fakePasskeys({ create: () => answers.shift()?.() ?? cancelled() });
  await signIn();
  const add = await screen.findByRole('button', ADD);
  await userEvent.click(add);
  await waitFor(() => expect(add).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(add);
  expect(await screen.findByRole('alert')).toHaveTextContent('這個裝置已經有您的通行密鑰了');
  await userEvent.click(add);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('目前無法新增通行密鑰，請稍後再試一次。'),
  );
});

it('a declined offer does not return', async () => {
  configurePasskeys();
  shop();
  fakePasskeys({});
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: '不用了' }));
  expect(screen.queryByRole('heading', QUESTION)).not.toBeInTheDocument();
  expect(appStore.get(ownPasskeyAtom)).toBe('none');
});

it.each([
  ['this browser has used one', 'cred', true],
  ['it was declined here', 'none', true],
  ['the device does not recognise its person', '', false],
])('no offer is made where %s', async (_why, own, recognises) => {
  configurePasskeys();
  shop();
  fakePasskeys({ recognises });
  appStore.set(ownPasskeyAtom, own);
  await signIn();
  await userEvent.tab();
  expect(screen.queryByRole('heading', QUESTION)).not.toBeInTheDocument();
});
