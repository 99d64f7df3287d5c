import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { makers, products } from '../../../../platform/db/schema/index.ts';
import { builtShell } from '../../../../testing/deployments/built-shell.ts';
import { OOLONG, type TestApp, testApp } from '../../../../testing/index.ts';

let dist = '';
let shop: TestApp;
beforeAll(() => {
  dist = builtShell();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));
beforeEach(async () => {
  shop = await testApp({ env: { DIST_DIR: dist } });
  await shop.db.insert(makers).values({
    maker_id: 'tea-hut',
    maker_name: '山腰<茶寮>',
    maker_place: '南投縣鹿谷鄉',
    maker_story: '<p>焙火 &amp; 等待。</p>',
    maker_picture: '/media/p/P0001/3',
  });
  await shop.db
    .update(products)
    .set({ maker_id: 'tea-hut' })
    .where(eq(products.prd_id, OOLONG.prd_id));
});

async function read(url: string) {
  const { statusCode, body } = await shop.app.inject(url);
  const blocks = body.matchAll(/<script type="application\/ld\+json" data-page>(.*?)<\/script>/gs);
  return { statusCode, body, data: [...blocks].map(([, json = '']) => JSON.parse(json)) };
}

describe('the head of a maker', () => {
  it('has its name, its story, its picture and its one address', async () => {
    const { statusCode, body } = await read('/maker/tea-hut?utm_source=x');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>山腰&lt;茶寮&gt;｜拼鋪</title>');
    expect(body).toContain('<meta name="description" content="焙火 &amp; 等待。" data-page>');
    expect(body).toContain(
      '<link rel="canonical" href="http://shop.test/maker/tea-hut" data-page>',
    );
    expect(body).toContain('content="http://shop.test/media/p/P0001/3?fit=preview"');
  });

  it('describes it to search engines, and the products of it', async () => {
    const [profile, way] = (await read('/maker/tea-hut')).data;
    expect(profile).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Organization', name: '山腰<茶寮>', address: '南投縣鹿谷鄉' },
    });
    expect(way.itemListElement).toHaveLength(2);
    const [product] = (await read(`/product/${OOLONG.prd_id}`)).data;
    expect(product.manufacturer).toEqual({
      '@type': 'Organization',
      name: '山腰<茶寮>',
      url: 'http://shop.test/maker/tea-hut',
    });
    expect((await read('/product/P0002')).data[0]).not.toHaveProperty('manufacturer');
  });

  it('is 404 and not indexed for an unknown and for a hidden one, whose products name no maker', async () => {
    expect((await read('/maker/nobody')).statusCode).toBe(404);
    await shop.db.update(makers).set({ enabled: false });
    const { statusCode, body } = await read('/maker/tea-hut');
    expect(statusCode).toBe(404);
    expect(body).toContain('noindex');
    expect((await read(`/product/${OOLONG.prd_id}`)).data[0]).not.toHaveProperty('manufacturer');
  });
});
