import { orderTable } from './order-table.ts';

const order = {
  ord_code: 'PT1',
  ord_date: '2026-11-22T02:00:00.000Z',
  status: 3,
  status_text: '已付款，待出貨',
  inv_amt: 1300,
  cnt_name: '林測試',
  store: '',
  promoter: '',
  invoice_code: '',
  request: '',
  refund_due: 0,
  providers: ['ecpay', 'sandbox'],
  paid_by: 'ecpay',
};

it('shows the provider of every payment attempt of an order [finding C1]', () => {
  const [head = '', row = ''] = orderTable({ orders: [order], total: 1 }).split('\n');
  expect(head).toContain('金流');
  expect(row).toContain('NT$1,300  ecpay, sandbox  林測試');
});

it('names the promoter whose link brought an order [G7]', () => {
  const [, row = ''] = orderTable({ orders: [{ ...order, promoter: '王小明' }], total: 1 }).split(
    '\n',
  );
  expect(row).toContain('經由 王小明 的推廣連結');
  expect(orderTable({ orders: [order], total: 1 })).not.toContain('經由');
});

it('shows the number of the invoice', () => {
  const invoiced = { ...order, invoice_code: 'AB12345678' };
  expect(orderTable({ orders: [invoiced], total: 1 })).toMatch(/發票[\s\S]* AB12345678/);
});

it('shows what buyers wait for, and ends with their number', () => {
  const requested = { ...order, request: 'return' };
  const text = orderTable({ orders: [requested], total: 1, requests: 1 });
  expect(text.split('\n')[1]).toMatch(/ 退貨$/);
  expect(text).toMatch(/注意：1 筆取消或退貨申請待回覆。查看：npm run orders -- requests$/);
  expect(orderTable({ orders: [order], total: 1 })).not.toContain('申請待回覆');
});

it('ends with a warning of unshipped orders that reserve stock [finding H4]', () => {
  const unshipped = { orders: 2, units: 5 };
  for (const list of [
    { orders: [order], total: 1 },
    { orders: [], total: 0 },
  ]) {
    expect(orderTable(list)).not.toContain('注意');
    const last = orderTable({ ...list, unshipped })
      .split('\n')
      .at(-1);
    expect(last).toContain('2 筆貨到付款或超商取貨付款的訂單超過 7 天未出貨，保留 5 件商品');
  }
});
