import type { Order } from '@pinpu/shared/contracts';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const CALL = 'POST /api/order/guid-1/invoice';
const READ = 'POST /api/order/guid-1';

const ISSUED: Partial<Order> = {
  ...{ status: 3, invoice_code: 'AB10000000' },
  provider_invoice: { until: '2999-01-13', busy: false, printable: false },
};

const answer = (fields: Partial<Order>) => ({
  success: true,
  body: { data: { body: order(fields) } },
});

const show = (fields: Partial<Order>) =>
  renderAt('/', '/', <OrderDetails order={order(fields)} onClose={() => {}} />);
const part = () => screen.getByRole('region', { name: '發票' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(freshState);

it('the buyer corrects an invoice to a company’s, once, and sees that it is being issued [I10]', async () => {
  const after = { ...ISSUED, provider_invoice: { until: '', busy: true, printable: false } };
  const arrived = fakeApi({ [CALL]: () => answer(after), [READ]: () => answer(after) });
  show(ISSUED);
  await press('更正發票資料');
  const form = screen.getByRole('dialog', { name: '更正發票資料' });
  expect(form).toHaveTextContent('發票 AB10000000 會作廢');
  await userEvent.selectOptions(within(form).getByLabelText('開立方式'), '公司統編');
  await userEvent.type(within(form).getByLabelText(/統一編號/), '04595257');
  await userEvent.type(within(form).getByLabelText(/公司抬頭/), '拼鋪有限公司');
  await userEvent.dblClick(within(form).getByRole('button', { name: '送出更正' }));
  expect(await within(part()).findByText(/發票正在處理/)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '更正發票資料' })).not.toBeInTheDocument();
  const sent = arrived.filter(({ url }) => url.includes('/invoice'));
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toMatchObject({
    ...{ invoice_vatid: '04595257', invoice_title: '拼鋪有限公司', acc_email: 'guest@pinpu.test' },
  });
});

it('a rejected correction keeps what was typed, with the reason [I10]', async () => {
  const msg = [{ Code: 'REQUEST_REFUSED', Message: '發票資料沒有改變。' }];
  fakeApi({ [CALL]: () => Response.json({ success: false, msg }, { status: 409 }) });
  show({ ...ISSUED, invoice_vatid: '04595257', invoice_title: '拼鋪有限公司' });
  await press('更正發票資料');
  await press('送出更正');
  expect(await screen.findByText('發票資料沒有改變。')).toBeVisible();
  expect(screen.getByLabelText(/公司抬頭/)).toHaveValue('拼鋪有限公司');
});

it.each<[string, Partial<Order>, string]>([
  [
    'after the last day',
    { provider_invoice: { until: '2020-01-13', busy: false, printable: false } },
    '發票資料只能更正到 2020/01/13。',
  ],
  [
    'while it is being done',
    { provider_invoice: { until: '', busy: true, printable: false } },
    '正在處理',
  ],
])('an invoice can’t be corrected %s, and the dialog says why [I10]', (_, fields, sentence) => {
  show({ ...ISSUED, ...fields });
  expect(part()).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: '更正發票資料' })).not.toBeInTheDocument();
});

it.each<[string, Partial<Order>]>([
  ['the shop issues elsewhere', { status: 3, invoice_code: 'AB10000000' }],
  ['belongs to a cancelled order', { ...ISSUED, status: 0 }],
])('an invoice that %s is left to the clerk [I10]', (_, fields) => {
  show(fields);
  expect(screen.queryByRole('button', { name: '更正發票資料' })).not.toBeInTheDocument();
});

it('allowances are shown with amount, day and number [I15]', () => {
  const allowance = { number: '2026121000000001', date: '2026-12-10', amount: 300, voided: false };
  const other = { ...allowance, number: '2026121000000002', amount: 50, voided: true };
  show({ ...ISSUED, allowances: [allowance, other] });
  expect(part()).toHaveTextContent('折讓NT$300，2026/12/10，單號 2026121000000001');
  expect(part()).toHaveTextContent('折讓 2NT$50（已作廢），2026/12/10，單號 2026121000000002');
});
