import { adminTokenAtom, appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejection, showAdmin, startWith } from '../../testing/admin.tsx';

const list = (Data: object[]) => () => ({ Success: true, Data });
const bizUsers = [
  { BizUserId: 'b1', DisplayName: '第一營業處' },
  { BizUserId: 'b2', DisplayName: '示範社區管理委員會' },
];
const period = (BillPeriodId: string, BillPeriodName: string, BizMerchantCode: string) => ({
  ...{ BillPeriodId, BillPeriodName, BizMerchantCode, BizMerchantId: '' },
  ...{ BillTemplateId: 't1', BillTemplateName: '管理費' },
  ...{ BizAccountGroupId: 'a1', BizAccountGroupName: '住戶' },
  ...{ StartDate: '2026-10-01', EndDate: '2026-10-31', DeadLine: '2026-11-10' },
});
const answers = {
  'GET /api/BizUser': list(bizUsers),
  'GET /api/BizUserGroup': list([{ GroupId: 'g1', GroupCode: 'ACC', Name: '會計組' }]),
  'GET /api/BizBillPeriod': list([period('p1', '十月', '90001'), period('p2', '九月', '')]),
  'GET /api/BizProfile/BizBillPeriod': list([period('p1', '十月', '90001')]),
  'GET /api/BizProfile/Merchants': list([]),
};
const cells = (at: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[at]?.textContent);
const textOf = (request: Request | undefined) =>
  Buffer.from(new URL(request?.url ?? '').searchParams.get('t') ?? '', 'base64').toString();

beforeEach(() => startWith('jwt-1'));

it('lists the business users and has the server search them [A1 A3 A10]', async () => {
  const arrived = fakeApi({
    ...answers,
    'GET /api/BizUser': ({ url }) =>
      list(url.includes('ttcode=true') ? bizUsers.slice(1) : bizUsers)(),
  });
  showAdmin();
  expect(await screen.findByRole('table', { name: '商家' })).toBeVisible();
  expect(cells(0)).toEqual(['第一營業處', '示範社區管理委員會']);
  await userEvent.type(screen.getByRole('searchbox', { name: '搜尋商家' }), '社區');
  await waitFor(() => expect(cells(0)).toEqual(['示範社區管理委員會']));
  expect(textOf(arrived.at(-1))).toBe('社區');
  // The call for the list, and one search after typing has paused.
  expect(arrived).toHaveLength(2);
});

it('lists the user groups, the administrator group at the top [A3]', async () => {
  fakeApi(answers);
  showAdmin('/el/lookups/user-groups');
  await screen.findByRole('table', { name: '使用者群組' });
  expect(cells(0)).toEqual(['系統管理員 (ADMIN)', '會計組 (ACC)']);
});

it('shows 未指定收款企編 where a period has no merchant’s code [A4]', async () => {
  fakeApi(answers);
  showAdmin('/el/lookups/bill-periods');
  await screen.findByRole('table', { name: '帳單期別' });
  expect(cells(3)).toEqual(['90001', '未指定收款企編']);
});

it('sorts by a column, and says so [A10]', async () => {
  fakeApi(answers);
  showAdmin('/el/lookups/business-users');
  await userEvent.click(await screen.findByRole('button', { name: '名稱' }));
  await userEvent.click(screen.getByRole('button', { name: '名稱' }));
  expect(cells(0)).toEqual(['第一營業處', '示範社區管理委員會']);
  expect(screen.getByRole('columnheader', { name: '名稱' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

it('shows thousands in pages of 50, or as many as chosen [A10]', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    BizUserId: `id-${at}`,
    DisplayName: `第 ${at + 1} 家`,
  }));
  fakeApi({ 'GET /api/BizUser': list(many) });
  showAdmin();
  expect(await screen.findByText('第 1–50 筆，共 5,000 筆')).toBeVisible();
  expect(cells(0)).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: '下一頁' }));
  expect(screen.getByText('第 51–100 筆，共 5,000 筆')).toBeVisible();
  expect(cells(0)[0]).toBe('第 51 家');
  await userEvent.selectOptions(screen.getByLabelText('每頁筆數'), '25');
  expect(cells(0)).toHaveLength(25);
});

it('follows the business user chosen, in the address and on the next view [A4 A10]', async () => {
  const arrived = fakeApi(answers);
  const { unmount } = showAdmin('/el/lookups/bill-periods');
  await userEvent.type(await screen.findByRole('combobox', { name: '商家' }), '第一{Enter}');
  await waitFor(() => expect(cells(0)).toEqual(['十月']));
  const chosen = arrived.find(({ url }) => url.includes('/BizProfile/BizBillPeriod'));
  expect(new URL(chosen?.url ?? '').searchParams.get('bizId')).toBe('b1');
  unmount();
  showAdmin('/el/lookups/merchants');
  expect(await screen.findByText('沒有符合的資料')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '清除商家' }));
});

it('opens the details of one by its picker, its row, and its address [A4 A10]', async () => {
  fakeApi(answers);
  const { unmount } = showAdmin('/el/lookups/bill-periods?id=p2');
  const opened = await screen.findByRole('dialog', { name: '九月・管理費' });
  expect(within(opened).getByText('未指定收款企編')).toBeVisible();
  expect(within(opened).getByText('2026/11/10')).toBeVisible();
  await userEvent.click(within(opened).getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: '選取帳單期別' }), '十月{Enter}');
  expect(await screen.findByRole('dialog', { name: '十月・管理費' })).toBeVisible();
  unmount();
  showAdmin('/el/lookups/bill-periods');
  await userEvent.click(await screen.findByRole('button', { name: '九月' }));
  expect(await screen.findByRole('dialog', { name: '九月・管理費' })).toBeVisible();
});

it('shows a message for the address of an unknown item [A4]', async () => {
  fakeApi(answers);
  showAdmin('/el/lookups/bill-periods?id=gone');
  expect(await screen.findByText(/找不到這筆帳單期別/)).toBeVisible();
});

it('signs out, says so and shows sign-in when the server rejects the token [R9 X1]', async () => {
  fakeApi({ 'GET /api/BizUserGroup': () => rejection(401) });
  showAdmin('/el/lookups/user-groups');
  expect(await screen.findByRole('heading', { name: '管理登入' })).toBeVisible();
  expect(appStore.get(adminTokenAtom)).toBe('');
  await waitFor(() =>
    expect(appStore.get(noticesAtom)).toMatchObject([
      { title: 'ERROR', code: '401', message: '登入授權驗證錯誤' },
    ]),
  );
});

it('takes an octet stream for a success without items [X3]', async () => {
  const octets = { headers: { 'content-type': 'application/octet-stream' } };
  fakeApi({ ...answers, 'GET /api/BizUserGroup': () => new Response('%PDF', octets) });
  showAdmin('/el/lookups/user-groups');
  // The built-in group is always listed.
  expect(await screen.findByText(/系統管理員/)).toBeVisible();
  expect(appStore.get(noticesAtom)).toEqual([]);
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
