import { publicConfigAnswerSchema } from '@pinpu/shared/contracts';
import { parse } from 'zod/mini';
import { cartSessions, settings, slideshows } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { configMark } from '../../base/settings/config-mark.ts';
import { deleteStaleCartSessions } from './repository.ts';

const DAY_MS = 86_400_000;

async function configOf({ app }: TestApp, query = '') {
  const answer = await app.inject(`/api/config/public${query}`);
  expect(answer.statusCode).toBe(200);
  return parse(publicConfigAnswerSchema, answer.json()).body;
}

const saveCart = ({ app }: TestApp, s: string) =>
  app.inject({ method: 'POST', url: `/api/cart/update?s=${s}`, payload: { s, cart: [] } });

describe('GET /api/config/public', () => {
  it('stores a session at its first write, and its id stays the same until then [finding L22]', async () => {
    const shop = await testApp();
    const { s } = await configOf(shop);
    expect((await configOf(shop, `?s=${s}`)).s).toBe(s);
    expect(await shop.db.select().from(cartSessions)).toEqual([]);
    expect((await saveCart(shop, s)).statusCode).toBe(200);
    expect(await shop.db.select({ s: cartSessions.s }).from(cartSessions)).toEqual([{ s }]);
  });

  it('issues a session to a new visitor and reuses an existing one [N1]', async () => {
    const shop = await testApp();
    const { s } = await configOf(shop);
    expect(s).toMatch(/^[\w-]{24}$/);
    expect((await configOf(shop, `?s=${s}`)).s).toBe(s);
    expect((await configOf(shop)).s).not.toBe(s);
  });

  it('accepts the session id that a browser has generated when a person signed out [N1, S2]', async () => {
    const taken = '0123456789abcdef0123456789abcdef';
    expect((await configOf(await testApp(), `?s=${taken}`)).s).toBe(taken);
  });

  it.each([
    '?s=',
    '?s=short',
    '?s=0123456789ABCDEF0123456789ABCDEF',
    '?s=unknown-session',
    '?s=%27%3B--%20drop',
    '?s=a&s=b',
    `?s=${'x'.repeat(500)}`,
  ])('issues a new session where the old one is invalid: %s [N1]', async (query) => {
    const { s } = await configOf(await testApp(), query);
    expect(s).toMatch(/^[\w-]{24}$/);
  });

  it('returns only the session to a page that was rendered with the same configuration [N1, F1]', async () => {
    const shop = await testApp();
    const config = await configOf(shop);
    const at = async (known: string) =>
      (await shop.app.inject(`/api/config/public?s=${config.s}&known=${known}`)).json();
    const mark = configMark(config);
    expect(await at(mark)).toEqual({ success: true, body: { s: config.s } });
    expect(configMark({ ...config, s: 'of-another-visitor-00000' })).toBe(mark);
    await shop.db
      .insert(settings)
      .values({ name: 'home_keywords', value: ['文山包種'], u_date: shop.clock.now() });
    expect(await at(mark)).toMatchObject({ body: { s: config.s, home_keywords: ['文山包種'] } });
    for (const other of ['', 'x', `${mark}&known=${mark}`])
      expect(await at(other)).toHaveProperty('body.categories');
  });

  it('has no slide before its first and after its last day, by the clock of the server [41 W12]', async () => {
    const shop = await testApp({ now: '2026-11-29T23:30:00+08:00' });
    const days = { ended: ['', '2026-11-28'], today: ['2026-11-29', ''], due: ['2026-11-30', ''] };
    await shop.db.delete(slideshows);
    await shop.db.insert(slideshows).values(
      Object.entries(days).map(([id, [enable_sdate = '', enable_edate = '']], sort) => ({
        ...{ id, sort, enable_sdate, enable_edate, d: '/media/d', m: '/media/m' },
      })),
    );
    const shown = async () => (await configOf(shop)).home_content.slideshows.map(({ id }) => id);
    expect(await shown()).toEqual(['today']);
    shop.clock.advance(3_600_000);
    expect(await shown()).toEqual(['today', 'due']);
  });

  it('contains the shop as stored [N1, F12]', async () => {
    const shop = await testApp({ env: { APP_INIT_DELAY_MS: '0' } });
    await shop.db.insert(settings).values([
      { name: 'home_keywords', value: ['烏龍茶'], u_date: shop.clock.now() },
      {
        name: 'web_resources',
        value: { Store_Footer_CoypRight: '<p>©</p>' },
        u_date: shop.clock.now(),
      },
      {
        name: 'frame',
        value: { navigation: [{ text: '部落格', href: 'https://blog.test/', newTab: true }] },
        u_date: shop.clock.now(),
      },
    ]);
    expect(await configOf(shop)).toMatchObject({
      app_init_delay_ms: 0,
      lang: 'zh-TW',
      curr: 'TWD',
      home_keywords: ['烏龍茶'],
      web_resources: { Store_Footer_CoypRight: '<p>©</p>' },
      categories: [
        { cate_id: 'C1', cate_name: '茶', parent_cate_id: '' },
        { cate_id: 'C11', parent_cate_id: 'C1' },
        { cate_id: 'C2' },
        { cate_id: 'C21' },
      ],
      home_content: { slideshows: [{ id: 'S1', title: '新茶上市' }] },
      module_options: {
        cart: { max_order_num: 50 },
        frame: {
          filter_button: false,
          navigation: [{ text: '部落格', href: 'https://blog.test/', newTab: true }],
        },
      },
      house_promo_code: 'PINPU',
    });
  });

  it.each(['demo', 'live'] as const)('says that the shop is %s [finding C1]', async (mode) => {
    const shop = await testApp({ env: { SHOP_MODE: mode } });
    expect((await configOf(shop)).shop_mode).toBe(mode);
  });

  it('contains the salt of what browsers store encrypted [S3]', async () => {
    expect((await configOf(await testApp())).storage_salt).toBe('pinpu');
    const shop = await testApp({ env: { STORAGE_SALT: 'tea and cups' } });
    expect((await configOf(shop)).storage_salt).toBe('tea and cups');
  });

  it('shows the frame after 1000 ms by default [F1]', async () => {
    expect((await configOf(await testApp())).app_init_delay_ms).toBe(1000);
  });

  it('deletes a session after 90 days without a visit [S2]', async () => {
    const shop = await testApp();
    const [{ s: idle }, { s: used }] = [await configOf(shop), await configOf(shop)];
    for (const s of [idle, used]) await saveCart(shop, s);
    shop.clock.advance(60 * DAY_MS);
    await configOf(shop, `?s=${used}`);
    shop.clock.advance(31 * DAY_MS);
    await deleteStaleCartSessions(shop.db, shop.clock.now());
    const stored = await shop.db.select({ s: cartSessions.s }).from(cartSessions);
    expect(stored).toEqual([{ s: used }]);
    expect(stored).not.toContainEqual({ s: idle });
  });
});
