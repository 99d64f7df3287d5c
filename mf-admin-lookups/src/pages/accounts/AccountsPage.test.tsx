import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAdmin, startWith } from '../../testing/admin.tsx';

const tokenOf = (payload: object) => `e30.${btoa(JSON.stringify(payload))}.signature`;
const OWNER = tokenOf({ sub: 'admin' });
const me = (role: string) => () => ({
  success: true,
  body: { account: 'admin', display_name: '', role, must_change_password: false },
});
const one = (account: string, state = 'active', role = 'staff') => ({
  ...{ account, display_name: '', role, state, signed_in_at: '' },
  c_date: '2026-11-21T02:00:00.000Z',
});
const issued = { account: 'mei', password: 'abcd-efgh', until: '2026-11-28T02:00:00.000Z' };
const answers = {
  'GET /api/accounts/me': me('owner'),
  'GET /api/accounts': () => ({
    success: true,
    body: { accounts: [one('admin', 'active', 'owner'), one('lin', 'disabled'), one('mei')] },
  }),
};
const card = (name: string) => screen.findByRole('region', { name });

beforeEach(() => startWith(OWNER));

it('lists accounts with their state, and offers no changes to one’s own account', async () => {
  fakeApi(answers);
  showAdmin('/el/accounts');
  expect(await card('lin')).toHaveTextContent('已停用');
  expect(await card('mei')).toHaveTextContent('從未登入');
  expect((await card('admin')).querySelectorAll('button')).toHaveLength(0);
});

it('adds an account, and shows its one-time password once', async () => {
  const arrived = fakeApi({
    ...answers,
    'POST /api/accounts': () => ({ success: true, body: issued }),
  });
  showAdmin('/el/accounts');
  await userEvent.click(await screen.findByRole('button', { name: '新增帳號' }));
  await userEvent.type(screen.getByRole('textbox', { name: '帳號' }), 'm');
  await userEvent.click(screen.getByRole('button', { name: '新增' }));
  expect(screen.getByText('請依說明輸入帳號')).toBeVisible();
  expect(arrived.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: '帳號' }), 'ei');
  await userEvent.click(screen.getByRole('button', { name: '新增' }));
  expect(await screen.findByText('abcd-efgh')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(screen.queryByText('abcd-efgh')).toBeNull();
});

it('disables an account after a confirmation', async () => {
  const arrived = fakeApi({
    ...answers,
    'POST /api/accounts/mei/disable': () => ({ success: true }),
  });
  showAdmin('/el/accounts');
  const disable = (await card('mei')).querySelectorAll('button')[1];
  if (disable) await userEvent.click(disable);
  expect(arrived.some(({ method }) => method === 'POST')).toBe(false);
  const question = within(screen.getByRole('alertdialog', { name: '停用帳號：mei' }));
  await userEvent.click(question.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(arrived.find(({ method }) => method === 'POST')?.url).toContain('accounts/mei/disable');
});

it('makes no call for an account that is no owner, and shows a message', async () => {
  const arrived = fakeApi({ 'GET /api/accounts/me': me('staff') });
  for (const path of ['/el/accounts', '/el/audit']) {
    const { unmount } = showAdmin(path);
    expect(await screen.findByText(/只有擁有者可以使用這個頁面/)).toBeVisible();
    unmount();
  }
  expect(new Set(arrived.map(({ url }) => new URL(url).pathname))).toEqual(
    new Set(['/api/accounts/me']),
  );
});

it('the form restores its input if the same administrator signs in again, and only then', async () => {
  fakeApi(answers);
  const type = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '新增帳號' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^名稱/ }), '林美');
  };
  const first = showAdmin('/el/accounts');
  await type();
  await waitFor(() => {
    appStore.set(adminTokenAtom, '');
    expect(screen.getByRole('heading', { name: '管理登入' })).toBeVisible();
  });
  first.unmount();
  startWith(tokenOf({ sub: 'other' }));
  const others = showAdmin('/el/accounts');
  await screen.findByRole('button', { name: '新增帳號' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  others.unmount();
  startWith(OWNER);
  const again = showAdmin('/el/accounts');
  expect(await screen.findByRole('textbox', { name: /^名稱/ })).toHaveValue('林美');
  again.unmount();
  showAdmin('/el/accounts');
  await screen.findByRole('button', { name: '新增帳號' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
