import type { SavedInvoice, SavedRecipient } from '@pinpu/shared/contracts';
import { NO_INVOICE, SAVED_MAX } from '@pinpu/shared/domain';
import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejection, showVip } from '../../../testing/vip.tsx';

const MEI: SavedRecipient = {
  ...{ id: 'mei', label: '', is_default: true, cnt_name: '陳美玲', phone1: '0987654321' },
  ...{ email: 'mei@pinpu.test', addr1_postcode: '700', addr1: '臺南市中西區民權路二段 30 號' },
};
const TONG = { ...MEI, id: 'tong', label: '公司', is_default: false, cnt_name: '李大同' };
const BARCODE: SavedInvoice = {
  ...{ ...NO_INVOICE, id: 'b', label: '', is_default: true },
  ...{ invoice_carrier_type: '3', invoice_carrier_num: '/ABC+123' },
};

type Answer = (request: Request) => object | Promise<object>;

function openPage(recipients: SavedRecipient[], calls: Record<string, Answer> = {}) {
  appStore.set(userTokenAtom, 't1');
  const arrived = fakeApi({
    'GET /api/vip/recipients': () => ({ success: true, body: { recipients } }),
    'GET /api/vip/invoices': () => ({ success: true, body: { invoices: [BARCODE] } }),
    ...calls,
  });
  showVip('/vip/addresses');
  return arrived;
}

const section = (name: string) => screen.findByRole('region', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bodyOf = async (arrived: Request[], method: string) =>
  arrived.find((request) => request.method === method)?.json();

describe('收件人與發票', () => {
  it('says in its section what can’t be read, and retries', async () => {
    openPage([], { 'GET /api/vip/recipients': () => rejection(500, '系統忙碌中') });
    const recipients = within(await section('收件人'));
    expect(recipients.getByText('目前無法讀取，請稍後再試一次。')).toBeVisible();
    fakeApi({ 'GET /api/vip/recipients': () => ({ success: true, body: { recipients: [MEI] } }) });
    await userEvent.click(recipients.getByRole('button', { name: '再試一次' }));
    expect(await screen.findByText(/臺南市中西區民權路二段/)).toBeVisible();
  });

  it('lists both, with the default and the actions for each', async () => {
    openPage([MEI, TONG]);
    const [mei, tong] = await within(await section('收件人')).findAllByRole('listitem');
    expect(mei).toHaveTextContent('陳美玲預設0987654321700 臺南市中西區民權路二段 30 號');
    expect(tong).toHaveTextContent('李大同公司');
    expect(within(mei as HTMLElement).queryByRole('button', { name: /^設為預設/ })).toBeNull();
    expect(within(await section('發票資料')).getByRole('listitem')).toHaveTextContent(
      '手機條碼 /ABC+123',
    );
    expect(document.title).toContain('收件人與發票');
  });

  it('adds a recipient, whose city and district come from the postcode', async () => {
    const added = () => ({ success: true, body: { recipients: [MEI] } });
    const arrived = openPage([], { 'POST /api/vip/recipients': added });
    expect(await screen.findByText(/^還沒有儲存收件人/)).toBeVisible();
    await press('新增收件人');
    const form = within(screen.getByRole('dialog', { name: '新增收件人' }));
    await press('儲存');
    expect(form.getByText('請填寫姓名')).toBeVisible();
    await userEvent.type(form.getByLabelText('姓名'), '陳美玲');
    await userEvent.type(form.getByLabelText('電話'), '0987654321');
    await userEvent.type(form.getByLabelText('電子郵件'), 'mei@pinpu.test');
    await userEvent.type(form.getByLabelText(/^郵遞區號/), '700');
    expect(await form.findByDisplayValue('臺南市中西區')).toBeVisible();
    await userEvent.type(form.getByLabelText('地址'), '民權路二段 30 號');
    await userEvent.type(form.getByLabelText(/^備註名稱/), '家');
    await press('儲存');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { id: _, ...content } = MEI;
    expect(await bodyOf(arrived, 'POST')).toEqual({
      ...{ ...content, label: '家', is_default: false },
      addr1: '臺南市中西區民權路二段 30 號',
    });
    expect(within(await section('收件人')).getByRole('listitem')).toHaveTextContent('陳美玲');
  });

  it('keeps the form open with the reason why it was not saved', async () => {
    openPage([MEI], {
      'PUT /api/vip/recipients/mei': () => rejection(404, '這筆資料已經刪除了。'),
    });
    await screen.findByText('陳美玲');
    await press('編輯 陳美玲');
    await press('儲存');
    const form = within(screen.getByRole('dialog', { name: '編輯收件人' }));
    expect(await form.findByText('這筆資料已經刪除了。')).toBeVisible();
    expect(form.getByLabelText('姓名')).toHaveValue('陳美玲');
  });

  it('makes another one the default, and asks before it deletes one', async () => {
    const recipients = [{ ...TONG, is_default: true }, MEI];
    const arrived = openPage([MEI, TONG], {
      'PUT /api/vip/recipients/tong': () => ({ success: true, body: { recipients: recipients } }),
      'DELETE /api/vip/recipients/mei': () => ({ success: true, body: { recipients: [TONG] } }),
    });
    await screen.findByText('李大同');
    await press('設為預設 公司：李大同');
    await waitFor(async () =>
      expect(within(await section('收件人')).getAllByRole('listitem')[0]).toHaveTextContent(
        '李大同公司預設',
      ),
    );
    expect(await bodyOf(arrived, 'PUT')).toMatchObject({ cnt_name: '李大同', is_default: true });
    await press('刪除 陳美玲');
    const question = within(screen.getByRole('alertdialog'));
    expect(arrived.map(({ method }) => method)).not.toContain('DELETE');
    await userEvent.click(question.getByRole('button', { name: '刪除' }));
    await waitFor(() => expect(screen.queryByText('陳美玲')).not.toBeInTheDocument());
  });

  it('saves an invoice with a valid number, and does not offer the kind by e-mail', async () => {
    const answer = () => ({ success: true, body: { invoices: [BARCODE] } });
    const arrived = openPage([], { 'POST /api/vip/invoices': answer });
    await section('發票資料');
    await press('新增發票資料');
    const kinds = within(screen.getByLabelText('開立方式')).getAllByRole('option');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      ...['手機條碼', '自然人憑證', '捐贈發票', '公司統編'],
    ]);
    await userEvent.selectOptions(screen.getByLabelText('開立方式'), '公司統編');
    await userEvent.type(screen.getByLabelText(/^統一編號/), '04595258');
    await userEvent.type(screen.getByLabelText('公司抬頭'), '某某行');
    await press('儲存');
    expect(screen.getByText(/檢查碼不符/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^統一編號/), '{Backspace}7');
    await press('儲存');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await bodyOf(arrived, 'POST')).toMatchObject({
      invoice_vatid: '04595257',
      invoice_title: '某某行',
      is_default: false,
    });
  });

  it('says when no more can be saved', async () => {
    openPage(Array.from({ length: SAVED_MAX }, (_, n) => ({ ...MEI, id: `${n}` })));
    expect(await screen.findByText('已存滿 20 位收件人，請先刪除不再使用的。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '新增收件人' })).not.toBeInTheDocument();
  });
});
