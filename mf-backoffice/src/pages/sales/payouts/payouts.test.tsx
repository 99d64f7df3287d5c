import type { ShopMonth, ShopPayout } from '@pinpu/shared/contracts/backoffice';
import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, rejected, showShop, success } from '../../../testing/shop.tsx';

const payoutOf = (name: string, change: Partial<ShopPayout> = {}): ShopPayout => ({
  ...{ id: `id-${name}`, cus_id: `cus-${name}`, name, email: `${name}@pinpu.test`, amount: 1200 },
  ...{ orders: 3, corrections: 0, returns: 0, account: '銀行 008，帳號末四碼 1234' },
  ...{ paid_on: '', paid_by: '' },
  ...change,
});

const monthOf = (change: Partial<ShopMonth> = {}): ShopMonth => ({
  ...{ month: '2026-10', closed_at: '', closed_by: '', version: 'v1', carried: [] },
  payouts: [payoutOf('王小明'), payoutOf('林美', { amount: 300 })],
  ...change,
});

const closed = (change: Partial<ShopMonth> = {}) =>
  monthOf({ closed_at: AT, closed_by: 'admin:anna', ...change });

const READ = 'GET /api/backoffice/payouts/2026-10';
const CLOSE = 'POST /api/backoffice/payouts/2026-10/close';
const PAID = 'POST /api/backoffice/payouts/2026-10/paid';
const show = () => showShop('/el/shop/payouts/2026-10');
// Finds by text and label: on a page with this many lines, queries by role take a second each.
const press = async (text: string) =>
  userEvent.click(await screen.findByText(text, { selector: 'button' }));
const confirm = async (answer: string) => {
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByText(answer, { selector: 'button' }));
};
const box = (label: string) => screen.findByLabelText(label);
const shareOf = (name: string) =>
  screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('link', { name }) !== null) as HTMLElement;

it('the list links to the months to close and to the closed ones', async () => {
  fakeApi({
    'GET /api/backoffice/payouts': () =>
      success({
        ...{ open: ['2026-10'], running: '2026-11', next: '' },
        closed: [
          {
            ...{ month: '2026-09', closed_at: AT, closed_by: 'admin:anna', payouts: 3 },
            ...{ amount: 5400, waiting: 2, waiting_amount: 4200 },
          },
        ],
      }),
  });
  showShop('/el/shop/payouts');
  expect(await screen.findByRole('link', { name: '2026-10' })).toHaveAttribute(
    'href',
    '/el/shop/payouts/2026-10',
  );
  expect(screen.getByRole('list', { name: '已結算的月份' })).toHaveTextContent(
    /2026-09.*待匯款 2 筆.*anna 於.*結算.*NT\$5,400.*NT\$4,200/,
  );
});

it('a preview shows amounts carried over with their reasons, and deductions for returns', async () => {
  const carried = [{ ...payoutOf('陳', { amount: 50 }), reason: '未達最低撥款金額' }];
  const payouts = [payoutOf('王小明', { corrections: -225, returns: 2 })];
  fakeApi({ [READ]: () => success(monthOf({ payouts, carried })) });
  show();
  expect(await screen.findByText(/這是試算，尚未變更任何資料/)).toBeVisible();
  expect(screen.getByText(/^退貨扣除：先前已撥款的訂單後來退貨/)).toBeVisible();
  expect(shareOf('王小明')).toHaveTextContent('退貨扣除 2 筆 -NT$225');
  expect(screen.getByRole('list', { name: '併入下個月' })).toHaveTextContent(
    /陳.*未達最低撥款金額/,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('closes a month with the version that was read, after a confirmation', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [READ]: () => success(monthOf()),
    [CLOSE]: async (request) => {
      sent.push(await request.json());
      return success(closed());
    },
  });
  show();
  await press('結算 2026-10');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('撥款 2 筆，共 NT$1,500');
  expect(sent).toEqual([]);
  await confirm('結算');
  expect(await screen.findByText(/^anna 於/)).toBeVisible();
  expect(sent).toEqual([{ version: 'v1' }]);
  expect(screen.queryByText(/這是試算/)).toBeNull();
});

it('reloads a month that somebody else has closed or changed, with the server’s message', async () => {
  const changed = monthOf({ version: 'v2', payouts: [payoutOf('王小明', { amount: 990 })] });
  fakeApi({
    [READ]: () => success(monthOf()),
    [CLOSE]: () => rejected('PAYOUTS_CHANGED', '試算的內容剛才有變更。', { body: changed }),
  });
  show();
  await press('結算 2026-10');
  await confirm('結算');
  expect(await screen.findByRole('alert')).toHaveTextContent('試算的內容剛才有變更。');
  expect(shareOf('王小明')).toHaveTextContent('NT$990');
});

it('records one or many transfers with their day, after a confirmation', async () => {
  const sent: unknown[] = [];
  const done = { paid_on: '2026-11-05', paid_by: 'admin:anna' };
  fakeApi({
    [READ]: () => success(closed()),
    [PAID]: async (request) => {
      sent.push(await request.json());
      return success(closed({ payouts: [payoutOf('王小明'), payoutOf('林美', done)] }));
    },
  });
  show();
  await userEvent.click(await box('選取 林美'));
  fireEvent.change(screen.getByLabelText('匯款日期'), { target: { value: '2026-11-05' } });
  await press('記錄已匯款');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('1 筆，共 NT$300，匯款日期 2026/11/05');
  await confirm('記錄 1 筆');
  expect(await screen.findByText('2026/11/05 已匯款')).toBeVisible();
  expect(sent).toEqual([{ ids: ['id-林美'], date: '2026-11-05' }]);
  expect(screen.queryByLabelText('選取 林美')).toBeNull();
  await userEvent.click(screen.getByLabelText('全選待匯款的 1 筆'));
  expect(screen.getByLabelText('選取 王小明')).toBeChecked();
});

it('keeps day and choice after a concurrent change, and names its author [R8]', async () => {
  const done = { paid_on: '2026-11-04', paid_by: 'admin:ben' };
  const now = closed({ payouts: [payoutOf('王小明', done), payoutOf('林美', { amount: 300 })] });
  fakeApi({
    [READ]: () => success(closed()),
    [PAID]: () =>
      rejected('PAYOUTS_REFUSED', '已經記錄過匯款：王小明（2026-11-04，由 ben 記錄）。', {
        body: now,
      }),
  });
  show();
  await userEvent.click(await box('全選待匯款的 2 筆'));
  fireEvent.change(screen.getByLabelText('匯款日期'), { target: { value: '2026-11-05' } });
  await press('記錄已匯款');
  await confirm('記錄 2 筆');
  expect(await screen.findByRole('alert')).toHaveTextContent('由 ben 記錄');
  expect(screen.getByLabelText('匯款日期')).toHaveValue('2026-11-05');
  expect(screen.getByLabelText('選取 林美')).toBeChecked();
  expect(shareOf('王小明')).toHaveTextContent('2026/11/04 已匯款');
});

it('never selects promoters without an account together with the others', async () => {
  const payouts = [payoutOf('王小明', { account: '' }), payoutOf('林美')];
  fakeApi({ [READ]: () => success(closed({ payouts })) });
  show();
  await userEvent.click(await box('全選待匯款的 1 筆'));
  expect(screen.getByLabelText('選取 王小明')).not.toBeChecked();
  expect(shareOf('王小明')).toHaveTextContent('沒有匯款帳號');
});

it('downloads the file for the bank', async () => {
  const stored: Blob[] = [];
  URL.createObjectURL = (blob) => {
    stored.push(blob as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  fakeApi({
    [READ]: () => success(closed()),
    'POST /api/backoffice/payouts/2026-10/bank-file': () =>
      success({ csv: '\uFEFF銀行代碼', transfers: 2 }),
  });
  show();
  await press('下載匯款檔');
  expect(await screen.findByText(/^已下載 2 筆。/)).toBeVisible();
  expect(stored).toHaveLength(1);
  expect(click).toHaveBeenCalled();
  click.mockRestore();
});

it('loads the orders of a share on request, page by page', async () => {
  const line = (ord_code: string, amount: number) => ({ ord_code, ord_date: AT, amount });
  const arrived = fakeApi({
    [READ]: () => success(closed()),
    'GET /api/backoffice/payouts/2026-10/lines': ({ url }) =>
      new URL(url).searchParams.get('after') === 'o1'
        ? success({ items: [line('PP2', -40)], next: '' })
        : success({ items: [line('PP1', 100)], next: 'o1' }),
  });
  show();
  const toggle = await screen.findByRole('button', { name: '王小明 的明細' });
  expect(arrived).toHaveLength(1);
  await userEvent.click(toggle);
  expect(await screen.findByRole('link', { name: 'PP1' })).toHaveAttribute(
    'href',
    '/el/shop/orders/PP1',
  );
  await press('更多訂單');
  expect(await screen.findByText('退貨扣除')).toBeVisible();
});

it('says why a month can’t be closed, and leads back', async () => {
  fakeApi({ [READ]: () => rejected('PAYOUTS_REFUSED', '2026-10 還沒有結束，結束後才能結算。') });
  show();
  expect(await screen.findByText('2026-10 還沒有結束，結束後才能結算。')).toBeVisible();
  expect(screen.getByRole('link', { name: '回分潤結算' })).toBeVisible();
});

it('keeps selection and day when the session ends and the user signs in again', async () => {
  fakeApi({ [READ]: () => success(closed()) });
  const first = show();
  await userEvent.click(await box('選取 林美'));
  fireEvent.change(screen.getByLabelText('匯款日期'), { target: { value: '2026-11-05' } });
  appStore.set(adminTokenAtom, '');
  first.unmount();
  show();
  expect(await screen.findByLabelText('匯款日期')).toHaveValue('2026-11-05');
  await waitFor(() => expect(screen.getByLabelText('選取 林美')).toBeChecked());
});
