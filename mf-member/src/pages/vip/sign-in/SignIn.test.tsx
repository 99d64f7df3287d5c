import { openAfterSignIn } from '@pinpu/shared/domain';
import { accountEmailAtom, appStore, noticesAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, passTime, stopTime } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeRequestAtom } from '../../../state/code-request.ts';
import { member, profileOf, rejection, sessionOf, showVip } from '../../../testing/vip.tsx';

const OTP = 'POST /api/vip/login/otp';
const email = () => screen.getByLabelText('電子郵件');
const code = () => screen.findByLabelText('驗證碼');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A code was requested so long ago that another can be requested. */
const awaitCode = () =>
  appStore.set(codeRequestAtom, { email: member.acc_email, asked_at: Date.now() - 90_000 });

it('begins with the e-mail of the order where a guest becomes a member, whatever was requested before', async () => {
  const arrived = fakeApi({ [OTP]: () => ({ success: true }) });
  appStore.set(accountEmailAtom, 'guest@pinpu.test');
  appStore.set(codeRequestAtom, { email: 'other@pinpu.test', asked_at: Date.now() });
  showVip('/vip/join');
  expect(await screen.findByRole('heading', { name: '登入或成為會員' })).toBeVisible();
  expect(screen.getByLabelText('電子郵件')).toHaveValue('guest@pinpu.test');
  await userEvent.click(screen.getByRole('button', { name: '取得驗證碼' }));
  expect(await screen.findByLabelText('驗證碼')).toBeVisible();
  expect(await arrived[0]?.json()).toEqual({ mode: 'getOtp', email: 'guest@pinpu.test' });
});

it('requests a code, then signs in with it [V5]', async () => {
  const arrived = fakeApi({
    [OTP]: async (request) => {
      const { mode } = await request.json();
      return mode === 'getOtp' ? { success: true } : sessionOf(member);
    },
    'POST /api/vip/profile': () => profileOf(member),
  });
  showVip();
  await userEvent.type(email(), ' Member@pinpu.test');
  await press('取得驗證碼');
  await userEvent.type(await code(), '123 456');
  await press('登入');
  expect(await screen.findByRole('heading', { name: '王小姐' })).toBeVisible();
  expect(await arrived[0]?.json()).toEqual({ mode: 'getOtp', email: 'member@pinpu.test' });
  expect(await arrived[1]?.json()).toEqual({
    mode: 'auth',
    email: 'member@pinpu.test',
    otp: '123456',
  });
  expect(appStore.get(userTokenAtom)).toBe('t1');
  expect(appStore.get(accountEmailAtom)).toBe('member@pinpu.test');
});

it.each([
  ['stays at the page that asked for the sign-in', '/vip/devices'],
  [
    'opens the page of another team that asked',
    { pathname: '/vip', state: openAfterSignIn('/vip/devices') },
  ],
])('%s', async (_what, from) => {
  fakeApi({
    [OTP]: () => sessionOf(member),
    'GET /api/vip/sessions': () => ({ success: true, body: { sessions: [] } }),
  });
  awaitCode();
  showVip(from);
  await userEvent.type(await code(), '123456');
  await press('登入');
  expect(await screen.findByRole('heading', { name: '登入與裝置' })).toBeVisible();
});

it('has a code field that phones autofill, with the hint of 30 minutes [V5]', async () => {
  awaitCode();
  showVip();
  const field = await code();
  expect(field).toHaveFocus();
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('maxlength', '10');
  expect(field).toHaveAccessibleDescription(/30 分鐘/);
});

it.each(['登入驗證碼：732328', '732-328', '\u202A732 328\u202C'])(
  'takes the six digits of the pasted %j, before the limit cuts [41 R11] [V5]',
  async (pasted) => {
    awaitCode();
    showVip();
    const field = await code();
    await userEvent.click(field);
    await userEvent.paste(pasted);
    expect(field).toHaveValue('732328');
  },
);

it.each(['', 'member'])('requests nothing while the e-mail is %j [V5]', async (typed) => {
  const user = stopTime();
  const arrived = fakeApi({});
  showVip();
  if (typed) await user.type(email(), typed);
  await user.click(screen.getByRole('button', { name: '取得驗證碼' }));
  expect(email()).toBeInvalid();
  expect(email()).toHaveFocus();
  await passTime(60_000);
  expect(arrived).toEqual([]);
});

it('shows a rejected code beside the field and keeps the input [V5]', async () => {
  fakeApi({ [OTP]: () => rejection(400, '驗證碼錯誤或已失效') });
  awaitCode();
  showVip();
  await userEvent.type(await code(), '999999');
  await press('登入');
  expect(await screen.findByText('驗證碼錯誤或已失效')).toBeVisible();
  expect(await code()).toHaveAccessibleDescription(
    '驗證碼錯誤或已失效 信中的 6 位數字，30 分鐘內有效',
  );
  expect(await code()).toHaveValue('999999');
  expect(appStore.get(noticesAtom)).toEqual([]);
});

it('shows a connection error in the message modal and keeps the input [X5]', async () => {
  fakeApi({});
  showVip();
  await userEvent.type(email(), 'member@pinpu.test');
  await press('取得驗證碼');
  await screen.findByRole('button', { name: '取得驗證碼' });
  expect(appStore.get(noticesAtom)).toMatchObject([{ message: '伺服器連線錯誤' }]);
  expect(email()).toHaveValue('member@pinpu.test');
});

it('allows another code only after a pause [V5]', async () => {
  const arrived = fakeApi({ [OTP]: () => ({ success: true }) });
  awaitCode();
  showVip();
  await press('再次取得驗證碼');
  expect(await screen.findByRole('button', { name: /^\d+ 秒後可再次寄送$/ })).toBeDisabled();
  expect(arrived).toHaveLength(1);
});

it('goes back to another e-mail without losing the first one [V5]', async () => {
  awaitCode();
  showVip();
  await press('更換電子郵件');
  expect(email()).toHaveValue('member@pinpu.test');
});

it('shows no code field where the mail holds a link alone [V5] [finding M10]', async () => {
  fakeApi({ [OTP]: () => ({ success: true, code_request: 'x', link_only: true }) });
  showVip();
  await userEvent.type(email(), 'member@pinpu.test');
  await press('取得驗證碼');
  expect(await screen.findByText(/請開啟信中的連結登入/)).toBeVisible();
  expect(screen.queryByLabelText('驗證碼')).not.toBeInTheDocument();
  expect(screen.getByText('member@pinpu.test')).toBeVisible();
  expect(screen.getByRole('button', { name: '更換電子郵件' })).toBeEnabled();
});
