import type { Invoice } from '@pinpu/shared/domain';
import { invoiceOfKind, NO_INVOICE } from '@pinpu/shared/domain';
import { fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { InvoiceFields } from './InvoiceFields.tsx';

const CALL = 'POST /api/cart/invoice-check';
const answer = (result: string, name = '') => ({ success: true, body: { result, name } });

function Form({ start }: { start: Invoice }) {
  const [invoice, setInvoice] = useState(start);
  return (
    <InvoiceFields
      invoice={invoice}
      onChange={(typed) => setInvoice((before) => ({ ...before, ...typed }))}
    />
  );
}

const show = (start: Invoice) => renderAt('/', '/', <Form start={start} />);
const MOBILE = invoiceOfKind('mobile');
const COMPANY = { ...NO_INVOICE, invoice_vatid: '0' };
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(stopTime);

it('a mobile barcode is looked up once it is complete and typing pauses [I13]', async () => {
  const arrived = fakeApi({ [CALL]: () => answer('found') });
  show(MOBILE);
  type(/手機條碼/, '/ABC');
  await passTime(2000);
  type(/手機條碼/, '/abc+12');
  type(/手機條碼/, '/abc+123');
  expect(arrived).toEqual([]);
  await passTime(2000);
  expect(arrived).toHaveLength(1);
  expect(await arrived[0]?.json()).toEqual({ kind: 'mobile', code: '/ABC+123' });
  expect(field(/手機條碼/)).toBeValid();
});

it('a barcode that clearly does not exist is a fault, until another one is typed [I13]', async () => {
  fakeApi({ [CALL]: () => answer('missing') });
  show(MOBILE);
  type(/手機條碼/, '/ABC+123');
  await passTime(2000);
  expect(await screen.findByText('查不到這個手機條碼，請再確認一次')).toBeVisible();
  expect(field(/手機條碼/).validity.customError).toBe(true);
  type(/手機條碼/, '/ABC+124');
  expect(field(/手機條碼/)).toBeValid();
});

it.each<[string, () => Response | object]>([
  ['does not know', () => answer('unknown')],
  ['is a newer one with other results', () => answer('postponed')],
  ['fails', () => Response.json({}, { status: 503 })],
  ['limits the calls', () => Response.json({}, { status: 429 })],
  ['is an older one without the call', () => Response.json({}, { status: 404 })],
])('a buyer goes on where the server %s [I13]', async (_, respond) => {
  fakeApi({
    [CALL]: async (call) =>
      ((await call.json()) as { code: string }).code === '/ABC+123' ? respond() : answer('missing'),
  });
  show(MOBILE);
  type(/手機條碼/, '/ABC+123');
  await passTime(5000);
  type(/手機條碼/, '/ABC+124');
  await passTime(5000);
  expect(await screen.findByText(/查不到/)).toBeVisible();
  type(/手機條碼/, '/ABC+123');
  await passTime(5000);
  expect(field(/手機條碼/)).toBeValid();
  expect(screen.queryByText(/查不到/)).not.toBeInTheDocument();
});

it('the company’s name is filled in by its number, and follows another number [I13]', async () => {
  const names: Record<string, string> = { '04595257': '拼鋪', '12345675': '茶行' };
  fakeApi({
    [CALL]: async (call) => answer('found', names[((await call.json()) as { code: string }).code]),
  });
  show(COMPANY);
  type(/統一編號/, '04595257');
  await passTime(2000);
  await waitFor(() => expect(field(/公司抬頭/)).toHaveValue('拼鋪'));
  type(/統一編號/, '12345675');
  await passTime(2000);
  await waitFor(() => expect(field(/公司抬頭/)).toHaveValue('茶行'));
});

it('a title that the buyer typed stays; a company without a name is no fault [I13]', async () => {
  fakeApi({ [CALL]: () => answer('found', '拼鋪') });
  show({ ...COMPANY, invoice_title: '我的公司' });
  type(/統一編號/, '04595257');
  await passTime(2000);
  expect(field(/公司抬頭/)).toHaveValue('我的公司');
  fakeApi({ [CALL]: () => answer('nameless') });
  type(/統一編號/, '12345675');
  await passTime(2000);
  expect(await screen.findByText('查不到這個統編的公司名稱，請自行填寫抬頭')).toBeVisible();
  expect(field(/統一編號/)).toBeValid();
});
