import { typedFault } from '@pinpu/shared/domain';
import { appStore, memberAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, profileOf, rejection, sessionOf, showVip } from '../../../testing/vip.tsx';
import { PROFILE_FIELDS } from './profile-fields.ts';

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
  ['行動電話', '12'],
  ['行動電話', 'abc'],
  ['行動電話', '02-23456789'],
  ['聯絡電話', 'abc'],
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

it('stores a mobile number as 09…, and fills the district from the postcode [defect 4] [V8]', async () => {
  const old = { ...member, mobile: 'abc', addr1: '' };
  const arrived = fakeApi({
    'POST /api/vip/profile': () => profileOf(old),
    [SAVE]: () => sessionOf(member),
  });
  await open();
  expect(field('行動電話')).toHaveValue('abc');
  await userEvent.clear(field('行動電話'));
  await userEvent.type(field('行動電話'), '+886 912-345-678');
  await userEvent.clear(field('郵遞區號'));
  await userEvent.type(field('郵遞區號'), '106');
  await waitFor(() => expect(field('地址')).toHaveValue('臺北市大安區'));
  expect(field('行動電話')).toHaveValue('0912345678');
  await save();
  await waitFor(() => expect(arrived.at(-1)?.method).toBe('PUT'));
  expect(await arrived.at(-1)?.json()).toMatchObject({
    cus_mobile: '0912345678',
    cus_postcode: '106',
    cus_addr1: '臺北市大安區',
  });
});

it.each(PROFILE_FIELDS)('rejects a blank text in $name [defect 4]', ({ kind, label }) => {
  expect(typedFault(kind, '\n', label)).not.toBe('');
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
  fakeApi({ ...answers, [SAVE]: () => rejection(400, '『生日』不是有效的日期。') });
  await open();
  await userEvent.type(field('聯絡電話'), '02-23456789');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('『生日』不是有效的日期。');
  await waitFor(() => expect(field('聯絡電話')).toHaveValue('02-23456789'));
});
