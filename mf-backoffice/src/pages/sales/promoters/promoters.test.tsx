import type { ShopPromoter, ShopPromoterLink } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { promoOrderOf } from '@pinpu/shared/testing/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, rejected, showShop, success } from '../../../testing/shop.tsx';

const tally = { count: 2, amount: 240, description: '' };
const promoterOf = (change: Partial<ShopPromoter> = {}): ShopPromoter => ({
  ...{ cus_id: 'c1', name: '王小明', email: 'ming@pinpu.test', active: true, code: 'ABCDEFGH' },
  ...{ links: 3, clicks: 340, orders: 12, payable: 1200, waiting: 300, paid: 5400 },
  ...{ has_account: true, account: '銀行 008，帳號末四碼 1234', account_date: AT },
  months: {
    '2026-10': {
      ...{ fulfilled: tally, paid: tally, total: tally },
      clicks: { total_clicks: 9, short_urls_count: 1, description: '' },
    },
  },
  ...change,
});
const rowOf = (change: Partial<ShopPromoter> = {}) => {
  const { account: _a, account_date: _d, months: _m, ...row } = promoterOf(change);
  return row;
};
const link: ShopPromoterLink = {
  ...{ code: 'ABCDEFGH', short_url: 'https://shop.test/s/spring', kind: 'home', title: '首頁' },
  ...{ name: '春茶', tag: '', slug: 'spring', ends_on: '', state: 'live', c_date: AT },
  ...{ clicks: 30, orders: 2, profit: 240, products: [], cover_prd_id: '', enabled: true },
};
const order = promoOrderOf({ payable_on: '2026-12-05' });

const LIST = 'GET /api/backoffice/promoters';
const ONE = 'GET /api/backoffice/promoters/c1';
const none = () => success({ items: [], next: '' });
const ANSWERS = {
  [ONE]: () => success(promoterOf()),
  [`${ONE}/links`]: () => success({ items: [link], next: '' }),
  [`${ONE}/orders`]: () => success({ items: [order], next: '' }),
  [`${ONE}/payouts`]: none,
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const posts = (arrived: Request[]) =>
  arrived.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);

it('lists promoters with their earnings, and links to each', async () => {
  fakeApi({
    [LIST]: () =>
      success({
        promoters: [
          rowOf(),
          rowOf({ cus_id: 'c2', name: '林', active: false, has_account: false }),
        ],
        ...{ next: 'cursor', total: 60 },
      }),
  });
  showShop('/el/shop/promoters');
  const [first, second] = within(await screen.findByRole('list', { name: '推廣者' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/王小明.*訂單12可撥款NT\$1,200待匯款NT\$300已匯款NT\$5,400/);
  expect(second).toHaveTextContent(/林已停用沒有匯款帳號/);
  expect(screen.getByRole('link', { name: '王小明' })).toHaveAttribute(
    'href',
    '/el/shop/promoters/c1',
  );
  expect(screen.getByRole('link', { name: '下一頁' })).toHaveAttribute(
    'href',
    '/el/shop/promoters?tab=active&after=cursor',
  );
});

it('searches all promoters from any tab, and shows that none was found', async () => {
  const arrived = fakeApi({ [LIST]: () => success({ promoters: [], next: '', total: 0 }) });
  showShop('/el/shop/promoters?tab=disabled');
  await userEvent.type(await screen.findByLabelText('搜尋全部推廣者'), '小明{Enter}');
  expect(await screen.findByText(/沒有符合的推廣者/)).toBeVisible();
  const queries = arrived.map(({ url }) => {
    const { searchParams } = new URL(url);
    return [searchParams.get('tab'), searchParams.get('q')];
  });
  expect(queries).toEqual([
    ['disabled', ''],
    ['all', '小明'],
  ]);
});

it('shows orders with the state of their profit, links, and months', async () => {
  fakeApi(ANSWERS);
  showShop('/el/shop/promoters/c1');
  expect(await screen.findByRole('link', { name: 'PP1' })).toHaveAttribute(
    'href',
    '/el/shop/orders/PP1',
  );
  expect(screen.getByText('2026/12/05 起可撥款')).toBeVisible();
  expect(await screen.findByRole('list', { name: '推廣連結' })).toHaveTextContent(
    /春茶.*首頁.*造訪30訂單2分潤NT\$240/,
  );
  expect(screen.getByRole('list', { name: '近六個月' })).toHaveTextContent(/2026-10.*NT\$240/);
  expect(await screen.findByText('還沒有結算過。')).toBeVisible();
});

it('explains the deductions for returns', async () => {
  fakeApi({ ...ANSWERS, [ONE]: () => success(promoterOf({ payable: -225 })) });
  showShop('/el/shop/promoters/c1');
  expect(await screen.findByText(/退貨還要扣回 NT\$225/)).toBeVisible();
});

it('shows the full account number only on demand, and hides it again', async () => {
  const whole = { bank_code: '008', branch: '', account_no: '0012345671234', holder: '王小明' };
  const arrived = fakeApi({ ...ANSWERS, [`${ONE}/account`]: () => success(whole) });
  const reads = () => arrived.filter(({ url }) => url.includes('/account')).length;
  showShop('/el/shop/promoters/c1');
  await screen.findByText('銀行 008，帳號末四碼 1234');
  expect(reads()).toBe(0);
  await press('顯示完整帳號');
  expect(await screen.findByText('0012345671234')).toBeVisible();
  await press('隱藏');
  expect(screen.queryByText('0012345671234')).toBeNull();
  await press('顯示完整帳號');
  await screen.findByText('0012345671234');
  expect(reads()).toBe(2);
});

it('disables a promoter after a confirmation; a concurrent change is shown', async () => {
  let isFirst = true;
  const arrived = fakeApi({
    ...ANSWERS,
    'POST /api/backoffice/promoters/c1/disable': () => success(promoterOf({ active: false })),
    'POST /api/backoffice/promoters/c1/enable': () =>
      rejected('PROMOTER_CHANGED', '已由 anna 於 10:00 恢復使用，畫面已更新。'),
    [ONE]: () => success(promoterOf({ active: isFirst })),
  });
  showShop('/el/shop/promoters/c1');
  await press('停用推廣者');
  expect(posts(arrived)).toEqual([]);
  await press('停用');
  expect(await screen.findByText('已停用')).toBeVisible();
  isFirst = false;
  await press('恢復使用');
  await press('恢復');
  expect(await screen.findByRole('alert')).toHaveTextContent('已由 anna 於 10:00 恢復使用');
});

it('disables a link after a confirmation', async () => {
  let enabled = true;
  const arrived = fakeApi({
    ...ANSWERS,
    [`${ONE}/links`]: () => success({ items: [{ ...link, enabled }], next: '' }),
    'POST /api/backoffice/promoters/c1/links/ABCDEFGH/disable': () => {
      enabled = false;
      return success({ ...link, enabled });
    },
  });
  showShop('/el/shop/promoters/c1');
  await press('停用連結');
  expect(posts(arrived)).toEqual([]);
  await press('停用');
  expect(await screen.findByText('商店已停用')).toBeVisible();
  expect(screen.getByRole('button', { name: '恢復連結' })).toBeVisible();
});

it('adds a member as promoter; the input stays if there is no such member', async () => {
  let isKnown = false;
  const sent: unknown[] = [];
  fakeApi({
    ...ANSWERS,
    [LIST]: () => success({ promoters: [], next: '', total: 0 }),
    'POST /api/backoffice/promoters': async (request) => {
      sent.push(await request.json());
      return isKnown ? success(promoterOf()) : rejected('MEMBER_NOT_FOUND', '請對方先登入一次。');
    },
  });
  showShop('/el/shop/promoters');
  await press('新增推廣者');
  await userEvent.type(screen.getByLabelText('會員的 E-mail'), 'ming@pinpu.test');
  await press('新增');
  expect(await screen.findByText('請對方先登入一次。')).toBeVisible();
  expect(screen.getByLabelText('會員的 E-mail')).toHaveValue('ming@pinpu.test');
  isKnown = true;
  await press('新增');
  expect(await screen.findByRole('heading', { name: '王小明' })).toBeVisible();
  expect(sent).toEqual([{ email: 'ming@pinpu.test' }, { email: 'ming@pinpu.test' }]);
});

it('marks promoters and links with more orders than visits [41 G7]', async () => {
  const unvisited = { clicks: 0, orders: 10 };
  fakeApi({
    ...ANSWERS,
    [LIST]: () =>
      success({ promoters: [rowOf(), rowOf({ ...unvisited, cus_id: 'c2' })], next: '', total: 2 }),
    [`${ONE}/links`]: () =>
      success({ items: [link, { ...link, ...unvisited, code: 'HGFEDCBA' }], next: '' }),
  });
  const { unmount } = showShop('/el/shop/promoters');
  expect(await screen.findAllByText('訂單比造訪多，撥款前請確認')).toHaveLength(1);
  unmount();
  showShop('/el/shop/promoters/c1');
  expect(await screen.findAllByText('訂單比造訪多，撥款前請確認')).toHaveLength(1);
});
