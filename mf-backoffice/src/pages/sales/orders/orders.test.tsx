import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, NO_COUNTS, rowOf, showShop, success } from '../../../testing/shop.tsx';

const LIST = 'GET /api/backoffice/orders';
const answer = (orders: object[], next = '') =>
  success({ orders, next, counts: { ...NO_COUNTS, 'to-ship': 12, requests: 1 } });
const queries = (arrived: readonly Request[]) =>
  arrived.map(({ url }) => {
    const { searchParams } = new URL(url);
    searchParams.delete('t');
    return String(searchParams);
  });

it('shows the orders to ship first, with the count of each tab and the badges of an order', async () => {
  fakeApi({
    [LIST]: () =>
      answer([
        rowOf({ overdue: true, packed_at: '2026-11-23T03:00:00.000Z' }),
        rowOf({
          ord_code: 'PP2',
          request: 'cancel',
          request_reason: '買錯了',
          refund_due: 100,
          refund_stage: 'account',
        }),
      ]),
  });
  showShop('/el/shop/orders');
  const [first, second] = within(await screen.findByRole('list', { name: '訂單' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/烏龍茶等 2 項，共 3 件.*已等超過 7 天.*已備貨/);
  expect(second).toHaveTextContent(/「買錯了」.*申請取消.*待退 NT\$100待訂購人填寫帳號/);
  expect(screen.getByRole('tab', { name: /待出貨/ })).toHaveTextContent('待出貨12');
  expect(screen.getByRole('link', { name: CODE })).toHaveAttribute(
    'href',
    `/el/shop/orders/${CODE}`,
  );
});

it('searches all orders from any tab, and keeps search and days in the address', async () => {
  const arrived = fakeApi({ [LIST]: () => answer([rowOf()]) });
  showShop('/el/shop/orders?tab=requests');
  await userEvent.type(await screen.findByLabelText('搜尋全部訂單'), '王小明{Enter}');
  await screen.findByRole('list', { name: '訂單' });
  expect(queries(arrived)).toEqual([
    'tab=requests&q=',
    `tab=all&${new URLSearchParams({ q: '王小明' })}`,
  ]);
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(screen.getByLabelText('搜尋全部訂單')).toHaveValue('');
});

it('prints the chosen orders, and leads from the oldest to newer ones, or as it is sorted [41 W6]', async () => {
  fakeApi({ [LIST]: () => answer([rowOf(), rowOf({ ord_code: 'PP2' })], 'cursor') });
  showShop('/el/shop/orders');
  await userEvent.click(await screen.findByRole('checkbox', { name: '選取 PP2' }));
  expect(screen.getByRole('link', { name: '列印備貨單' })).toHaveAttribute(
    'href',
    '/el/shop/packing?codes=PP2',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '已選 1 筆' }));
  expect(screen.getByRole('link', { name: '批次出貨' })).toHaveAttribute(
    'href',
    `/el/shop/shipments?${new URLSearchParams({ codes: `${CODE},PP2` })}`,
  );
  expect(screen.getByRole('link', { name: '較新的訂單' })).toHaveAttribute(
    'href',
    '/el/shop/orders?tab=to-ship&after=cursor',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序' }), '最新的在前');
  expect(await screen.findByRole('link', { name: '較早的訂單' })).toHaveAttribute(
    'href',
    '/el/shop/orders?tab=to-ship&sort=newest&after=cursor',
  );
});

it('says that nothing was found, or that loading failed, and offers a retry', async () => {
  let isUp = false;
  fakeApi({ [LIST]: () => (isUp ? answer([]) : new Response('', { status: 503 })) });
  showShop('/el/shop/orders?q=nobody');
  const retry = await screen.findByRole('button', { name: '再試一次' });
  isUp = true;
  await userEvent.click(retry);
  expect(await screen.findByText(/沒有符合的訂單/)).toBeVisible();
});
