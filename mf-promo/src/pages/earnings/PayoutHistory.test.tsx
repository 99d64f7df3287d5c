import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayoutHistory } from './PayoutHistory.tsx';

const payout = {
  month: '2026-10',
  amount: 1160,
  orders: 12,
  corrections: -40,
  account: '銀行 008，帳號末四碼 1234',
  paid_on: '2026-11-05',
};
const page = (items: object[], next = '') => ({ success: true, body: { items, next } });

function show(answer: (request: Request) => object) {
  const arrived = fakeApi({ 'GET /api/vip/promo-report/payouts': answer });
  renderAt('/vip/earnings', '/vip/earnings', <PayoutHistory />);
  return arrived;
}
const rows = async () =>
  within(await screen.findByRole('table', { name: '撥款紀錄' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('lists the months with amount, day and account, the next by the month before', async () => {
  const waiting = { ...payout, month: '2026-11', paid_on: '', corrections: 0 };
  const arrived = show(({ url }) =>
    new URL(url).searchParams.get('after') === '2026-11'
      ? page([payout])
      : page([waiting], '2026-11'),
  );
  const account = '銀行 008，帳號末四碼 1234';
  expect(await rows()).toEqual([`2026/1112 筆訂單待匯款${account}NT$1,160`]);
  await userEvent.click(screen.getByRole('button', { name: '載入更多' }));
  await screen.findByText('2026/10');
  expect((await rows())[1]).toBe(`2026/1012 筆訂單2026/11/05${account}NT$1,160退貨扣除 NT$40`);
  expect(arrived).toHaveLength(2);
});

it('says that there is nothing yet', async () => {
  show(() => page([]));
  expect(await screen.findByText('還沒有撥款紀錄。每月結算後會列在這裡。')).toBeVisible();
  expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
});
