import { requestTable } from './request-table.ts';

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
  const [head = '', line = '', hint = ''] = requestTable({ requests: [request] }).split('\n');
  expect(head).toMatch(/^訂單編號 .*原因$/);
  expect(line).toMatch(
    /^PP261122ABCDEF +2026-11-22 10:00 +取消 +3 已付款，待出貨 +NT\$1,300 +NT\$1,300 +買錯了$/,
  );
  expect(hint).toContain('accept ORD');
});

it('says that there is none', () => {
  expect(requestTable({ requests: [] })).toBe('沒有待回覆的申請。');
});
