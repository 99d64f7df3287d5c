import { emitAppEvent, onAppEvent } from '@pinpu/shared/events';
import { SlotProvider } from '@pinpu/shared/slots';
import { appStore, publicConfigAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, order, profileOf, rejection, sessionOf, showVip } from '../../../testing/vip.tsx';
import { VipPage } from '../VipPage.tsx';

const PROFILE = 'POST /api/vip/profile';

beforeEach(() => {
  appStore.set(userTokenAtom, 't1');
});

it.each([
  ['待付款', [2, 88]],
  ['付款處理中', [4, 6, 7]],
  ['待出貨', [3, 5]],
  ['已出貨', [99]],
  ['已取消', [0]],
])('shows under %s the orders of status %j, and how many [V1]', async (tab, statuses) => {
  fakeApi({
    [PROFILE]: () =>
      profileOf(
        member,
        [0, 2, 3, 4, 5, 6, 7, 88, 99].map((s) => order(s)),
      ),
  });
  showVip();
  await userEvent.click(await screen.findByRole('tab', { name: new RegExp(`^${tab}`) }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(`${tab}${statuses.length}`);
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(shown).toEqual(statuses.map((status) => order(status).ord_code));
});

it('starts with orders awaiting payment [V1]', async () => {
  fakeApi({ [PROFILE]: () => profileOf(member, [order(2)]) });
  showVip();
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('待付款');
  const card = within(screen.getByRole('listitem'));
  expect(card.getByText('高山烏龍 × 2')).toBeVisible();
  expect(card.getByText('2026/11/21')).toBeVisible();
  expect(card.getByText('1,280', { exact: false })).toBeVisible();
});

it('shows the specified sentence for an empty tab, and a link to the shop [V2]', async () => {
  fakeApi({ [PROFILE]: () => profileOf(member) });
  showVip();
  const link = await screen.findByRole('link', { name: '此分類沒有訂單，前往選購...' });
  await userEvent.click(link);
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/products');
});

/** Answers like the server: with a page for each filter. */
function pagedHistory(pages: Record<string, { codes: string[]; next?: string }>) {
  const counts = { 'awaiting-payment': 1, processing: 0, 'awaiting-shipment': 0, shipped: 63 };
  return async (request: Request) => {
    const { filter } = await request.json();
    const { codes, next = '' } = pages[JSON.stringify(filter)] ?? { codes: [] };
    const items = codes.map((ord_code) => order(99, { ord_code, guid: ord_code }));
    return { ...sessionOf(member), pager: { items, next, counts, years: [2026, 2025] } };
  };
}
const codes = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);

it('loads more orders on a press, and says how many there are [V9]', async () => {
  const page = (after?: string) => JSON.stringify({ tab: 'shipped', ...(after && { after }) });
  fakeApi({
    [PROFILE]: pagedHistory({
      [page()]: { codes: ['A', 'B'], next: 'b' },
      [page('b')]: { codes: ['B', 'C'] },
    }),
  });
  showVip('/vip/shipped');
  expect(await screen.findByText('已顯示 2 筆，共 63 筆')).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('已出貨63');
  await userEvent.click(screen.getByRole('button', { name: '載入更多' }));
  await waitFor(() => expect(codes()).toEqual(['A', 'B', 'C']));
  expect(screen.queryByRole('button', { name: '載入更多' })).not.toBeInTheDocument();
});

it('finds orders by year and by a word, within the tab [V9]', async () => {
  const tab = 'awaiting-payment';
  fakeApi({
    [PROFILE]: pagedHistory({
      [JSON.stringify({ tab })]: { codes: ['A'] },
      [JSON.stringify({ tab, year: 2025 })]: { codes: ['B'] },
      [JSON.stringify({ tab, year: 2025, q: '烏龍' })]: { codes: [] },
    }),
  });
  showVip();
  await userEvent.selectOptions(await screen.findByLabelText('年份'), '2025 年');
  await waitFor(() => expect(codes()).toEqual(['B']));
  await userEvent.type(screen.getByLabelText('訂單編號或商品名稱'), ' 烏龍 {Enter}');
  expect(await screen.findByText('沒有符合的訂單，請換個年份或關鍵字。')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('訂單編號或商品名稱'));
  await waitFor(() => expect(codes()).toEqual(['B']));
});

it('finds them itself where an older server sends all orders at once [V9]', async () => {
  const old = Array.from({ length: 6 }, (_, n) =>
    order(99, { ord_code: `PP${n}`, guid: `g${n}`, ord_date: `202${n}-12-31T16:30:00.000Z` }),
  );
  fakeApi({ [PROFILE]: () => profileOf(member, old) });
  showVip('/vip/shipped?year=2025&q=pp4');
  await waitFor(() => expect(codes()).toEqual(['PP4']));
});

it('opens the order dialog by event [V9 D8]', async () => {
  fakeApi({ [PROFILE]: () => profileOf(member, [order(3)]) });
  showVip('/vip/awaiting-shipment');
  const openedOrders: string[] = [];
  const stop = onAppEvent('APP_EC_LOAD_ORDER_DETAILS', ({ id }) => openedOrders.push(id));
  await userEvent.click(await screen.findByRole('button', { name: /^查看明細/ }));
  stop();
  expect(openedOrders).toEqual(['guid-3']);
});

it('refetches the orders when they change [V9]', async () => {
  let status = 2;
  fakeApi({ [PROFILE]: () => profileOf(member, [order(status)]) });
  showVip();
  await screen.findByText(order(2).ord_code);
  status = 3;
  emitAppEvent('APP_EC_ORDERS_CHANGED', {});
  expect(await screen.findByRole('tab', { name: /^待出貨\s*1$/ })).toBeVisible();
});

it('shows sign-in with a sentence when the token has expired [S2]', async () => {
  fakeApi({ [PROFILE]: () => rejection(401, '登入已逾時') });
  showVip();
  expect(await screen.findByText(/您的登入已逾時，請重新登入/)).toBeVisible();
  expect(screen.getByLabelText('電子郵件')).toBeVisible();
  expect(appStore.get(userTokenAtom)).toBe('');
});

it('offers a retry when the profile cannot be loaded', async () => {
  fakeApi({});
  showVip();
  const again = await screen.findByRole('button', { name: '再試一次' });
  fakeApi({ [PROFILE]: () => profileOf(member) });
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: '王小姐' })).toBeVisible();
});

it('lists the contact links of the shop [V4]', async () => {
  fakeApi({ [PROFILE]: () => profileOf(member) });
  const support = {
    return_email: 'return@pinpu.test',
    service_email: 'service@pinpu.test',
    phone: '02-2345-6789',
  };
  appStore.set(publicConfigAtom, { support } as never);
  showVip();
  const way = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await way(/退換貨/)).toBe('mailto:return@pinpu.test');
  expect(await way(/客服信箱/)).toBe('mailto:service@pinpu.test');
  expect(await way(/客服電話/)).toBe('tel:02-2345-6789');
});

it('leads to the favourites, recipients and invoices, the devices and the member’s data', async () => {
  fakeApi({ [PROFILE]: () => profileOf(member) });
  showVip();
  const pages = within(await screen.findByRole('navigation', { name: '收藏與帳號' }));
  const paths = pages.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/favourites', '/vip/addresses', '/vip/devices', '/vip/data']);
});

it('asks before it signs out, locally and on the server [V4]', async () => {
  const arrived = fakeApi({
    [PROFILE]: () => profileOf(member),
    'POST /api/vip/logout': () => ({ success: true }),
  });
  showVip();
  await userEvent.click(await screen.findByRole('button', { name: '登出' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '確認登出' }));
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  expect(appStore.get(userTokenAtom)).toBe('t1');
  await userEvent.click(screen.getByRole('button', { name: '登出' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '登出' }),
  );
  expect(await screen.findByRole('heading', { name: '會員登入' })).toBeVisible();
  expect(appStore.get(userTokenAtom)).toBe('');
  expect(arrived.at(-1)?.headers.get('Authorization')).toBe('Bearer t1');
});

it.each([
  [1, 1],
  [0, 0],
])('offers a member of status %d more services: %d [V3]', async (status, blocks) => {
  const user = { ...member, status };
  fakeApi({ [PROFILE]: () => profileOf(user) });
  renderAt(
    '/vip',
    '/vip/:ACT?',
    <SlotProvider render={(name, props) => <p>{`${name} ${JSON.stringify(props)}`}</p>}>
      <VipPage />
    </SlotProvider>,
  );
  await screen.findByRole('heading', { name: '王小姐' });
  expect(screen.queryAllByRole('region', { name: '更多服務' })).toHaveLength(blocks);
  const filled = `member.services ${JSON.stringify({ member: user })}`;
  expect(screen.queryAllByText(filled)).toHaveLength(blocks);
});
