import { emitAppEvent, onAppEvent } from '@pinpu/shared/events';
import { appStore, publicConfigAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, order, profileOf, refusal, showVip } from '../../../testing/vip.tsx';

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
  fakeApi({ [PROFILE]: () => refusal(401, '登入已逾時') });
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
