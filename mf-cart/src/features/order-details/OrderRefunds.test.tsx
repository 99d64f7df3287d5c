import { refundOf } from '@pinpu/shared/testing/fixtures';
import { render, screen } from '@testing-library/react';
import { OrderRefunds } from './OrderRefunds.tsx';

it.each([
  [{ way: 'account', stage: 'account' }, '待您填寫退款帳號', '請由我們寄給您的信填寫退款帳號'],
  [{ way: 'account', stage: 'transfer' }, '已收到帳號，匯款中', '退還後會寄信通知'],
  [{ way: 'account', stage: 'done', done: true }, '已匯款到您的帳戶', '退還後會寄信通知'],
  [{ way: 'provider', stage: 'sending' }, '退款處理中', '款項依原付款方式退還'],
  [{ stage: '' }, '退款處理中', '退還後會寄信通知'],
])('a refund with %j says how and when it is paid back [Q8]', (change, stage, note) => {
  render(<OrderRefunds refunds={[refundOf(change)]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(stage);
  expect(screen.getByRole('region', { name: '退款' })).toHaveTextContent(note);
});

it('an order without refunds has no such section [Q8]', () => {
  render(<OrderRefunds refunds={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
