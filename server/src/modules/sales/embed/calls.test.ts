import { eq } from 'drizzle-orm';
import { cartSessions, embedSites, variants } from '../../../platform/db/schema/index.ts';
import { addShirt } from '../../../testing/goods/shirt.ts';
import {
  BEAUTY,
  OOLONG,
  PROMOTER_CODE,
  type TestApp,
  testApp,
  WITHDRAWN,
} from '../../../testing/index.ts';
import { SESSION } from '../../../testing/orders/buyer.ts';
import { BLOG, otherSite } from '../../../testing/people/other-site.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const bare = (url: string, headers: Record<string, string> = { origin: BLOG }) =>
  shop.app.inject({ url, headers });
const codeOf = (answer: { json: () => { msg: { Code: string }[] } }) => answer.json().msg[0]?.Code;

describe('the cart on another site’s page [M5]', () => {
  it('starts with a session and the shop’s name, readable for the page', async () => {
    const { get } = await otherSite(shop);
    const answer = await get('/config');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.json().body).toEqual({
      s: expect.stringMatching(/^[\w-]{24}$/),
      shop_name: '拼鋪',
      shop_url: shop.config.publicUrl.replace(/\/$/, ''),
      colour: '',
      max_order_num: 50,
    });
    const { s } = answer.json().body;
    expect((await get(`/config?s=${s}`)).json().body.s).toBe(s);
  });

  it('shows products on sale in the order asked for, at the prices of a promoter’s code', async () => {
    const { get } = await otherSite(shop);
    const ids = `${BEAUTY.prd_id},${WITHDRAWN.prd_id},${OOLONG.prd_id},no%20id,${OOLONG.prd_id}`;
    const { products } = (await get(`/products?ids=${ids}`)).json().body;
    expect(products).toMatchObject([
      { prd_id: BEAUTY.prd_id, prd_price: 980, tot_qty: 3 },
      { prd_id: OOLONG.prd_id, prd_price: 600, list_price: 600 },
    ]);
    const shopUrl = shop.config.publicUrl.replace(/\/$/, '');
    expect(products[1].url).toBe(`${shopUrl}/product/${OOLONG.prd_id}`);
    expect(products[1].prd_man_pic).toBe(`${shopUrl}${OOLONG.prd_man_pic}`);
    const grouped = await get(`/products?ids=${OOLONG.prd_id}&promo_code=${PROMOTER_CODE}`);
    expect(grouped.json().body.products[0]).toMatchObject({
      prd_price: 540,
      list_price: 600,
      url: `${shopUrl}/p/${OOLONG.prd_id}?promo_code=${PROMOTER_CODE}`,
    });
    expect(JSON.stringify(grouped.json())).not.toContain('cost');
  });

  it('offers a product with options as its cheapest variant, with all to choose from [T5]', async () => {
    await addShirt(shop);
    const { get } = await otherSite(shop);
    const shopUrl = shop.config.publicUrl.replace(/\/$/, '');
    const [shirt] = (await get('/products?ids=S1')).json().body.products;
    const offer = { prd_price: 450, list_price: 450, prd_man_pic: '' };
    expect(shirt).toMatchObject({ ...offer, prd_id: 'S1', tot_qty: 3 });
    expect(shirt.url).toBe(`${shopUrl}/product/S1`);
    expect(shirt.options).toEqual([
      { name: '尺寸', values: [{ value: 'M' }, { value: 'L' }, { value: 'XL' }] },
    ]);
    const large = { prd_id: 'S1-L', option_values: ['L'], tot_qty: 2 };
    expect(shirt.variants).toEqual([
      {
        ...offer,
        prd_id: 'S1-M',
        option_values: ['M'],
        prd_price: 500,
        list_price: 500,
        tot_qty: 1,
      },
      { ...offer, ...large, prd_man_pic: `${shopUrl}/media/L` },
      {
        ...{ ...offer, prd_id: 'S1-XL', option_values: ['XL'], tot_qty: 0 },
        ...{ prd_price: 600, list_price: 600 },
      },
    ]);
    const grouped = (await get(`/products?ids=S1&promo_code=${PROMOTER_CODE}`)).json().body;
    expect(grouped.products[0]).toMatchObject({ prd_price: 400, list_price: 450 });
  });

  it('shows a variant by its id, with its values and the way to it [T5]', async () => {
    await addShirt(shop);
    const { get } = await otherSite(shop);
    const [large, none] = (await get('/products?ids=S1-L,S1-S')).json().body.products;
    expect(large).toMatchObject({ prd_id: 'S1-L', option_text: 'L', product_id: 'S1' });
    expect(large.url).toMatch(/\/product\/S1\?v=S1-L$/);
    expect(large).not.toHaveProperty('options');
    expect(none).toBeUndefined();
  });

  it('does not offer a product of which no variant is on sale [T5]', async () => {
    await addShirt(shop);
    await shop.db.update(variants).set({ enabled: false }).where(eq(variants.prd_id, 'S1'));
    const { get } = await otherSite(shop);
    expect((await get('/products?ids=S1')).json().body.products).toEqual([]);
  });

  it('shows forty products by one call [41 W12]', async () => {
    const { get } = await otherSite(shop);
    const others = Array.from({ length: 39 }, (_, at) => `${'x'.repeat(38)}${10 + at}`);
    const answer = await get(`/products?ids=${[...others, OOLONG.prd_id]}`);
    expect(answer.json().body.products).toMatchObject([{ prd_id: OOLONG.prd_id }]);
  });

  it('answers a cart with the shop’s own prices and stock, and stores nothing', async () => {
    const { post } = await otherSite(shop);
    const cart = [
      { prd_id: OOLONG.prd_id, qty: 2, prd_price: 1 },
      { prd_id: BEAUTY.prd_id, qty: 9 },
    ];
    const answer = await post('/cart', { s: SESSION, cart, coupon_code: 'NONE' });
    expect(answer.json().body).toMatchObject({
      cart: [
        { prd_id: OOLONG.prd_id, prd_price: 600, qty: 2 },
        { prd_id: BEAUTY.prd_id, prd_price: 980, qty: 3 },
      ],
      changes: [
        { prd_id: OOLONG.prd_id, kind: 'price', from: 1, to: 600 },
        { prd_id: BEAUTY.prd_id, kind: 'stock', from: 9, to: 3 },
      ],
      coupon_refusal: expect.any(String),
    });
    expect(await shop.db.$count(cartSessions)).toBe(0);
  });

  it('is rejected without a key, with an unknown or disabled one, and for another origin, saying why to every origin [41 W15]', async () => {
    const { site, get } = await otherSite(shop);
    expect(codeOf(await bare('/api/embed/config'))).toBe('SITE_KEY_REQUIRED');
    expect(codeOf(await bare('/api/embed/config?site=pk_0000000000000000'))).toBe('SITE_UNKNOWN');
    const stolen = await bare(`/api/embed/config?site=${site.key}`, {
      origin: 'https://thief.example',
    });
    expect([stolen.statusCode, codeOf(stolen)]).toEqual([403, 'SITE_ORIGIN']);
    expect(stolen.headers['access-control-allow-origin']).toBe('*');
    await shop.db.update(embedSites).set({ enabled: false }).where(eq(embedSites.key, site.key));
    expect(codeOf(await get('/config'))).toBe('SITE_DISABLED');
  });

  it('needs no key on the shop’s own pages', async () => {
    const { origin } = new URL(shop.config.publicUrl);
    for (const headers of [{ origin }, {}])
      expect((await bare('/api/embed/config', headers as Record<string, string>)).statusCode).toBe(
        200,
      );
  });

  it('answers the browser’s preflight request, and only below its own address', async () => {
    const preflight = (url: string) =>
      shop.app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin: BLOG, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('/api/embed/cart?site=pk_0000000000000000');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('*');
    for (const url of [
      '/api/cart/update',
      '/api/cart/checkout',
      '/api/vip/profile',
      '/api/el/login',
    ])
      expect((await preflight(url)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('reaches no other call of the API from another origin', async () => {
    const headers = { origin: BLOG, 'sec-fetch-site': 'cross-site' };
    for (const url of [
      '/api/cart/update',
      '/api/cart/checkout',
      '/api/cart/embedded',
      '/api/vip/login/otp',
    ]) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `${url}?s=${SESSION}`,
        headers,
        payload: {},
      });
      expect([url, answer.statusCode, codeOf(answer)]).toEqual([url, 403, 'CROSS_SITE']);
    }
    for (const url of ['/api/config/public', '/api/products'])
      expect((await bare(url)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('is limited by key and address: another site’s shoppers go on', async () => {
    const { get } = await otherSite(shop);
    const other = await otherSite(shop);
    for (let call = 0; call < 300; call += 1) await get('/products?ids=');
    expect((await get('/config')).statusCode).toBe(200);
    expect((await get('/products?ids=')).statusCode).toBe(429);
    expect((await other.get('/products?ids=')).statusCode).toBe(200);
  });

  it('is limited by key for all addresses together, which leaves other sites and the shop alone', async () => {
    shop = await testApp({ env: { EMBED_CALLS_PER_SITE: '3' } });
    const { site } = await otherSite(shop);
    const other = await otherSite(shop);
    const from = (remoteAddress: string) =>
      shop.app.inject({
        url: `/api/embed/config?site=${site.key}`,
        headers: { origin: BLOG },
        remoteAddress,
      });
    for (const last of [1, 2, 3]) expect((await from(`203.0.113.${last}`)).statusCode).toBe(200);
    const rejected = await from('203.0.113.4');
    expect([rejected.statusCode, codeOf(rejected)]).toEqual([429, 'SITE_LIMIT']);
    expect(rejected.headers['access-control-allow-origin']).toBe('*');
    expect((await other.get('/config')).statusCode).toBe(200);
    expect((await bare('/api/embed/config', {})).statusCode).toBe(200);
  });
});
