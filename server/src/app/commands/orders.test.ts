import { orderCommand, orderTable, requestTable } from './orders.ts';

it.each([
  [['list'], { statuses: [], limit: 50 }],
  [['list', 'paid', '5', '--limit', '7'], { statuses: [3, 5], limit: 7 }],
  [['ship', 'PP1'], { move: 'ship', ord_code: 'PP1' }],
  [['refund', 'PP1'], { move: 'refund', ord_code: 'PP1' }],
  [['refund', '--duplicate', 'PP1'], { move: 'duplicate', ord_code: 'PP1' }],
  [
    ['ship', 'PP1', '--carrier', 'tcat', '--tracking', '9012 3456'],
    { move: 'ship', ord_code: 'PP1', carrier: 'tcat', tracking: '9012 3456' },
  ],
  [
    ['invoice', 'PP1', '--number', 'AB12345678', '--date', '2026-11-22'],
    { move: 'invoice', ord_code: 'PP1', number: 'AB12345678', date: '2026-11-22' },
  ],
  [['invoice', 'PP1', '--void'], { move: 'void', ord_code: 'PP1' }],
  [['requests'], { limit: 50 }],
  [['accept', 'PP1', '--amount', '600'], { move: 'accept', ord_code: 'PP1', amount: 600 }],
  [
    ['decline', '--reason', '已經出貨', 'PP1'],
    { move: 'decline', ord_code: 'PP1', reason: '已經出貨' },
  ],
])('understands %j', (words, payload) => {
  expect(orderCommand(words).payload).toEqual(payload);
});

it.each([
  [[]],
  [['delete', 'PP1']],
  [['ship']],
  [['ship', 'PP1', 'PP2']],
  [['cancel', 'PP1', '--duplicate']],
  [['ship', 'PP1', '--void']],
  [['invoice', 'PP1', '--number']],
  [['list', 'sold']],
  [['ship', 'PP1', '--tracking']],
  [['ship', 'PP1', '--amount', '1']],
  [['accept', 'PP1', '--amount', '-1']],
  [['accept', 'PP1', '--amount', 'all']],
  [['list', '--limit', '0']],
  [['list', '42']],
])('prints its usage for %j', (words) => {
  expect(() => orderCommand(words)).toThrow(/npm run orders/);
});

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

it('shows each open request with its reason, and how to answer', () => {
  const request = {
    ord_code: 'PP261122ABCDEF',
    status: 3,
    inv_amt: 1300,
    pay_amt: 1300,
    kind: 'cancel' as const,
    reason: '買錯了',
    c_date: '2026-11-22T02:00:00.000Z',
  };
  const [head = '', line = '', hint = ''] = requestTable([request]).split('\n');
  expect(head).toMatch(/^訂單編號 .*原因$/);
  expect(line).toMatch(
    /^PP261122ABCDEF +2026-11-22 10:00 +取消 +3 已付款，待出貨 +NT\$1,300 +NT\$1,300 +買錯了$/,
  );
  expect(hint).toContain('accept ORD');
});

it('says that there is none', () => {
  expect(requestTable([])).toBe('沒有待回覆的申請。');
});
