import type { ShopSite } from '@pinpu/shared/contracts/backoffice';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, rejected, showShop, success } from '../../../testing/shop.tsx';

const KEY = 'pk_0123456789abcdef';
const BLOG = 'https://blog.example';
const siteOf = (fields: Partial<ShopSite> = {}): ShopSite => ({
  ...{ key: KEY, name: '茶語部落格', origins: [BLOG], enabled: true },
  ...{ checkouts: 0, orders: 0, amount: 0, version: 'v1' },
  ...{ c_date: AT, changed_by: 'admin:anna', changed_at: AT },
  ...fields,
});
const pageOf = (fields: Partial<ShopSite> = {}) =>
  success({ site: siteOf(fields), shop: 'https://shop.example' });
const ONE = `GET /api/backoffice/sites/${KEY}`;
const PUT = `PUT /api/backoffice/sites/${KEY}`;
const LIST = 'GET /api/backoffice/sites';

describe('the list of sites [M5]', () => {
  it('shows each site’s origins, key, state and results', async () => {
    const site = siteOf({ checkouts: 12, orders: 3, amount: 2400 });
    fakeApi({ [LIST]: () => success({ sites: [site, siteOf({ key: 'pk_b', enabled: false })] }) });
    showShop('/el/shop/sites');
    const [row, other] = within(
      await screen.findByRole('list', { name: '嵌入的網站' }),
    ).getAllByRole('listitem');
    expect(row).toHaveTextContent(
      /茶語部落格.*啟用.*https:\/\/blog\.example.*3 筆訂單，NT\$2,400.*結帳 12 次.*pk_0123456789abcdef/,
    );
    expect(other).toHaveTextContent('停用');
    expect(screen.getByRole('link', { name: '看範例、產生標籤' })).toHaveAttribute(
      'href',
      '/embed/',
    );
  });

  it('the list of a shop without sites links to the form for the first', async () => {
    fakeApi({ [LIST]: () => success({ sites: [] }) });
    showShop('/el/shop/sites');
    expect(await screen.findByText(/還沒有網站/)).toBeVisible();
    expect(screen.getByRole('link', { name: '新增網站' })).toHaveAttribute(
      'href',
      '/el/shop/sites/new',
    );
  });
});

describe('a new site', () => {
  it('is sent with an origin a line, and its page has the tag to paste', async () => {
    const sent: unknown[] = [];
    fakeApi({
      'POST /api/backoffice/sites': async (request) => {
        sent.push(await request.json());
        return pageOf();
      },
      [ONE]: () => pageOf(),
    });
    showShop('/el/shop/sites/new');
    await userEvent.type(await screen.findByLabelText('網站名稱'), '茶語部落格');
    await userEvent.type(screen.getByLabelText('來源網域'), `${BLOG}{Enter}{Enter}null`);
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    expect(await screen.findByText(/已新增/)).toBeVisible();
    expect(sent).toEqual([{ name: '茶語部落格', origins: [BLOG, 'null'] }]);
    expect(screen.getByLabelText('標籤')).toHaveTextContent(
      `<script type="module" src="https://shop.example/embed/cart.js?site=${KEY}"></script> <pinpu-cart></pinpu-cart>`,
    );
    expect(screen.getByRole('link', { name: /更多元素/ })).toHaveAttribute(
      'href',
      `/embed/?site=${KEY}`,
    );
  });

  it('a new site with an entry that is no origin says so at the field, which has the focus, and keeps what was typed', async () => {
    const message = '「http://blog.example」不是網站來源：http:// 僅供本機測試。';
    fakeApi({
      'POST /api/backoffice/sites': () =>
        rejected('BAD_SITE', message, { faults: { origins: message } }),
    });
    showShop('/el/shop/sites/new');
    await userEvent.type(await screen.findByLabelText('網站名稱'), '茶');
    await userEvent.type(screen.getByLabelText('來源網域'), 'http://blog.example');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const origins = screen.getByLabelText('來源網域');
    expect(await screen.findByText(message)).toBeVisible();
    expect(origins).toHaveAccessibleDescription(/「http:\/\/blog\.example」/);
    expect(origins).toHaveFocus();
    expect(screen.getByLabelText('網站名稱')).toHaveValue('茶');
    expect(origins).toHaveValue('http://blog.example');
  });
});

describe('a site', () => {
  it('shows concurrent changes and keeps the input', async () => {
    const sent: unknown[] = [];
    const now = { origins: [BLOG, 'https://www.blog.example'], version: 'v2' };
    fakeApi({
      [ONE]: () => pageOf(),
      [PUT]: async (request) => {
        const change = await request.json();
        sent.push(change);
        return change.version === 'v2'
          ? pageOf({ ...now, name: change.name, version: 'v3' })
          : rejected('SITE_CHANGED', '這個網站剛才有變更：ben 於 10:00。', {
              body: pageOf(now).body,
            });
      },
    });
    showShop(`/el/shop/sites/${KEY}`);
    const name = await screen.findByLabelText('網站名稱');
    expect(screen.getByRole('button', { name: '儲存' })).toBeDisabled();
    await userEvent.type(name, '二館');
    await userEvent.click(screen.getByRole('button', { name: '儲存' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ben');
    expect(name).toHaveValue('茶語部落格二館');
    expect(screen.getByLabelText('來源網域')).toHaveValue(now.origins.join('\n'));
    await userEvent.click(screen.getByRole('button', { name: '儲存' }));
    expect(await screen.findByText('已儲存，立即生效。')).toBeVisible();
    expect(sent[1]).toEqual({ version: 'v2', name: '茶語部落格二館', origins: now.origins });
  });

  it('is disabled after a confirmation that says what happens', async () => {
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => pageOf(),
      [`POST /api/backoffice/sites/${KEY}/disable`]: async (request) => {
        sent.push(await request.json());
        return pageOf({ enabled: false, version: 'v2' });
      },
    });
    showShop(`/el/shop/sites/${KEY}`);
    await userEvent.click(await screen.findByRole('button', { name: '停用' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '停用網站' }));
    expect(dialog.getByText(/訂單不受影響/)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '停用' }));
    expect(await screen.findByRole('button', { name: '恢復使用' })).toBeVisible();
    expect(sent).toEqual([{ version: 'v1' }]);
  });
});
