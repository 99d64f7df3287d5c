import { appStore, memberAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, profileOf, refusal, sessionOf, showVip } from '../../../testing/vip.tsx';

const SAVE = 'PUT /api/vip/profile';
const answers = { 'POST /api/vip/profile': () => profileOf(member) };

async function open() {
  showVip();
  await userEvent.click(await screen.findByRole('button', { name: '編輯會員資料' }));
}
const save = () => userEvent.click(screen.getByRole('button', { name: '儲存' }));
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

beforeEach(() => {
  appStore.set(userTokenAtom, 't1');
});

it('saves changes and shows them [V8]', async () => {
  const arrived = fakeApi({
    ...answers,
    [SAVE]: () => sessionOf({ ...member, cus_name: '王小明' }),
  });
  await open();
  await userEvent.clear(field('姓名'));
  await userEvent.type(field('姓名'), '王小明 ');
  await save();
  expect(await screen.findByRole('heading', { name: '王小明' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await arrived.at(-1)?.json()).toMatchObject({
    cus_name: '王小明',
    cus_email: 'member@pinpu.test',
    cus_mobile: '0912345678',
    cus_postcode: '100',
    birth_day: '',
  });
  expect(appStore.get(memberAtom)?.cus_name).toBe('王小明');
});

it('makes the e-mail read-only, and telephone and birthday optional [V8]', async () => {
  fakeApi(answers);
  await open();
  expect(field('電子郵件')).toBeDisabled();
  for (const label of ['姓名', '行動電話', '郵遞區號', '地址']) expect(field(label)).toBeRequired();
  for (const label of ['聯絡電話', '生日']) expect(field(label)).not.toBeRequired();
  expect(field('生日')).toHaveAttribute('type', 'date');
});

it.each([
  ['姓名', ''],
  ['行動電話', ''],
  ['地址', ''],
  ['郵遞區號', ''],
  ['郵遞區號', '099'],
  ['郵遞區號', '一百'],
])('rejects %s as %j before anything is sent [V8]', async (label, typed) => {
  const arrived = fakeApi(answers);
  await open();
  await userEvent.clear(field(label));
  if (typed) await userEvent.type(field(label), typed);
  await save();
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveFocus();
  expect(arrived.map(({ method }) => method)).toEqual(['POST']);
});

it('rejects the account e-mail as a name with the specified sentence [V8]', async () => {
  const arrived = fakeApi(answers);
  await open();
  await userEvent.clear(field('姓名'));
  await userEvent.type(field('姓名'), 'Member@pinpu.test');
  await save();
  expect(field('姓名')).toHaveAccessibleDescription(
    '『姓名』不得與『Email address (會員登入帳號)』相同，請重新確認資料後再送出！',
  );
  expect(arrived.map(({ method }) => method)).toEqual(['POST']);
});

it('shows the server’s rejection and keeps the input [V8]', async () => {
  fakeApi({ ...answers, [SAVE]: () => refusal(400, '『生日』不是有效的日期。') });
  await open();
  await userEvent.type(field('聯絡電話'), '02-23456789');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('『生日』不是有效的日期。');
  await waitFor(() => expect(field('聯絡電話')).toHaveValue('02-23456789'));
});
