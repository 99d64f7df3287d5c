import type { Order, OrderRequestRecord } from '@pinpu/shared/contracts';
import { appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';

const CALL = 'POST /api/order/guid-1/request';
const READ = 'POST /api/order/guid-1';

const requestOf = (fields: Partial<OrderRequestRecord> = {}): OrderRequestRecord => ({
  kind: 'cancel',
  state: 'open',
  reason: '買錯了',
  answer: '',
  at: '2026-11-21T05:00:00.000Z',
  answered_at: '',
  ...fields,
});

const answer = (fields: Partial<Order>) => ({
  success: true,
  body: { data: { body: order(fields) } },
});

const show = (fields: Partial<Order>) =>
  renderAt('/', '/', <OrderDetails order={order(fields)} onClose={() => {}} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const requests = () => screen.getByRole('region', { name: '取消與退貨' });

beforeEach(freshState);

it.each([
  [2, '取消訂單'],
  [88, '取消訂單'],
  [6, '取消訂單'],
  [3, '申請取消訂單'],
  [5, '申請取消訂單'],
])('an order of status %i offers 「%s」', (status, name) => {
  show({ status });
  expect(within(requests()).getByRole('button', { name })).toBeVisible();
});

it.each([
  [0, 'no request', []],
  [7, 'no request', []],
  [0, 'a withdrawn request', [requestOf({ state: 'withdrawn' })]],
])('an order of status %i with %s offers nothing', (status, _what, requests) => {
  show({ status, requests });
  expect(screen.queryByRole('region', { name: '取消與退貨' })).not.toBeInTheDocument();
});

it('a shipped order offers a return until the days of withdrawal are over', () => {
  show({ status: 99, ship_date: new Date(Date.now() - 9 * 86_400_000).toISOString() });
  expect(screen.getByRole('button', { name: '申請退貨' })).toBeVisible();
});

it('a shipped order offers none after that', () => {
  show({ status: 99, ship_date: new Date(Date.now() - 12 * 86_400_000).toISOString() });
  expect(screen.queryByRole('button', { name: '申請退貨' })).not.toBeInTheDocument();
});

it('a request is confirmed, sent once with its reason and the order’s e-mail, and shown', async () => {
  const after = { status: 3, requests: [requestOf()] };
  const arrived = fakeApi({ [CALL]: () => answer(after), [READ]: () => answer(after) });
  show({ status: 3 });
  await press('申請取消訂單');
  const question = screen.getByRole('alertdialog', { name: '申請取消訂單' });
  expect(arrived).toEqual([]);
  await userEvent.type(within(question).getByLabelText(/取消原因/), '買錯了');
  await userEvent.dblClick(within(question).getByRole('button', { name: '送出申請' }));
  await waitFor(() => expect(requests()).toHaveTextContent('取消申請，等待商店回覆'));
  const sent = arrived.filter(({ url }) => url.includes('/request'));
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({
    kind: 'cancel',
    reason: '買錯了',
    acc_email: 'guest@pinpu.test',
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('an open request can be withdrawn', async () => {
  const after = {
    status: 3,
    requests: [requestOf({ state: 'withdrawn', answered_at: '2026-11-21T06:00:00.000Z' })],
  };
  const arrived = fakeApi({ [CALL]: () => answer(after), [READ]: () => answer(after) });
  show({ status: 3, requests: [requestOf()] });
  expect(screen.queryByRole('button', { name: '申請取消訂單' })).not.toBeInTheDocument();
  await press('撤回申請');
  expect(await screen.findByRole('button', { name: '申請取消訂單' })).toBeVisible();
  expect(requests()).not.toHaveTextContent('取消申請');
  expect(await arrived[0]?.json()).toMatchObject({ kind: 'withdraw' });
});

it('the shop’s answer is shown with its words, in the dialog and in its history', () => {
  const declined = requestOf({
    state: 'declined',
    answer: '已經出貨',
    answered_at: '2026-11-21T06:00:00.000Z',
  });
  show({ status: 99, requests: [declined] });
  expect(requests()).toHaveTextContent('取消申請未能同意');
  expect(requests()).toHaveTextContent('商店回覆：已經出貨');
  const steps = within(screen.getByRole('region', { name: '訂單進度' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent.replace(/2026.*/, ''))).toEqual([
    '取消申請未能同意',
    '取消申請，等待商店回覆',
    '待付款',
  ]);
});

it('an accepted return can’t be requested again', () => {
  const accepted = requestOf({
    kind: 'return',
    state: 'accepted',
    answered_at: '2026-11-21T06:00:00.000Z',
  });
  show({ status: 99, ship_date: new Date().toISOString(), requests: [accepted] });
  expect(requests()).toHaveTextContent('退貨申請已同意');
  expect(screen.queryByRole('button', { name: '申請退貨' })).not.toBeInTheDocument();
});

it('a rejection is shown, and the order is read again', async () => {
  const msg = [{ Code: 'REQUEST_REFUSED', Message: '這筆訂單已經出貨，收到商品後可以申請退貨。' }];
  const arrived = fakeApi({
    [CALL]: () => Response.json({ success: false, msg }, { status: 409 }),
    [READ]: () => answer({ status: 99, ship_date: new Date().toISOString() }),
  });
  show({ status: 3 });
  await press('申請取消訂單');
  await press('送出申請');
  await waitFor(() => expect(arrived.at(-1)?.url).toMatch(/guid-1(?:\?|$)/));
  expect(appStore.get(noticesAtom)[0]?.message).toBe('這筆訂單已經出貨，收到商品後可以申請退貨。');
  expect(await screen.findByRole('button', { name: '申請退貨' })).toBeVisible();
});
