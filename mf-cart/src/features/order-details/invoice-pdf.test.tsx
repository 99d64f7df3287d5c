import type { Order } from '@pinpu/shared/contracts';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const CALL = 'POST /api/order/guid-1/invoice-pdf';
const NAME = '下載發票 PDF';
const COMPANY: Partial<Order> = {
  ...{ status: 3, invoice_code: 'AB10000000', invoice_pdf: 'AB10000000' },
};

const show = (fields: Partial<Order>) =>
  renderAt('/', '/', <OrderDetails order={order(fields)} onClose={() => {}} />);
const press = () => userEvent.click(screen.getByRole('button', { name: NAME }));

beforeEach(freshState);

it('a company’s invoice is saved as a PDF that is named after its number [I16]', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const headers = { 'content-type': 'application/pdf' };
  const arrived = fakeApi({ [CALL]: () => new Response('%PDF-1.7', { headers }) });
  show(COMPANY);
  await press();
  await waitFor(() => expect(saved).toEqual(['發票-AB10000000.pdf']));
  const [call] = arrived.filter(({ url }) => url.includes('invoice-pdf'));
  expect(await call?.json()).toEqual({ acc_email: 'guest@pinpu.test' });
});

it('the reason is shown where it can’t be downloaded now, and it can be tried again [I16]', async () => {
  const msg = [{ Code: 'PROVIDER_UNREACHABLE', Message: '發票平台暫時沒有回應，請稍後再試一次。' }];
  fakeApi({ [CALL]: () => Response.json({ success: false, msg }, { status: 503 }) });
  show(COMPANY);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('發票平台暫時沒有回應');
  expect(screen.getByRole('button', { name: NAME })).toBeEnabled();
});

it('the void invoice of a cancelled order can still be downloaded [I16]', () => {
  const at = '2026-11-22T01:00:00.000Z';
  const voided = { at, kind: 'voided', number: 'AB10000000', date: '2026-11-22' };
  show({ status: 0, invoice_pdf: 'AB10000000', invoices: [voided] });
  expect(screen.getByRole('button', { name: NAME })).toBeVisible();
});

it.each<[string, Partial<Order>]>([
  ['is in a carrier or donated', { status: 3, invoice_code: 'AB10000000' }],
  ['is not issued yet', { status: 3 }],
])('an invoice that %s has no such button [I16]', (_, fields) => {
  show(fields);
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
});
