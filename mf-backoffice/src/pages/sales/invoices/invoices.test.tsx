import type { ShopInvoice } from '@pinpu/shared/contracts/backoffice';
import { invoicePeriodOf, taipeiDate } from '@pinpu/shared/domain';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, CODE, rejected, showShop, success } from '../../../testing/shop.tsx';

const LIST = 'GET /api/backoffice/invoices';
const RETRY = 'POST /api/backoffice/invoices/retry';
const FILE = 'GET /api/backoffice/invoices/file';

const invoiceOf = (change: Partial<ShopInvoice> = {}): ShopInvoice => ({
  ...{ id: 't1', ord_code: CODE, kind: 'issue', state: 'failed', amount: 1300, tries: 1 },
  ...{ number: '', allowance_no: '', date: '', vatid: '', c_date: AT },
  ...{ message: '綠界：無字軌可使用（5000006）', downloadable: false },
  ...change,
});

const answer = (invoices: ShopInvoice[], failed = invoices.length, next = '') =>
  success({ invoices, failed, next });

const show = (query = '') => showShop(`/el/shop/invoices${query}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const paramsOf = (arrived: Request[]) =>
  arrived
    .filter(({ url }) => new URL(url).pathname.endsWith('/invoices'))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));

it('shows what failed and why, and tries one again by one press [I11]', async () => {
  const sent: unknown[] = [];
  let isRetried = false;
  fakeApi({
    [LIST]: () => (isRetried ? answer([]) : answer([invoiceOf()])),
    [RETRY]: async (call) => {
      sent.push(await call.json());
      isRetried = true;
      return success({ retried: 1 });
    },
  });
  show();
  const list = await screen.findByRole('list', { name: '發票' });
  expect(list).toHaveTextContent('開立發票：失敗');
  expect(list).toHaveTextContent('綠界：無字軌可使用（5000006）');
  expect(within(list).getByRole('link', { name: CODE })).toHaveAttribute(
    'href',
    `/el/shop/orders/${CODE}`,
  );
  expect(screen.queryByRole('button', { name: /全部再試一次/ })).not.toBeInTheDocument();
  await press('再試一次');
  expect(await screen.findByText('1 筆會在一分鐘內再試一次。')).toBeVisible();
  expect(await screen.findByText('沒有待處理的發票。')).toBeVisible();
  expect(sent).toEqual([{ ids: ['t1'] }]);
});

it('tries all that failed again by one press [I11]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [LIST]: () => answer([invoiceOf(), invoiceOf({ id: 't2', kind: 'allowance' })], 70),
    [RETRY]: async (call) => {
      sent.push(await call.json());
      return success({ retried: 70 });
    },
  });
  show();
  await press('70 筆全部再試一次');
  expect(await screen.findByText('70 筆會在一分鐘內再試一次。')).toBeVisible();
  expect(sent).toEqual([{}]);
});

it('says that somebody else has handled them, and loads the list again [I11]', async () => {
  const arrived = fakeApi({
    [LIST]: () => answer([invoiceOf()]),
    [RETRY]: () => rejected('INVOICES_CHANGED', '這些發票已經處理過了，請重新整理。'),
  });
  show();
  await press('再試一次');
  expect(await screen.findByRole('alert')).toHaveTextContent('已經處理過了');
  await waitFor(() => expect(paramsOf(arrived)).toHaveLength(2));
});

it('keeps list, period and search in the address, and searches all [I11]', async () => {
  const arrived = fakeApi({
    [LIST]: () => answer([invoiceOf({ state: 'done', number: 'AB10000000', message: '' })], 0),
  });
  show('?list=done&period=2026-6');
  expect(await screen.findByText('AB10000000')).toBeVisible();
  await userEvent.type(screen.getByLabelText('搜尋全部發票'), 'AB10000000{Enter}');
  await waitFor(() => expect(paramsOf(arrived)).toHaveLength(2));
  expect(paramsOf(arrived)).toMatchObject([
    { list: 'done', period: '2026-6', q: '' },
    { list: 'all', period: '2026-6', q: 'AB10000000' },
  ]);
});

it('pages through the list, and says that nothing matches [I11]', async () => {
  fakeApi({
    [LIST]: ({ url }) =>
      new URL(url).searchParams.has('after')
        ? answer([])
        : answer([invoiceOf({ state: 'done' })], 0, `${AT}~t1`),
  });
  show('?list=all&q=PP26');
  await userEvent.click(await screen.findByRole('link', { name: '較早的發票' }));
  expect(await screen.findByText('沒有符合的發票，請換個號碼或期別。')).toBeVisible();
});

it('downloads the file of a month for the accountant [I12]', async () => {
  const stored: Blob[] = [];
  URL.createObjectURL = (blob) => {
    stored.push(blob as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const arrived = fakeApi({
    [LIST]: () => answer([]),
    [FILE]: () => success({ csv: '\uFEFF類別', rows: 3 }),
  });
  show();
  const part = await screen.findByRole('region', { name: '會計用的檔案' });
  const month = within(part).getByLabelText('月份');
  const [, last] = within(month).getAllByRole('option');
  expect(month).toHaveValue(last?.getAttribute('value') ?? '');
  await press('下載 CSV');
  expect(await within(part).findByText(/共 3 列。$/)).toBeVisible();
  expect(stored).toHaveLength(1);
  const called = arrived.find(({ url }) => url.includes('/file'));
  expect(new URL(called?.url ?? '').searchParams.get('month')).toBe(last?.getAttribute('value'));
  click.mockRestore();
});

it('says how many numbers are left, and warns when there are few [I14]', async () => {
  const { year, term } = invoicePeriodOf(taipeiDate(new Date()));
  const ranges = [{ year, term, remaining: 12, checked_at: AT }];
  fakeApi({ [LIST]: () => success({ invoices: [], failed: 0, next: '', ranges }) });
  show();
  expect(await screen.findByText(/發票號碼只剩 12 號/)).toBeVisible();
  expect(screen.getByText(/剩 12 號（/)).toBeVisible();
});

it('offers the PDF of a company’s invoice, also of a void one, and of nothing else [I16]', async () => {
  const done = { state: 'done', message: '', vatid: '04595257' };
  fakeApi({
    [LIST]: () =>
      answer([
        invoiceOf({ ...done, number: 'AB10000001', downloadable: true }),
        invoiceOf({ ...done, id: 't2', state: 'voided', number: 'AB10000000', downloadable: true }),
        invoiceOf({ ...done, id: 't3', kind: 'void', number: 'AB10000000' }),
        invoiceOf({ ...done, id: 't4', number: 'AB10000002', vatid: '' }),
      ]),
  });
  show('?list=done');
  const list = await screen.findByRole('list', { name: '發票' });
  const buttons = within(list).getAllByRole('button', { name: /^下載發票 PDF/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    '下載發票 PDF AB10000001',
    '下載發票 PDF AB10000000',
  ]);
});
