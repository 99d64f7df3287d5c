import type { PromoLink } from '@pinpu/shared/contracts';
import { onAppEvent } from '@pinpu/shared/events';
import { type FakeAnswer, fakeApi, renderAt } from '@pinpu/shared/testing';
import { promoOrderOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportLists } from './ReportLists.tsx';

const link: PromoLink = {
  code: 'abc',
  kind: 'product',
  target: '/p/P1',
  prd_name: '高山烏龍',
  prd_count: 1,
  c_date: '2026-10-01T16:00:00.000Z',
  clicks: 40,
  orders: 3,
  profit: 402,
};
const page = (items: object[], next = '') => ({ success: true, body: { items, next } });

const show = (answers: Record<string, (request: Request) => FakeAnswer>) => {
  const arrived = fakeApi(
    Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        `GET /api/vip/promo-report/${name}`,
        answer,
      ]),
    ),
  );
  renderAt('/vip/earnings', '/vip/earnings', <ReportLists />);
  return arrived;
};
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it.each([
  [{}, '已出貨2026/10/13 起可撥款NT$134'],
  [{ status: 3, payable_on: '' }, '已付款，待出貨出貨並過了退貨期後可撥款NT$134'],
  [{ paid: 134, payout_month: '2026-10', paid_on: '2026-11-05' }, '已出貨2026/11/05 已撥款NT$134'],
  [{ returned: 60, profit: 74 }, '部分退貨2026/10/13 起可撥款，已扣除退貨 NT$60NT$74'],
  [{ status: 0, profit: 0, payable_on: '' }, '已取消不計分潤NT$0'],
  [{ status: 0, profit: 0, payable_on: '', refunded: true }, '已退款不計分潤NT$0'],
  [{ status: 3, own: true, profit: 0, payable_on: '' }, '已付款，待出貨本人訂購，不計分潤NT$0'],
])(
  'shows an order %j with its state, and when it is payable [G5] [defect 9]',
  async (change, text) => {
    show({ orders: () => page([promoOrderOf(change)]) });
    expect(await rows('訂單明細')).toEqual([`PP12026/10/02${text}銷售額 NT$399`]);
  },
);

it('shows more orders on a press, by the cursor of the page before [G5]', async () => {
  const arrived = show({
    orders: ({ url }) =>
      new URL(url).searchParams.get('after') === 'c1'
        ? page([promoOrderOf({ ord_code: 'PP2' })])
        : page([promoOrderOf()], 'c1'),
  });
  await userEvent.click(await screen.findByRole('button', { name: '載入更多' }));
  expect(await screen.findByText('PP2')).toBeVisible();
  expect(screen.getByText('PP1')).toBeVisible();
  expect(screen.queryByRole('button', { name: '載入更多' })).not.toBeInTheDocument();
  expect(arrived).toHaveLength(2);
});

it('shows what links and products brought, with the conversion [G5]', async () => {
  show({
    orders: () => page([]),
    links: () => page([link, { ...link, code: 'two', prd_count: 3, clicks: 0 }]),
    products: () => page([{ prd_id: 'P1', prd_name: '', orders: 2, qty: 1200, profit: 402 }]),
  });
  expect(await screen.findByText('還沒有可以列出的訂單明細。')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '連結' }));
  expect(await rows('連結成績')).toEqual([
    '高山烏龍/s/abc4037.5%NT$402',
    '高山烏龍 等 3 項/s/two03—NT$402',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: '商品' }));
  expect(await rows('商品成績')).toEqual(['P1（已下架）21,200NT$402']);
});

it('names the values of a sold variant, and leads to it [T4]', async () => {
  const shirt = { prd_id: 'S1-L', prd_name: '棉衫', product_id: 'S1', option_text: '紅／L' };
  show({
    orders: () => page([]),
    products: () => page([{ ...shirt, orders: 1, qty: 2, profit: 60 }]),
  });
  await userEvent.click(await screen.findByRole('tab', { name: '商品' }));
  expect(await rows('商品成績')).toEqual(['棉衫選項：紅／L12NT$60']);
  expect(screen.getByRole('link', { name: /棉衫/ })).toHaveAttribute('href', '/product/S1?v=S1-L');
});

it('offers a retry where a list cannot be read', async () => {
  show({});
  const retry = await screen.findByRole('button', { name: '再試一次' });
  fakeApi({ 'GET /api/vip/promo-report/orders': () => page([promoOrderOf()]) });
  await userEvent.click(retry);
  expect(await screen.findByText('PP1')).toBeVisible();
});

it('downloads the orders as CSV, or says that it failed [G5]', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:1';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  let isUp = false;
  show({
    orders: () => page([]),
    'orders.csv': () => (isUp ? new Response('a,b') : new Response('', { status: 500 })),
  });
  const messages: string[] = [];
  const stop = onAppEvent('APP_EC_ERROR', ({ notices }) =>
    messages.push(...notices.map(({ message }) => message)),
  );
  const button = screen.getByRole('button', { name: '下載訂單 CSV' });
  await userEvent.click(button);
  await screen.findByRole('button', { name: '下載訂單 CSV', busy: false });
  expect(messages).toEqual(['下載失敗，請稍後再試']);
  isUp = true;
  await userEvent.click(button);
  await screen.findByRole('button', { name: '下載訂單 CSV', busy: false });
  stop();
  expect(saved).toHaveLength(1);
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});
