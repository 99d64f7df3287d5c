import { rmSync } from 'node:fs';
import { builtShell } from '../../../../testing/deployments/built-shell.ts';
import { testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

const BROWSER = { pinpu_admin_browser: 'browser-of-a-test' };

let dist: string;
beforeEach(() => {
  dist = builtShell();
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

async function openShop() {
  const shop = await testApp({ env: { DIST_DIR: dist } });
  const anna = await atBackoffice(shop, 'anna');
  const preview = await anna.send('POST', 'settings/preview', { changes: [] });
  const { page } = preview.json().body as { page: string };
  const open = (url: string, cookies: Record<string, string> = {}) =>
    shop.app.inject({ url, cookies });
  return { ...shop, anna, page, open };
}

describe('the page of a preview', () => {
  it('can be framed by the back office alone, reports nothing and asks for no configuration', async () => {
    const { page, open } = await openShop();
    const { headers, body } = await open(page, BROWSER);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const composition = JSON.parse(/id="pinpu-composition">(.+?)<\/script>/s.exec(body)?.[1] ?? '');
    expect([composition.preview, composition.page]).toEqual([true, undefined]);
    expect(body.includes('config/public')).toBe(false);
  });

  it.each([
    ['without the cookie of the administrator’s browser', {}, 0, ''],
    ['with the cookie of another', { pinpu_admin_browser: 'elsewhere' }, 0, ''],
    ['a quarter of an hour later', BROWSER, 15 * 60_000, ''],
    ['with a changed address', BROWSER, 0, 'x'],
  ])('is the shoppers’ own page %s', async (_, cookies, later, extra) => {
    const { page, open, clock } = await openShop();
    clock.advance(later);
    const { headers, body } = await open(page + extra, cookies);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(body.includes('"preview":true')).toBe(false);
    expect(body.includes("calls: ['config/public']")).toBe(true);
  });
});

it('a slide’s link has to lead somewhere: to a page of the shop, or a product that is for sale', async () => {
  const { anna } = await openShop();
  const { versions } = await anna.get('settings');
  const urls = [
    '/product/P0001',
    '/product/P9999',
    '/produts/茶',
    '/el/shop',
    '/s/ABC',
    'https://pinpu.test/x',
  ];
  const value = urls.map((url, at) => ({ id: `s${at}`, url }));
  const changes = [{ key: 'slideshows', value, version: versions.slideshows }];
  const answer = await anna.send('POST', 'settings/publish', { changes });
  expect(answer.json().faults).toEqual([
    { at: 'slideshows[1].url', message: '沒有這件商品，或商品沒有上架。' },
    { at: 'slideshows[2].url', message: '本店沒有這個網址，請確認後再填一次。' },
    { at: 'slideshows[3].url', message: '本店沒有這個網址，請確認後再填一次。' },
  ]);
});
