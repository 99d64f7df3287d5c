import type { Locator, Page } from '@playwright/test';
import type { BrokenPart } from './remote-faults.ts';
import { OOLONG } from './shopping.ts';

/** A screen with a part of a remote. */
export interface RemoteScreen extends BrokenPart {
  person: 'promoter' | 'administrator';
  /** True for the frame of staff pages, which has no footer. */
  isWork?: boolean;
  address: string;
  /** The part itself, when it works. */
  whole: (page: Page) => Locator;
  /** Content of the screen that must work without the part. */
  rest: (page: Page) => Locator;
  /** The place of the part, and of the message that replaces it. */
  place: (page: Page) => Locator;
  /** Opens what contains the part. */
  open?: (page: Page) => Promise<void>;
  /** Another screen has a part of the same remote that is shown in the same way: the short form leaves this one out. */
  isRepeated?: true;
}

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const tiles = (page: Page) => main(page).locator('a[href^="/product/"]').first();

function pageOf(
  remote: string,
  name: string,
  address: string,
  whole: (page: Page) => Locator,
): RemoteScreen {
  const person = 'promoter' as const;
  return { remote, person, kind: 'pages', name, address, whole, place: main, rest: banner };
}

const orderDialog = (page: Page) => page.getByRole('dialog', { name: '訂購單明細' });
const filterPanel = (page: Page) => page.getByRole('dialog', { name: '篩選搜尋結果' });
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });

/** Every page and every slot of all remotes; `tooling/manifest/remote-screens.test.ts` finds a missing one. */
export const REMOTE_SCREENS: readonly RemoteScreen[] = [
  pageOf('mf-catalog', 'home', '/', tiles),
  pageOf('mf-catalog', 'products', '/products', tiles),
  pageOf('mf-catalog', 'product', `/product/${OOLONG}`, (page) => button(page, '加入購物車')),
  pageOf('mf-catalog', 'favourites', '/favourites', (page) => heading(page, '我的收藏')),
  pageOf('mf-cart', 'cart', '/cart', (page) => heading(page, '購物車')),
  pageOf('mf-cart', 'embed', '/embed/', (page) => heading(page, '產生標籤')),
  pageOf('mf-member', 'vip', '/vip', (page) => button(page, '登出')),
  pageOf('mf-promo', 'earnings', '/vip/earnings', (page) => heading(page, '分潤報告')),
  pageOf('mf-promo', 'links', '/vip/links', (page) => heading(page, '我的推廣連結')),
  pageOf('mf-promo', 'link-ended', '/link-ended', (page) => heading(page, /連結/)),
  {
    ...pageOf('mf-admin-lookups', 'sign-in', '/el/', (page) => main(page).getByLabel('密碼')),
    isWork: true,
  },
  {
    ...pageOf('mf-backoffice', 'shop', '/el/shop', (page) => heading(page, '總覽')),
    ...{ person: 'administrator', isWork: true },
  },
  {
    ...{
      remote: 'mf-catalog',
      person: 'promoter',
      kind: 'slots',
      name: 'list.filters',
      isAmongOwn: true,
    },
    address: '/products',
    isRepeated: true,
    open: async (page) => {
      await tiles(page).waitFor();
      await banner(page).getByRole('button', { name: '篩選' }).click();
    },
    whole: (page) => filterPanel(page).getByRole('checkbox').first(),
    place: filterPanel,
    rest: (page) => filterPanel(page).getByRole('button', { name: '關閉' }),
  },
  {
    ...{ remote: 'mf-cart', person: 'promoter', kind: 'slots', name: 'order.details' },
    address: '/vip',
    open: async (page) => {
      await button(page, '登出').waitFor();
      await page.evaluate(() =>
        window.dispatchEvent(
          new CustomEvent('APP_EC_LOAD_ORDER_DETAILS', { detail: { id: 'nobody-s' } }),
        ),
      );
    },
    whole: (page) =>
      orderDialog(page)
        .getByText(/查無|找不到|訂單/)
        .first(),
    place: orderDialog,
    rest: (page) => orderDialog(page).getByRole('button', { name: '關閉' }),
  },
  {
    ...{ remote: 'mf-promo', person: 'promoter', kind: 'slots', name: 'product.promoter' },
    address: `/product/${OOLONG}`,
    isRepeated: true,
    whole: (page) => main(page).getByRole('region', { name: '團購推廣' }),
    place: main,
    rest: (page) => button(page, '加入購物車'),
  },
  {
    ...{ remote: 'mf-promo', person: 'promoter', kind: 'slots', name: 'list.promoter' },
    address: '/products',
    isRepeated: true,
    whole: (page) => main(page).getByRole('region', { name: '團購推廣' }),
    place: main,
    rest: tiles,
  },
  {
    ...{ remote: 'mf-promo', person: 'promoter', kind: 'slots', name: 'member.services' },
    address: '/vip',
    isRepeated: true,
    whole: (page) => main(page).getByRole('link', { name: '分潤報告' }),
    place: main,
    rest: (page) => button(page, '登出'),
  },
  // The last ones, so that every other screen keeps its fault in the journey.
  {
    ...pageOf('mf-catalog', 'info', '/returns', (page) => heading(page, '退換貨')),
    isRepeated: true,
  },
  pageOf('mf-devtools', 'ui-kit', '/ui-kit', (page) => heading(page, '顏色')),
  {
    ...pageOf('mf-devtools', 'developer', '/developer', (page) => heading(page, '開發者模式')),
    isRepeated: true,
  },
  {
    ...pageOf('mf-catalog', 'maker', '/maker/brick-corner', (page) =>
      heading(page, /^磚角糕餅房$/),
    ),
    isRepeated: true,
  },
  ...(
    [
      ['lookups', '/el/lookups', '商家'],
      ['files', '/el/files', '檔案'],
      ['deployments', '/el/deployments', '部署'],
      ['developer', '/el/developer', '開發者模式'],
      ['accounts', '/el/accounts', '帳號'],
      ['audit', '/el/audit', '操作紀錄'],
      ['password', '/el/password', '密碼與裝置'],
    ] as const
  ).map(
    ([name, address, title]): RemoteScreen => ({
      ...pageOf('mf-admin-lookups', name, address, (page) => heading(page, title)),
      ...{ person: 'administrator', isWork: true, isRepeated: true },
    }),
  ),
];
