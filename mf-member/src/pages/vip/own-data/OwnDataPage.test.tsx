import { accountEmailAtom, appStore, memberAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, rejection, showVip } from '../../../testing/vip.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const CODE = 'POST /api/vip/erase/code';
const done = () => ({ success: true });

beforeEach(() => {
  appStore.set(userTokenAtom, 't1');
  appStore.set(memberAtom, member);
});

it('saves a copy of the data as a file', async () => {
  const saved: [string, Blob][] = [];
  let blob = new Blob();
  URL.createObjectURL = (object) => {
    blob = object as Blob;
    return 'blob:copy';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, blob]);
  });
  const body = { exported_at: '2026-11-22T17:00:00.000Z', orders: [{ ord_code: 'PP1' }] };
  fakeApi({ 'GET /api/vip/data': () => ({ success: true, body }) });
  showVip('/vip/data');
  await press('下載');
  expect(await screen.findByText('已開始下載，請妥善保管這個檔案。')).toBeVisible();
  expect(saved.map(([name]) => name)).toEqual(['我的資料-2026-11-23.json']);
  expect(saved[0]?.[1].size).toBe(JSON.stringify(body, null, 2).length);
});

it('deletes the account with the mailed code, and signs out', async () => {
  appStore.set(accountEmailAtom, member.acc_email);
  const arrived = fakeApi({ [CODE]: done, 'POST /api/vip/erase': done });
  showVip('/vip/data');
  await press('刪除我的帳號');
  await userEvent.type(await screen.findByLabelText('驗證碼'), '12 34 56');
  await press('刪除帳號');
  expect(await screen.findByText('您的帳號與個人資料已刪除。')).toBeVisible();
  expect(screen.getByLabelText('電子郵件')).toHaveValue('');
  expect(await arrived[1]?.json()).toEqual({ otp: '123456' });
  expect(appStore.get(userTokenAtom)).toBe('');
});

it('says which orders must end first, and sends no code then', async () => {
  fakeApi({ [CODE]: () => rejection(409, '以下訂單尚未結束：PP1（待付款）。') });
  showVip('/vip/data');
  await press('刪除我的帳號');
  expect(await screen.findByText('以下訂單尚未結束：PP1（待付款）。')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
