import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayoutAccount } from './PayoutAccount.tsx';

const PATH = '/api/vip/promo-account';
const ACCOUNT = {
  bank_code: '808',
  branch: '',
  last_four: '1234',
  holder: '王小明',
  u_date: '2026-11-20T16:00:00.000Z',
};
const answer = (account: object | null) => () => ({ success: true, body: { account } });

function show(answers: Parameters<typeof fakeApi>[0]) {
  const arrived = fakeApi(answers);
  renderAt('/vip/earnings', '/vip/earnings', <PayoutAccount />);
  return arrived;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

it('the account is asked for, and shown by its last digits once it is stored', async () => {
  const put = `PUT ${PATH}`;
  const arrived = show({ [`GET ${PATH}`]: answer(null), [put]: answer(ACCOUNT) });
  await press('設定匯款帳號');
  await userEvent.type(field('銀行代碼'), '８０８');
  await userEvent.type(field('帳號'), '0012-3456-71234');
  await userEvent.type(field('戶名'), '王小明');
  await press('儲存');
  expect(await screen.findByText('末四碼 1234')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const sent = { bank_code: '808', branch: '', account_no: '0012345671234', holder: '王小明' };
  expect(await arrived.at(-1)?.json()).toEqual(sent);
  expect(screen.getByText('2026/11/21')).toBeVisible();
});

it('says beside each field what is wrong with it, and sends nothing', async () => {
  const arrived = show({ [`GET ${PATH}`]: answer(null) });
  await press('設定匯款帳號');
  await userEvent.click(field('帳號'));
  await userEvent.paste('1'.repeat(10_000));
  await userEvent.type(field('戶名'), '<script>');
  await press('儲存');
  expect(field('銀行代碼')).toHaveFocus();
  expect(field('銀行代碼')).toHaveAccessibleDescription(/^銀行代碼是 3 個數字/);
  expect(field('帳號')).toHaveAccessibleDescription(/^帳號是 10 到 16 個數字。/);
  expect(field('戶名')).toHaveAccessibleDescription(/^戶名只能有文字/);
  expect(field('分行')).not.toBeInvalid();
  await userEvent.type(field('銀行代碼'), '808');
  expect(field('銀行代碼')).not.toBeInvalid();
  expect(arrived).toHaveLength(1);
});

it('shows the sentence of the server where it rejects', async () => {
  const Message = '銀行代碼是 3 個數字。';
  const rejection = { success: false, msg: [{ Code: 'X', Message }] };
  const put = () => Response.json(rejection, { status: 400 });
  show({ [`GET ${PATH}`]: answer(ACCOUNT), [`PUT ${PATH}`]: put });
  await press('變更帳號');
  await userEvent.type(field('銀行代碼'), '808');
  await userEvent.type(field('帳號'), '1234567890');
  await userEvent.type(field('戶名'), '王小明');
  await press('儲存');
  expect(await screen.findByRole('alert')).toHaveTextContent(Message);
});

it('the account is deleted after a confirmation', async () => {
  show({ [`GET ${PATH}`]: answer(ACCOUNT), [`DELETE ${PATH}`]: answer(null) });
  await press('刪除帳號');
  await press('刪除');
  expect(await screen.findByRole('button', { name: '設定匯款帳號' })).toBeVisible();
});

it('offers to read it again where that failed', async () => {
  show({});
  const again = await screen.findByRole('button', { name: '重新讀取' });
  fakeApi({ [`GET ${PATH}`]: answer(ACCOUNT) });
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByText('王小明')).toBeVisible());
});
