import type { SavedInvoice, SavedRecipient } from '@pinpu/shared/contracts';
import { NO_INVOICE } from '@pinpu/shared/domain';
import { queryClient } from '@pinpu/shared/query';
import { appStore, cartAtom, orderInfoAtom, signInAtom, signOutAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt, userOf } from '@pinpu/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberAtom } from '../../../state/saved-details.ts';
import { INFO, line, REDIRECT } from '../../../testing/fixtures.ts';
import { catchSubmits, freshState } from '../../../testing/page-state.ts';
import { CartPage } from '../CartPage.tsx';

const saved = { label: '', is_default: false };
const MEI: SavedRecipient = {
  ...{ ...saved, id: 'mei', is_default: true, cnt_name: '陳美玲', phone1: '0987654321' },
  ...{ email: 'mei@pinpu.test', addr1_postcode: '700', addr1: '臺南市中西區民權路二段 30 號' },
};
const TONG = { ...MEI, id: 'tong', is_default: false, label: '公司', cnt_name: '李大同' };
const BARCODE: SavedInvoice = {
  ...{ ...saved, ...NO_INVOICE, id: 'barcode', is_default: true },
  ...{ invoice_carrier_type: '3', invoice_carrier_num: '/ABC+123' },
};
const COMPANY = {
  ...{ ...saved, ...NO_INVOICE, id: 'company' },
  ...{ invoice_vatid: '04595257', invoice_title: '某某行' },
};

interface Shop {
  recipients?: SavedRecipient[];
  invoices?: SavedInvoice[];
}

/** The order page with something in the cart; without `shop`, the server does not have the call for saved details. */
function open(shop: Shop | undefined, typed: Partial<typeof INFO> = {}, as = 'member') {
  freshState();
  queryClient.clear();
  const arrived = fakeApi({
    'POST /api/cart/checkout': () => REDIRECT,
    ...(shop && {
      'GET /api/vip/recipients': () => ({
        success: true,
        body: { recipients: shop.recipients ?? [] },
      }),
      'GET /api/vip/invoices': () => ({ success: true, body: { invoices: shop.invoices ?? [] } }),
    }),
  });
  appStore.set(orderInfoAtom, (info) => ({ ...info, ...typed }));
  if (as === 'member') appStore.set(signInAtom, { token: 't1', user: userOf() });
  appStore.set(cartAtom, [line()]);
  const page = renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
  return { arrived, ...page };
}

const block = (name: string) => screen.findByRole('region', { name });
const info = () => appStore.get(orderInfoAtom);
const choose = async (label: string, option: string | RegExp) => {
  const select = within(screen.queryByRole('dialog') ?? document.body).getByLabelText(label);
  const found = within(select).getByRole('option', { name: option });
  await userEvent.selectOptions(select, found);
};
const FULL = { recipients: [MEI, TONG], invoices: [BARCODE, COMPANY] };

describe('saved details of a member', () => {
  it('fills recipient and invoice with the defaults on a new device', async () => {
    open(FULL);
    await waitFor(() => expect(info().cnt_name).toBe('陳美玲'));
    expect(await block('收件人')).toHaveTextContent(/陳美玲.*臺南市中西區/);
    expect(await block('發票')).toHaveTextContent('手機條碼 /ABC+123');
    expect(info()).toMatchObject({ email: 'mei@pinpu.test', addr1_postcode: '700' });
  });

  it('never changes the input here, not even an empty field', async () => {
    open(FULL, { cnt_name: '林小鋪', invoice_love_code: '919' });
    expect(await screen.findByLabelText('已儲存的收件人')).toHaveDisplayValue('目前填寫的收件人');
    expect(info()).toMatchObject({ cnt_name: '林小鋪', addr1: '', invoice_love_code: '919' });
    expect(info().invoice_carrier_num).toBe('');
  });

  it('is chosen on the page and in the form, and stays chosen', async () => {
    const { unmount } = open(FULL);
    await waitFor(() => expect(info().cnt_name).toBe('陳美玲'));
    await choose('已儲存的收件人', '公司：李大同，臺南市中西區民權路二段 30 號');
    expect(await block('收件人')).toHaveTextContent('李大同');
    await userEvent.click(screen.getByRole('button', { name: '編輯發票資料' }));
    await choose('已儲存的發票資料', '公司統編 04595257 某某行');
    expect(screen.getByLabelText(/^統一編號/)).toHaveValue('04595257');
    expect(screen.queryByLabelText(/^記住/)).not.toBeInTheDocument();
    unmount();
    queryClient.clear();
    renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
    await screen.findByLabelText('已儲存的收件人');
    expect(info()).toMatchObject({ cnt_name: '李大同', invoice_vatid: '04595257' });
  });

  it('is not offered on the page while the only one is in use, but in the form', async () => {
    open({ recipients: [MEI] });
    await waitFor(() => expect(info().cnt_name).toBe('陳美玲'));
    const page = within(await block('收件人'));
    expect(page.getByText(/陳美玲/)).toBeVisible();
    expect(page.queryByLabelText('已儲存的收件人')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '編輯收件人資料' }));
    const form = within(screen.getByRole('dialog'));
    expect(form.getByLabelText('已儲存的收件人')).toBeVisible();
    act(() => appStore.set(orderInfoAtom, INFO));
    expect(page.getByLabelText('已儲存的收件人')).toHaveDisplayValue('目前填寫的收件人');
  });

  it('is followed where it was changed or deleted since [defect 2]', async () => {
    const shop = { recipients: [MEI, TONG], invoices: [BARCODE] };
    const { unmount } = open(shop);
    await waitFor(() => expect(info().cnt_name).toBe('陳美玲'));
    await choose('已儲存的收件人', /^公司/);
    unmount();
    shop.recipients = [MEI, { ...TONG, addr1: '臺南市中西區府前路 1 號' }];
    shop.invoices = [];
    queryClient.clear();
    renderAt('/cart', '/cart/:ACT?/:UUID?', <CartPage />);
    await waitFor(() => expect(info().addr1).toBe('臺南市中西區府前路 1 號'));
    expect(info()).toMatchObject({ cnt_name: '李大同', invoice_carrier_num: '' });
  });

  it('leaves the browser with the member [defect 2]', async () => {
    const { unmount } = open(FULL);
    await waitFor(() => expect(info().cnt_name).toBe('陳美玲'));
    unmount();
    appStore.set(signOutAtom);
    expect(info()).toMatchObject({ cnt_name: '', addr1: '', invoice_carrier_num: '' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('陳美玲');
  });
});

describe('a recipient or invoice that is new', () => {
  const NEW = { ...INFO, invoice_carrier_type: '3', invoice_carrier_num: '/NEW+123' };
  const openForm = async () =>
    userEvent.click(await screen.findByRole('button', { name: '編輯收件人資料' }));
  const pay = async () => {
    await userEvent.click(screen.getByRole('button', { name: '儲存' }));
    await userEvent.click(screen.getByRole('button', { name: '前往結帳' }));
    await userEvent.click(await screen.findByRole('button', { name: '立即付款' }));
  };
  const sent = async (arrived: Request[]) =>
    arrived
      .find(({ url }) => url.includes('/cart/checkout'))
      ?.clone()
      .json();

  it('is saved with the order only if the member ticks it', async () => {
    catchSubmits();
    const { arrived } = open({}, NEW);
    await openForm();
    const recipient = await screen.findByLabelText(/^記住這位收件人/);
    expect(recipient).not.toBeChecked();
    expect(screen.getByLabelText(/^記住這個發票資料/)).not.toBeChecked();
    await userEvent.click(recipient);
    await pay();
    await waitFor(async () =>
      expect(await sent(arrived)).toMatchObject({ remember: ['recipient'] }),
    );
    await waitFor(() => expect(appStore.get(rememberAtom)).toEqual([]));
  });

  it('is not saved where the member has signed out before paying', async () => {
    catchSubmits();
    const { arrived } = open({}, NEW, 'guest');
    appStore.set(rememberAtom, ['recipient']);
    await openForm();
    await pay();
    await waitFor(async () => expect(await sent(arrived)).toHaveProperty('cart'));
    expect(await sent(arrived)).not.toHaveProperty('remember');
  });

  it('is not asked about for an invoice without a number', async () => {
    open({}, INFO);
    await openForm();
    expect(await screen.findByLabelText(/^記住這位收件人/)).toBeVisible();
    expect(screen.queryByLabelText(/^記住這個發票資料/)).not.toBeInTheDocument();
  });

  it.each([
    ['a guest', {}, 'guest'],
    ['a member of an older server', undefined, 'member'],
  ])('is not asked about for %s', async (_who, shop, as) => {
    const { arrived } = open(shop, NEW, as);
    await openForm();
    await userEvent.tab();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByLabelText(/^記住/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^已儲存/)).not.toBeInTheDocument();
    if (as === 'guest') expect(arrived.filter(({ url }) => url.includes('/vip/'))).toEqual([]);
  });
});
