import type { Order } from '@pinpu/shared/contracts';
import { fakeApi } from '@pinpu/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, rejected, shopOrderOf, showShop, success } from '../../../../testing/shop.tsx';

const READ = `GET /api/backoffice/orders/${CODE}`;
const CORRECT = `POST /api/backoffice/orders/${CODE}/correct`;

const issued = (fields: Partial<Order> = {}): Partial<Order> => ({
  ...{ status: 3, invoice_code: 'AB10000000' },
  provider_invoice: { until: '2999-01-13', busy: false, printable: false },
  ...fields,
});

const part = () => screen.findByRole('region', { name: '發票' });
const press = async (name: string) =>
  userEvent.click(within(await part()).getByRole('button', { name }));

it('the details of an issued invoice are corrected with the version that was read, once for a double click [I10]', async () => {
  const sent: unknown[] = [];
  const after = issued({ provider_invoice: { until: '', busy: true, printable: false } });
  fakeApi({
    [READ]: () => success(shopOrderOf(issued())),
    [CORRECT]: async (call) => {
      sent.push(await call.json());
      return success(
        shopOrderOf(after, { invoice_task: { kind: 'void', failed: false, message: '' } }),
      );
    },
  });
  showShop(`/el/shop/orders/${CODE}`);
  await press('更正發票資料');
  const form = screen.getByRole('dialog', { name: '更正發票資料' });
  await userEvent.selectOptions(within(form).getByLabelText('開立方式'), '公司統編');
  await userEvent.type(within(form).getByLabelText(/統一編號/), '04595257');
  await userEvent.type(within(form).getByLabelText(/公司抬頭/), '拼鋪有限公司');
  const button = within(form).getByRole('button', { name: '作廢並重新開立' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await within(await part()).findByText(/^作廢中/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toMatchObject([
    { version: 'v1', invoice: { invoice_vatid: '04595257', invoice_title: '拼鋪有限公司' } },
  ]);
});

it('a rejected correction stays open with the reason [I10]', async () => {
  fakeApi({
    [READ]: () => success(shopOrderOf(issued())),
    [CORRECT]: () => rejected('ORDER_MOVE_REFUSED', '發票資料沒有改變。'),
  });
  showShop(`/el/shop/orders/${CODE}`);
  await press('更正發票資料');
  const form = screen.getByRole('dialog', { name: '更正發票資料' });
  await userEvent.click(within(form).getByRole('button', { name: '作廢並重新開立' }));
  expect(await within(form).findByText('發票資料沒有改變。')).toBeVisible();
});

it('after the last day the clerk reads what to do instead [I10]', async () => {
  const late = issued({ provider_invoice: { until: '2020-01-13', busy: false, printable: false } });
  fakeApi({ [READ]: () => success(shopOrderOf(late)) });
  showShop(`/el/shop/orders/${CODE}`);
  expect(await part()).toHaveTextContent('發票只能在 2020/01/13 以前作廢或更正');
  expect(screen.queryByRole('button', { name: '更正發票資料' })).not.toBeInTheDocument();
});

it('allowances are listed, and one that failed is tried again by one press [I5]', async () => {
  const allowance_tasks = [
    { amount: 300, state: 'done', number: '2026121000000001', date: '2026-12-10', message: '' },
    { amount: 200, state: 'failed', number: '', date: '', message: '綠界：超過可折讓金額（2）' },
  ];
  const again = allowance_tasks.map((task) => ({ ...task, state: 'done', message: '' }));
  fakeApi({
    [READ]: () => success(shopOrderOf(issued(), { allowance_tasks })),
    [`POST /api/backoffice/orders/${CODE}/reissue`]: () =>
      success(shopOrderOf(issued(), { allowance_tasks: again })),
  });
  showShop(`/el/shop/orders/${CODE}`);
  expect(await part()).toHaveTextContent('NT$300，已開立，2026/12/10，2026121000000001');
  expect(within(await part()).getByRole('alert')).toHaveTextContent('綠界：超過可折讓金額');
  await press('再試一次');
  expect(await part()).not.toHaveTextContent('開立失敗');
});

it('a company’s invoice is downloaded as PDF, or the reason is shown [I16]', async () => {
  let isDown = true;
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const headers = { 'content-type': 'application/pdf' };
  const arrived = fakeApi({
    [READ]: () => success(shopOrderOf(issued({ invoice_pdf: 'AB10000000' }))),
    'GET /api/backoffice/invoices/pdf': () =>
      isDown
        ? rejected('PROVIDER_UNREACHABLE', '發票平台暫時沒有回應，請稍後再試一次。')
        : new Response('%PDF-1.7', { headers }),
  });
  showShop(`/el/shop/orders/${CODE}`);
  await press('下載發票 PDF');
  expect(await within(await part()).findByRole('alert')).toHaveTextContent('暫時沒有回應');
  isDown = false;
  await press('下載發票 PDF');
  await waitFor(() => expect(saved).toEqual(['發票-AB10000000.pdf']));
  const called = arrived.filter(({ url }) => url.includes('/pdf')).at(-1);
  expect(Object.fromEntries(new URL(called?.url ?? '').searchParams)).toMatchObject({
    ...{ order: CODE, number: 'AB10000000' },
  });
  click.mockRestore();
});

it('an invoice in a carrier has no button for a PDF [I16]', async () => {
  fakeApi({ [READ]: () => success(shopOrderOf(issued())) });
  showShop(`/el/shop/orders/${CODE}`);
  expect(await part()).toHaveTextContent('AB10000000');
  expect(screen.queryByRole('button', { name: /PDF/ })).not.toBeInTheDocument();
});
