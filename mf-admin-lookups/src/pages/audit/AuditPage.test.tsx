import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAdmin, startWith } from '../../testing/admin.tsx';
import { AREAS, actionText, detailText } from './audit-texts.ts';

const owner = { account: 'admin', display_name: '', role: 'owner', must_change_password: false };
const entry = (id: string, more: object = {}) => ({
  ...{ id, at: '2026-11-21T02:00:00.000Z', actor: 'mei', actor_kind: 'administrator' },
  ...{ action: 'order.ship', subject: `A${id}`, detail: {}, outcome: 'ok', ...more },
});
const pages: Record<string, object> = {
  '': { entries: [entry('3'), entry('2', { outcome: 'LAST_OWNER' })], next: '2' },
  '2': {
    entries: [entry('1', { actor: 'operator', actor_kind: 'operator', detail: { role: 'owner' } })],
    next: '',
  },
};
const answers = {
  'GET /api/accounts/me': () => ({ success: true, body: owner }),
  'GET /api/audit': ({ url }: Request) => ({
    success: true,
    body: pages[new URL(url).searchParams.get('before') ?? ''],
  }),
};
const texts = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));

beforeEach(() => startWith('jwt-1'));

it('shows action, subject, time in Taipei, actor and outcome, page by page', async () => {
  fakeApi(answers);
  showAdmin('/el/audit');
  await screen.findAllByRole('listitem');
  expect(texts()).toEqual([
    '訂單：出貨 A32026/11/21 10:00，管理員 mei，完成',
    '訂單：出貨 A22026/11/21 10:00，管理員 mei，未完成（LAST_OWNER）',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '載入更早的紀錄' }));
  await screen.findByText(/營運指令/);
  expect(texts()[2]).toBe('訂單：出貨 A12026/11/21 10:00，營運指令，完成角色 擁有者');
  expect(screen.queryByRole('button', { name: '載入更早的紀錄' })).toBeNull();
});

it('names what the shop did by itself', async () => {
  const listed = entry('1', {
    ...{ actor: 'schedule', actor_kind: 'operator' },
    ...{ action: 'product.on-sale', subject: 'P1' },
  });
  fakeApi({
    ...answers,
    'GET /api/audit': () => ({ success: true, body: { entries: [listed], next: '' } }),
  });
  showAdmin('/el/audit');
  await screen.findAllByRole('listitem');
  expect(texts()).toEqual(['商品：上架 P12026/11/21 10:00，自動排程，完成']);
});

it('leads from orders, coupons, accounts and months of payouts to their screens', async () => {
  const about = [
    entry('4', { action: 'order.pack', subject: 'PP1,PP2' }),
    entry('3', { action: 'coupon.set', subject: 'TEA100' }),
    entry('2', { action: 'account.add', subject: 'mei' }),
    entry('1.5', { action: 'payout.close', subject: '2026-10' }),
    entry('1', { action: 'settings.set', subject: 'logo' }),
  ];
  fakeApi({
    ...answers,
    'GET /api/audit': () => ({ success: true, body: { entries: about, next: '' } }),
  });
  showAdmin('/el/audit');
  await screen.findAllByRole('listitem');
  const links = within(screen.getByRole('list', { name: '操作紀錄' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PP1', '/el/shop/orders/PP1'],
    ['PP2', '/el/shop/orders/PP2'],
    ['TEA100', '/el/shop/coupons/TEA100'],
    ['mei', '/el/accounts'],
    ['2026-10', '/el/shop/payouts/2026-10'],
  ]);
});

it('reads its filter from the address, and filters on request', async () => {
  const arrived = fakeApi(answers);
  showAdmin('/el/audit?actor=mei&day=2026-11-21');
  await screen.findAllByRole('listitem');
  const query = () => {
    const last = arrived.findLast(({ url }) => url.includes('/api/audit'));
    return Object.fromEntries(new URL(last?.url ?? '').searchParams);
  };
  expect(query()).toMatchObject({ actor: 'mei', day: '2026-11-21', action: '', subject: '' });
  await userEvent.selectOptions(screen.getByLabelText('操作'), '訂單');
  await userEvent.click(screen.getByRole('button', { name: '篩選' }));
  await screen.findAllByRole('listitem');
  expect(query()).toMatchObject({ actor: 'mei', action: 'order' });
});

it('says that nothing matches, and offers a retry where it can’t be read', async () => {
  fakeApi({
    ...answers,
    'GET /api/audit': () => ({ success: true, body: { entries: [], next: '' } }),
  });
  const { unmount } = showAdmin('/el/audit');
  expect(await screen.findByText('沒有符合的操作紀錄。')).toBeVisible();
  unmount();
  fakeApi({ 'GET /api/accounts/me': answers['GET /api/accounts/me'] });
  showAdmin('/el/audit');
  expect(await screen.findByRole('button', { name: '再試一次' })).toBeVisible();
});

it.each([
  ['account.sign-in', '帳號：登入'],
  ['lookup.BizUser', '查詢：商家'],
  ['goods.import', '商品檔：匯入'],
  ['moon.dance', 'moon：dance'],
])('calls %s %s', (action, text) => expect(actionText(action)).toBe(text));

it('names every area differently, and details in words [41 W8]', () => {
  expect(new Set(Object.values(AREAS)).size).toBe(Object.keys(AREAS).length);
  const detail = { edit: 39, products: 1, changes: ['P0602 price1 5 → 455'] };
  expect(detailText({ ...entry('1'), actor_kind: 'administrator', detail })).toBe(
    '商品數 1、改了 P0602 團購價 5 → 455',
  );
});

it('leaves out what was only read, on request [41 W8]', async () => {
  const arrived = fakeApi(answers);
  showAdmin('/el/audit');
  await screen.findAllByRole('listitem');
  await userEvent.selectOptions(screen.getByLabelText('種類'), '只看變更，不看讀取');
  await userEvent.click(screen.getByRole('button', { name: '篩選' }));
  await screen.findAllByRole('listitem');
  const last = arrived.findLast(({ url }) => url.includes('/api/audit'));
  expect(new URL(last?.url ?? '').searchParams.get('kind')).toBe('changes');
});
