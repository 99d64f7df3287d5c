import { appStore, setMemberAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownPasskeyAtom } from '../../../state/passkey.ts';
import { configurePasskeys, created, fakePasskeys } from '../../../testing/passkeys.ts';
import { member, rejection, showVip } from '../../../testing/vip.tsx';

const passkey = (id: string, name: string, used_at = '') => ({
  ...{ id, name, used_at, credential_id: `cred-${id}` },
  c_date: '2026-11-20T16:30:00.000Z',
});
const PASSKEYS = [
  passkey('p1', 'Chrome・Android', '2026-11-21T16:30:00.000Z'),
  passkey('p2', 'iCloud 鑰匙圈'),
];
let stored = PASSKEYS;

const answers = () => ({
  'GET /api/vip/passkeys': () => ({ success: true, body: { passkeys: stored } }),
  'GET /api/vip/sessions': () => ({ success: true, body: { sessions: [] } }),
});

beforeEach(() => {
  stored = PASSKEYS;
  appStore.set(userTokenAtom, 't1');
  appStore.set(setMemberAtom, { token: 't1', user: member });
  configurePasskeys();
});

const section = () => within(screen.getByRole('region', { name: '通行密鑰' }));

it('lists the passkeys with their dates, this browser’s marked', async () => {
  fakeApi(answers());
  fakePasskeys({});
  appStore.set(ownPasskeyAtom, 'cred-p1');
  showVip('/vip/devices');
  const [own, other] = await section().findAllByRole('listitem');
  expect(own).toHaveTextContent('Chrome・Android此裝置2026/11/21 新增・最近使用 2026/11/22');
  expect(other).toHaveTextContent('iCloud 鑰匙圈2026/11/21 新增・尚未使用');
  expect(other).not.toHaveTextContent('此裝置');
});

it('renames one, and shows beside the field why a name is rejected', async () => {
  let answer: () => object = () => rejection(400, '名稱太長');
  fakeApi({
    ...answers(),
    'PATCH /api/vip/passkeys/p2': async (request) => {
      const rejected = answer();
      if (!(rejected instanceof Response))
        stored = [passkey('p1', 'Chrome・Android'), passkey('p2', (await request.json()).name)];
      return rejected;
    },
  });
  fakePasskeys({});
  showVip('/vip/devices');
  await userEvent.click(await screen.findByRole('button', { name: '重新命名 iCloud 鑰匙圈' }));
  const dialog = within(screen.getByRole('dialog', { name: '重新命名' }));
  const name = dialog.getByLabelText('名稱');
  await userEvent.clear(name);
  await userEvent.type(name, '我的手機');
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }));
  expect(await dialog.findByText('名稱太長')).toBeVisible();
  answer = () => ({ success: true });
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }));
  expect(await section().findByRole('heading', { name: '我的手機' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('removes one after a confirmation, and has the browser forget it', async () => {
  fakeApi({
    ...answers(),
    'DELETE /api/vip/passkeys/p1': () => {
      stored = PASSKEYS.slice(1);
      return { success: true };
    },
  });
  const device = fakePasskeys({});
  appStore.set(ownPasskeyAtom, 'cred-p1');
  showVip('/vip/devices');
  await userEvent.click(await screen.findByRole('button', { name: '移除 Chrome・Android' }));
  const question = within(screen.getByRole('alertdialog', { name: '移除通行密鑰' }));
  await userEvent.click(question.getByRole('button', { name: '移除' }));
  await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(1));
  expect(appStore.get(ownPasskeyAtom)).toBe('');
  await waitFor(() => expect(device.forgotten).toEqual(['cred-p1']));
});

it('asks for a mailed code where the sign-in is too long ago, and goes on with it', async () => {
  const codes: unknown[] = [];
  fakeApi({
    ...answers(),
    'POST /api/vip/passkeys/options': async (request) => {
      const { otp } = await request.json();
      codes.push(otp);
      if (otp === undefined)
        return Response.json(
          { success: false, msg: [{ Code: 'PASSKEY_CODE', Message: '請輸入驗證碼' }] },
          { status: 403 },
        );
      if (otp !== '123456') return rejection(400, '驗證碼不正確');
      return { success: true, body: { challenge: 'AAAA', user: { id: 'AAAA' } } };
    },
    'POST /api/vip/passkeys/code': () => ({ success: true }),
    'POST /api/vip/passkeys': () => {
      const added = { ...passkey('p3', 'Windows Hello'), credential_id: 'cred' };
      stored = [...PASSKEYS, added];
      return { success: true, body: added };
    },
  });
  fakePasskeys({ create: async () => created });
  showVip('/vip/devices');
  await userEvent.click(await screen.findByRole('button', { name: '新增通行密鑰' }));
  const dialog = within(await screen.findByRole('dialog', { name: '確認是您本人' }));
  expect(dialog.getByText('member@pinpu.test')).toBeVisible();
  const code = dialog.getByLabelText('驗證碼');
  await userEvent.type(code, '999999');
  await userEvent.click(dialog.getByRole('button', { name: '新增通行密鑰' }));
  expect(await dialog.findByText('驗證碼不正確')).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, '123 456');
  await userEvent.click(dialog.getByRole('button', { name: '新增通行密鑰' }));
  expect(await section().findByText('已新增通行密鑰。')).toBeVisible();
  expect(await section().findByRole('heading', { name: 'Windows Hello' })).toBeVisible();
  expect(codes).toEqual([undefined, '999999', '123456']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lists them in a browser without passkeys, and shows nothing with a server of an older release', async () => {
  fakeApi(answers());
  const { unmount } = showVip('/vip/devices');
  expect(await section().findAllByRole('listitem')).toHaveLength(2);
  expect(section().getByText('這個瀏覽器無法新增通行密鑰。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增通行密鑰' })).not.toBeInTheDocument();
  unmount();
  configurePasskeys('');
  showVip('/vip/devices');
  expect(await screen.findByRole('heading', { name: '登入的裝置' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '通行密鑰' })).not.toBeInTheDocument();
});

it('says when they can’t be read', async () => {
  fakeApi({ 'GET /api/vip/sessions': answers()['GET /api/vip/sessions'] });
  fakePasskeys({});
  showVip('/vip/devices');
  expect(await screen.findByText('目前無法讀取通行密鑰。')).toBeVisible();
});
