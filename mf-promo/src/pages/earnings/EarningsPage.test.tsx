import type { Notice } from '@pinpu/shared/contracts';
import { onAppEvent } from '@pinpu/shared/events';
import { appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi, passTime, stopTime } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { monthOf, openEarnings } from '../../testing/earnings.tsx';

const STATS = 'GET /api/vip/promo-stats';
const PAYOUTS = 'GET /api/vip/promo-report/payouts';
const none = { [PAYOUTS]: () => ({ success: true, body: { items: [], next: '' } }) };
const body = { '2026-11': monthOf(268, 1200), '2026-10': monthOf(134) };

let notices: Notice[];
let stop: () => void;
beforeEach(() => {
  notices = [];
  stop = onAppEvent('APP_EC_ERROR', (detail) => notices.push(...detail.notices));
});
afterEach(() => stop());

it('shows the current month first, with the words of the server [G5]', async () => {
  fakeApi({ [STATS]: () => ({ success: true, body }) });
  openEarnings(1);
  const figures = await screen.findByRole('region', { name: '每月分潤' });
  expect(figures).toHaveTextContent('NT$268');
  expect(figures).toHaveTextContent('已完成訂單 1 筆，銷售額 NT$399');
  expect(figures).toHaveTextContent('2 個推廣連結，造訪 1200 次');
  await userEvent.click(within(figures).getByRole('button', { name: '2026/10' }));
  expect(figures).toHaveTextContent('NT$134');
  expect(figures).not.toHaveTextContent('NT$268');
});

it('has all months as a table [G5]', async () => {
  fakeApi({ [STATS]: () => ({ success: true, body }) });
  openEarnings(1);
  const table = within(await screen.findByRole('table', { name: '六個月一覽' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '月份已出貨待出貨全部造訪',
    '2026/11NT$268NT$0NT$2681,200',
    '2026/10NT$134NT$0NT$1343',
  ]);
});

it('says so where there is nothing to report [G5]', async () => {
  fakeApi({ [STATS]: () => ({ success: true, body: {} }) });
  openEarnings(1);
  expect(await screen.findByText('尚無推廣統計資料')).toBeVisible();
  expect(notices).toEqual([]);
});

it('reports each failure by the global error event, and retries [G5]', async () => {
  fakeApi(none);
  openEarnings(1);
  const retry = await screen.findByRole('button', { name: '再試一次' });
  const failure = { code: '', message: '載入分潤報告失敗，請稍後再試', variant: 'danger' };
  expect(notices).toEqual([failure]);
  expect(screen.getByText(failure.message)).toBeVisible();
  fakeApi({ [STATS]: () => ({ success: true, body }) });
  await userEvent.click(retry);
  expect(await screen.findByRole('table', { name: '六個月一覽' })).toBeVisible();
});

it.each([
  ['a guest', undefined, '請先登入推廣會員的帳號，再開啟這一頁。'],
  ['a member who is no promoter', 0, '這一頁只開放給推廣會員。'],
])('leads %s to the member centre with a sentence [V3]', async (_who, status, message) => {
  stopTime();
  const arrived = fakeApi({});
  openEarnings(status);
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/vip');
  expect(appStore.get(noticesAtom)).toMatchObject([
    { title: '分潤報告', message, variant: 'info' },
  ]);
  await passTime(60_000);
  expect(arrived).toEqual([]);
});
