import { buyerRefundText, refundRest, refundStage } from './refund-stage.ts';

const OPEN = { status: 'open', way: '', call: '', account: '' };

it.each([
  [{}, 'open', '退款處理中'],
  [{ way: 'provider', call: 'release' }, 'release', '退款處理中'],
  [{ way: 'provider', call: 'due' }, 'due', '退款處理中'],
  [{ way: 'provider', call: 'sending' }, 'sending', '退款處理中'],
  [{ way: 'provider', call: 'failed' }, 'failed', '退款處理中'],
  [{ way: 'account' }, 'account', '待您填寫退款帳號'],
  [{ way: 'account', account: 'entered' }, 'transfer', '已收到帳號，匯款中'],
  [{ way: 'account', account: 'exported' }, 'exported', '已收到帳號，匯款中'],
  [{ way: 'account', call: 'release', account: 'entered' }, 'release', '退款處理中'],
  [{ status: 'done', way: 'provider', call: 'done' }, 'done', '已退回原付款方式'],
  [{ status: 'done', way: 'account' }, 'done', '已匯款到您的帳戶'],
  [{ status: 'done' }, 'done', '已退款'],
])('a refund with %j is %s, and its buyer reads %s [Q8]', (change, stage, text) => {
  const row = { ...OPEN, ...change };
  expect(refundStage(row)).toBe(stage);
  expect(buyerRefundText({ stage, way: row.way })).toBe(text);
});

it('what can still be paid back is what was paid less all refunds, never below 0 [Q4]', () => {
  expect(refundRest(1300, [])).toBe(1300);
  expect(refundRest(1300, [{ amount: 300 }, { amount: 1000 }])).toBe(0);
  expect(refundRest(1300, [{ amount: 2000 }])).toBe(0);
});
