import { useLocation } from '@pinpu/shared/router';
import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, profileOf, rejection, sessionOf, showVip } from '../../../testing/vip.tsx';
import { VipPage } from '../VipPage.tsx';

const OTP = 'POST /api/vip/login/otp';
const LINK = '/vip?magic=ABCDEFGH23';

function VipWithAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{`${pathname}${search}`}</p>
      <VipPage />
    </>
  );
}

it('signs in automatically with the code of the link, which is removed from the address [R7 V6]', async () => {
  const arrived = fakeApi({
    [OTP]: () => sessionOf(member),
    'POST /api/vip/profile': () => profileOf(member),
  });
  renderAt(LINK, '/vip/:ACT?', <VipWithAddress />);
  expect(await screen.findByRole('heading', { name: '王小姐' })).toBeVisible();
  expect(await arrived[0]?.json()).toEqual({ mode: 'auth', email: '', otp: 'ABCDEFGH23' });
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/vip$/);
});

it('signs out and says why when the link has expired [V6]', async () => {
  appStore.set(userTokenAtom, 'older');
  fakeApi({ [OTP]: () => rejection(400, '驗證碼錯誤或已失效') });
  showVip(LINK);
  expect(await screen.findByText(/登入連結已失效或已使用過/)).toBeVisible();
  expect(screen.getByLabelText('電子郵件')).toBeVisible();
  expect(appStore.get(userTokenAtom)).toBe('');
});

it.each([
  ['OTP_EXPIRED', /登入連結已超過 30 分鐘/],
  ['OTP_USED', /登入連結已使用過，或已由新的一封信取代/],
])('the message of a link that is %s gives the reason [V6]', async (Code, sentence) => {
  const body = { success: false, msg: [{ Code, Message: '驗證碼' }] };
  fakeApi({ [OTP]: () => Response.json(body, { status: 400 }) });
  showVip(LINK);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('asks the shopper to open the link again when the server is unreachable [V6]', async () => {
  fakeApi({});
  showVip(LINK);
  expect(await screen.findByText(/目前無法確認登入連結/)).toBeVisible();
});

it('asks a new member for a name: the dialog opens with the name cleared [V7]', async () => {
  const nameless = { ...member, cus_name: member.acc_email };
  fakeApi({
    [OTP]: () => sessionOf(nameless),
    'POST /api/vip/profile': () => profileOf(nameless),
  });
  showVip(LINK);
  expect(await screen.findByRole('dialog', { name: '會員資料' })).toBeVisible();
  expect(screen.getByLabelText('姓名')).toHaveValue('');
});

it('does not ask a member who has a name [V7]', async () => {
  fakeApi({
    [OTP]: () => sessionOf(member),
    'POST /api/vip/profile': () => profileOf(member),
  });
  showVip(LINK);
  await screen.findByRole('heading', { name: '王小姐' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the link of a code that another browser requested', () => {
  const ask = () =>
    Response.json(
      {
        success: false,
        msg: [{ Code: 'CONFIRM_SIGN_IN', Message: '請確認' }],
        body: { confirm_email: 'm***@pinpu.test' },
      },
      { status: 409 },
    );
  const question = () => screen.findByText('m***@pinpu.test');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('asks whose account it is before signing in [V6] [finding M15]', async () => {
    const arrived = fakeApi({
      [OTP]: async (request) => {
        const { confirm } = await request.json();
        return confirm === true ? sessionOf(member) : ask();
      },
      'POST /api/vip/profile': () => profileOf(member),
    });
    showVip(LINK);
    expect((await question()).parentElement).toHaveFocus();
    expect(appStore.get(userTokenAtom)).toBe('');
    await press('登入');
    expect(await screen.findByRole('heading', { name: '王小姐' })).toBeVisible();
    expect(await arrived[1]?.json()).toEqual({
      mode: 'auth',
      email: '',
      otp: 'ABCDEFGH23',
      confirm: true,
    });
  });

  it('changes nothing when the shopper cancels: the previous member stays signed in [V6] [finding M15]', async () => {
    appStore.set(userTokenAtom, 't1');
    const arrived = fakeApi({ [OTP]: ask, 'POST /api/vip/profile': () => profileOf(member) });
    renderAt(LINK, '/vip/:ACT?', <VipWithAddress />);
    await question();
    await press('取消');
    expect(await screen.findByRole('heading', { name: '王小姐' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/vip$/);
    expect(appStore.get(userTokenAtom)).toBe('t1');
    expect(arrived.filter(({ url }) => url.includes('login/otp'))).toHaveLength(1);
  });

  it('a link that has expired meanwhile says so [V6]', async () => {
    let called = false;
    fakeApi({
      [OTP]: () => {
        const first = !called;
        called = true;
        return first ? ask() : rejection(400, '驗證碼錯誤或已失效');
      },
    });
    showVip(LINK);
    await question();
    await press('登入');
    expect(await screen.findByText(/登入連結已失效或已使用過/)).toBeVisible();
  });
});
