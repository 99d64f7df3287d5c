import { adminTokenAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, showAdmin, startWith } from '../../../testing/admin.tsx';

const bizUsers = [
  { BizUserId: 'b1', DisplayName: '第一營業處' },
  { BizUserId: 'b2', DisplayName: '示範社區管理委員會' },
];
const groups = [{ GroupId: 'g1', GroupCode: 'ACC', Name: '會計組' }];
const answers = {
  'GET /api/BizUser': () => ({ Success: true, Data: bizUsers }),
  'GET /api/BizUserGroup': () => ({ Success: true, Data: groups }),
};
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

beforeEach(() => startWith('jwt-1'));

it('lists and searches the business users [A3 A10]', async () => {
  fakeApi(answers);
  showAdmin();
  expect(await screen.findByRole('table', { name: '商家' })).toBeVisible();
  expect(names()).toEqual(['第一營業處', '示範社區管理委員會']);
  await userEvent.type(screen.getByRole('searchbox', { name: '搜尋商家' }), '社區');
  expect(names()).toEqual(['示範社區管理委員會']);
  expect(screen.getByRole('status')).toHaveTextContent('符合 1 筆，共 2 筆');
});

it('lists the user groups, the administrator group at the top [A3]', async () => {
  fakeApi(answers);
  showAdmin('/el/user-groups');
  expect(await screen.findByRole('table', { name: '使用者群組' })).toBeVisible();
  expect(names()).toEqual(['系統管理員 (ADMIN)', '會計組 (ACC)']);
});

it('signs out, says so and shows sign-in when the server rejects the token [R9 X1]', async () => {
  fakeApi({ 'GET /api/BizUserGroup': () => refusal(401) });
  showAdmin('/el/user-groups');
  expect(await screen.findByRole('heading', { name: '管理登入' })).toBeVisible();
  expect(appStore.get(adminTokenAtom)).toBe('');
  await waitFor(() =>
    expect(appStore.get(noticesAtom)).toMatchObject([
      { title: 'ERROR', code: '401', message: '登入授權驗證錯誤' },
    ]),
  );
});

it('offers a retry when a list cannot be loaded [X2]', async () => {
  fakeApi({});
  showAdmin();
  const again = await screen.findByRole('button', { name: '再試一次' });
  expect(appStore.get(noticesAtom)).toMatchObject([{ message: '伺服器連線錯誤' }]);
  fakeApi(answers);
  await userEvent.click(again);
  expect(await screen.findByRole('table')).toBeVisible();
});
