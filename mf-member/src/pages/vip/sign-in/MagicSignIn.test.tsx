import { useLocation } from '@pinpu/shared/router';
import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { member, profileOf, refusal, sessionOf, showVip } from '../../../testing/vip.tsx';
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
  fakeApi({ [OTP]: () => refusal(400, '驗證碼錯誤或已失效') });
  showVip(LINK);
  expect(await screen.findByText(/登入連結已失效或已使用過/)).toBeVisible();
  expect(screen.getByLabelText('電子郵件')).toBeVisible();
  expect(appStore.get(userTokenAtom)).toBe('');
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
