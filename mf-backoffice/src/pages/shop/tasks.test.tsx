import { fakeApi } from '@pinpu/shared/testing';
import { lineOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AT,
  CODE,
  NO_COUNTS,
  rejected,
  shopOrderOf,
  showShop,
  success,
} from '../../testing/shop.tsx';

it('the overview links to the open tasks', async () => {
  const counts = { ...NO_COUNTS, 'to-ship': 1000, refunds: 2 };
  fakeApi({
    'GET /api/backoffice/overview': () =>
      success({
        ...{ counts, overdue: 3, refund_amount: 2600, mails: 4, low_stock: 6, sold_out: 2 },
        parcel_problems: 5,
      }),
  });
  showShop('/el/shop');
  const link = async (name: RegExp) => screen.findByRole('link', { name });
  expect(await link(/待出貨 ?999\+ ?3 筆已等超過 7 天/)).toHaveAttribute(
    'href',
    '/el/shop/orders?tab=to-ship',
  );
  expect(await link(/待退款 ?2 ?共 NT\$2,600/)).toHaveAttribute(
    'href',
    '/el/shop/orders?tab=refunds',
  );
  expect(await link(/快賣完 ?6 ?另有 2 項已售完/)).toHaveAttribute(
    'href',
    '/el/shop/stock?show=low',
  );
  expect(await link(/未寄出的信 ?4/)).toHaveAttribute('href', '/el/shop/mails');
  expect(await link(/託運待處理 ?5/)).toHaveAttribute('href', '/el/shop/parcels?tab=problems');
});

it('the overview warns of invoice numbers that run out, and leads to the failed invoices [I14]', async () => {
  const counts = { ...NO_COUNTS, invoices: 3 };
  const invoice_ranges = [
    { year: 2026, term: 6, remaining: 12, kind: 'low' },
    { year: 2027, term: 1, remaining: 0, kind: 'none' },
  ];
  fakeApi({
    'GET /api/backoffice/overview': () =>
      success({
        ...{ counts, overdue: 0, refund_amount: 0, mails: 0, low_stock: 0, sold_out: 0 },
        invoice_ranges,
      }),
  });
  showShop('/el/shop');
  expect(await screen.findByText(/2026 年 11–12 月的發票號碼只剩 12 號/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('2027 年 1–2 月沒有可用的發票號碼');
  expect(screen.getByRole('link', { name: /發票待處理 ?3/ })).toHaveAttribute(
    'href',
    '/el/shop/invoices',
  );
});

it('an address without a view leads back to the overview', () => {
  showShop('/el/shop/nothing');
  expect(screen.getByRole('link', { name: '回總覽' })).toHaveAttribute('href', '/el/shop');
});

it('good lines are shipped after a confirmation, and the others stay with their reasons [41 W2]', async () => {
  const results = [
    { ord_code: 'PP1', shipped: true, message: '已出貨，貨運單號 901234567890。' },
    { ord_code: 'PP2', shipped: false, message: '找不到訂單 PP2。' },
  ];
  const arrived = fakeApi({ 'POST /api/backoffice/shipments': () => success({ results }) });
  showShop('/el/shop/shipments');
  const field = await screen.findByLabelText(/每行一筆/);
  await userEvent.click(screen.getByRole('button', { name: '出貨' }));
  expect(screen.getByText(/^請貼上/)).toBeVisible();
  await userEvent.click(field);
  await userEvent.paste('訂單\t單號\nPP1\t901234567890\nPP2\t新竹\t6812345678\nPP3\t\n');
  expect(
    screen.getByText('第一行「訂單\t單號」是欄名，不會送出。', { normalizer: String }),
  ).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('物流'), '黑貓宅急便');
  const rows = () =>
    within(screen.getByRole('table', { name: '要出貨的訂單' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(rows()).toEqual([
    '2PP1黑貓宅急便901234567890可出貨',
    '3PP2新竹物流6812345678可出貨',
    '4PP3黑貓宅急便缺少貨運單號。',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '出貨 2 筆…' }));
  expect(arrived).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '出貨 2 筆' }));
  expect(await screen.findByText('已出貨 1 筆，1 筆沒有出貨。')).toBeVisible();
  expect(field).toHaveValue('訂單\t單號\nPP2\t新竹\t6812345678\nPP3');
  expect(rows()).toEqual([
    '2PP2新竹物流6812345678找不到訂單 PP2。',
    '3PP3黑貓宅急便缺少貨運單號。',
  ]);
});

it('a packing list has what is packed and where it goes, warns, and marks what waits to be shipped', async () => {
  const request = {
    kind: 'cancel',
    state: 'open',
    reason: '',
    answer: '',
    at: AT,
    answered_at: '',
  };
  const waiting = shopOrderOf();
  const orders = [
    waiting,
    shopOrderOf({ ord_code: 'PP2', requests: [request] }, { packed_at: AT }),
  ];
  const sent: unknown[] = [];
  fakeApi({
    'GET /api/backoffice/packing': () => success({ orders }),
    'POST /api/backoffice/packing': async (request) => {
      sent.push(await request.json());
      return success({ orders: orders.map((one) => ({ ...one, packed_at: AT })) });
    },
  });
  showShop(`/el/shop/packing?codes=${CODE},PP2`);
  const sheet = await screen.findByRole('article', { name: `備貨單 ${CODE}` });
  expect(sheet).toHaveTextContent(/陳美玲.*迪化街.*P0001烏龍茶2/);
  expect(sheet).not.toHaveTextContent('NT$');
  expect(screen.getByRole('article', { name: '備貨單 PP2' })).toHaveTextContent('有待回覆的申請');
  await userEvent.click(screen.getByRole('button', { name: '標示 1 筆為已備貨' }));
  expect(await screen.findByText('已標示為已備貨。')).toBeVisible();
  expect(sent).toEqual([{ codes: [CODE] }]);
});

it('packing lists and their totals name the values of each variant [T9]', async () => {
  const shirt = (option_text: string, qty: number) =>
    lineOf({
      ...{ prd_id: `S1-${option_text}`, prd_name: '棉衫', product_id: 'S1', option_text, qty },
    });
  const orders = [[shirt('M', 1), shirt('L', 2)], [shirt('M', 3)]].map((lines, n) =>
    shopOrderOf({ ord_code: `PP${n}`, cart_json: JSON.stringify(lines) }),
  );
  fakeApi({ 'GET /api/backoffice/packing': () => success({ orders }) });
  showShop('/el/shop/packing?codes=PP0,PP1');
  const totals = await screen.findByRole('article', { name: '撿貨總表' });
  expect(totals).toHaveTextContent(/S1-L棉衫選項：L2S1-M棉衫選項：M4共 2 項6/);
  const sheet = screen.getByRole('article', { name: '備貨單 PP0' });
  expect(sheet).toHaveTextContent(/S1-M棉衫選項：M1S1-L棉衫選項：L2/);
});

it('a mail is sent again, or given up after a confirmation; one that left meanwhile says so', async () => {
  const mail = {
    ...{ id: 'm1', kind: 'order-placed', to: 'a@pinpu.test', subject: '訂單成立' },
    ...{ given_up: true, attempts: 6, reason: '550 no such user', c_date: AT, next_at: AT },
    can_retry: true,
  };
  fakeApi({
    'GET /api/backoffice/mails': () => success({ mails: [mail] }),
    'POST /api/backoffice/mails/m1/retry': () => rejected('MAIL_CHANGED', '這封信已經寄出。'),
    'POST /api/backoffice/mails/m1/discard': () => success({ mails: [] }),
  });
  showShop('/el/shop/mails');
  expect(await screen.findByText('寄信伺服器拒收')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '立即重寄' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('這封信已經寄出。');
  await userEvent.click(screen.getByRole('button', { name: '不寄了' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '不寄這封信' }));
  await userEvent.click(dialog.getByRole('button', { name: '不寄了' }));
  expect(await screen.findByText('所有的信都寄出了。')).toBeVisible();
});
