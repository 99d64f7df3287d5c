import { Link } from '@pinpu/shared/router';
import { adminTokenAtom, appStore, beginAdminCallAtom, renderTimeAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteSlots } from '../composition/RemoteSlots.tsx';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { StartError } from '../start/StartError.tsx';
import { testComposition, testRemotes, testRoute, testVersion } from '../testing/compositions.ts';
import { FrameOfRoute } from './FrameOfRoute.tsx';
import { currentLink, workGroups, workHome } from './work-navigation.ts';

const link = (to: string, text: string, group: string, order: number) => ({
  to,
  text,
  group,
  order,
});
const composition = testComposition({
  'mf-lookups': testVersion({
    fills: { 'work.account': { version: 1 } },
    routes: [
      testRoute('/el/:VIEW?', {
        view: 'admin',
        frame: 'work',
        work_links: [link('/el/users', '商家', '查詢', 10), link('/el/files', '檔案', '網站', 90)],
      }),
    ],
  }),
  'mf-work': testVersion({
    routes: [
      testRoute('/el/shop/:VIEW?', {
        frame: 'work',
        work_links: [
          link('/el/shop', '訂單', '商店', 50),
          { ...link('/el/shop/stock', '庫存', '商店', 60), also: ['/el/shop/import'] },
          link('/el/groups', '群組', '查詢', 20),
        ],
      }),
    ],
  }),
  'mf-shop': testVersion({ routes: [testRoute('/')] }),
});
const remotes = testRemotes([], {
  composition,
  loadPage: async (remote) => ({ Page: () => <Link to="/el/shop/stock">{remote}</Link> }),
  loadSlot: async () => () => <button type="button">登出</button>,
});
const show = (path: string) =>
  renderAt(
    path,
    '*',
    <RemotesContext value={remotes}>
      <RemoteSlots>
        <FrameOfRoute navigation={[]} />
      </RemoteSlots>
    </RemotesContext>,
  );
const side = () => screen.getByRole('navigation', { name: '管理選單', hidden: true });

beforeEach(() => appStore.set(adminTokenAtom, 'jwt-1'));

it('renders a staff page without the shop’s header, search, footer and panel [R9]', async () => {
  show('/el/shop');
  expect(await screen.findByText('mf-work')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '快速選單' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '跳到主要內容' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('link', { name: '拼鋪管理後台' })).toHaveAttribute('href', '/el/');
  expect(await screen.findByRole('button', { name: '登出' })).toBeVisible();
});

it('makes its navigation of the links of all remotes, in groups, and marks the page shown [M1]', async () => {
  show('/el/shop/stock');
  await screen.findByText('mf-work');
  const groups = within(side()).getAllByRole('region', { hidden: true });
  expect(groups.map((group) => group.textContent)).toEqual([
    '查詢商家群組',
    '商店訂單庫存',
    '網站檔案',
  ]);
  const marked = within(side()).getAllByRole('link', { current: 'page', hidden: true });
  expect(marked.map((one) => one.textContent)).toEqual(['庫存']);
});

it('shows the progress of calls inside a landmark [A9]', async () => {
  show('/el/shop');
  let end = () => {};
  act(() => {
    end = appStore.set(beginAdminCallAtom);
  });
  const head = within(screen.getByRole('banner'));
  expect(head.getByRole('progressbar', { name: '資料處理中' })).toBeInTheDocument();
  act(() => end());
});

it('opens the navigation of narrow screens as a dialog, which the next page closes', async () => {
  show('/el/shop');
  // jsdom's window is wide, so the button is hidden.
  await userEvent.click(await screen.findByLabelText('管理選單', { selector: 'button' }));
  const dialog = screen.getByRole('dialog', { name: '管理選單' });
  await userEvent.click(within(dialog).getByRole('link', { name: '庫存' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('every address redirects to the sign-in at the frame’s home while signed out, without navigation [R9]', async () => {
  appStore.set(adminTokenAtom, '');
  show('/el/shop/stock');
  expect(await screen.findByText('mf-lookups')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '登出' })).not.toBeInTheDocument();
});

it('a page stays at its address, with room for the navigation, until it is known who is signed in [ADR 0201]', async () => {
  appStore.set(adminTokenAtom, '');
  appStore.set(renderTimeAtom, 1);
  show('/el/shop/stock');
  expect(await screen.findByText('mf-work')).toBeVisible();
  expect(side().closest('aside')).toHaveAttribute('data-room');
  expect(side()).not.toBeVisible();
  const menu = screen.getByLabelText('管理選單', { selector: 'button' });
  expect(menu).toHaveAttribute('data-room');
  expect(menu).not.toBeVisible();
  expect(screen.queryByRole('button', { name: '登出' })).not.toBeInTheDocument();
  act(() => appStore.set(renderTimeAtom, undefined));
  expect(await screen.findByText('mf-lookups')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('the frame’s home is the shortest address of its pages; a frame without remotes has no navigation', () => {
  expect(workHome(composition)).toBe('/el/');
  expect(workHome(testComposition())).toBe('/');
  expect(workGroups(testComposition())).toEqual([]);
});

it.each([
  ['/el/shop/stock', '/el/shop/stock'],
  ['/el/shop/stock/12', '/el/shop/stock'],
  ['/el/shop/import', '/el/shop/stock'],
  ['/el/shop/orders', '/el/shop'],
  ['/el/shop/', '/el/shop'],
  ['/el/shopping', undefined],
  ['/el/', undefined],
])('at %s the link of the page shown is %s', (pathname, to) => {
  expect(currentLink(workGroups(composition), pathname)).toBe(to);
});

it.each([
  ['/el/shop', '系統設定載入錯誤。請確認網路連線後再試一次。'],
  ['/', '系統設定載入錯誤。請確認網路連線後再試一次，您的購物車仍完整保留。'],
])(
  'a start without the shop’s settings at %s says what its visitors have [R9, X5]',
  (path, text) => {
    renderAt(
      path,
      '*',
      <RemotesContext value={remotes}>
        <StartError onRetry={() => undefined} />
      </RemotesContext>,
    );
    expect(screen.getByText(text)).toBeVisible();
  },
);
