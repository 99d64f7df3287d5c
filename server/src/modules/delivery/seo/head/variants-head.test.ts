import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { products, variants } from '../../../../platform/db/schema/index.ts';
import { builtShell } from '../../../../testing/deployments/built-shell.ts';
import { importContent } from '../../../../testing/goods/goods.ts';
import { addShirt } from '../../../../testing/goods/shirt.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';

let dist = '';
let shop: TestApp;
beforeAll(() => {
  dist = builtShell();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));
beforeEach(async () => {
  shop = await testApp({ env: { DIST_DIR: dist } });
  await addShirt(shop);
});

async function read(url: string) {
  const { statusCode, body } = await shop.app.inject(url);
  const [, json = ''] =
    /<script type="application\/ld\+json" data-page>(.*?)<\/script>/s.exec(body) ?? [];
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  return { statusCode, data: JSON.parse(json), meta, canonical };
}

it('preloads the picture of the variant in the address [T4]', async () => {
  const preloaded = async (url: string) =>
    /<link rel="preload" as="image" imagesrcset="([^?]*)/.exec(
      (await shop.app.inject(url)).body,
    )?.[1];
  await shop.db.update(products).set({ prd_man_pic: '/media/S1' }).where(eq(products.prd_id, 'S1'));
  expect(await preloaded('/product/S1')).toBe('/media/S1');
  expect(await preloaded('/product/S1?v=S1-L')).toBe('/media/L');
  expect(await preloaded('/product/S1-L')).toBe('/media/L');
  for (const other of ['S1-M', 'P0001', 'none'])
    expect(await preloaded(`/product/S1?v=${other}`)).toBe('/media/S1');
});

const ADDRESS = 'http://shop.test/product/S1';

it('describes a product with options to search engines as a group of its variants [T4]', async () => {
  await shop.db
    .update(variants)
    .set({ barcode: '4710000000008' })
    .where(eq(variants.var_id, 'S1-L'));
  const { data } = await read('/product/S1');
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    ...{ name: '棉衫', productGroupID: 'S1', url: ADDRESS },
    variesBy: ['https://schema.org/size'],
  });
  expect(data).not.toHaveProperty('offers');
  const [medium, large, extra] = data.hasVariant;
  expect(large).toMatchObject({
    '@type': 'Product',
    ...{ sku: 'S1-L', name: '棉衫（L）', size: 'L', gtin: '4710000000008' },
    image: ['http://shop.test/media/L?w=960'],
    offers: {
      ...{ '@type': 'Offer', price: '450', priceCurrency: 'TWD', url: `${ADDRESS}?v=S1-L` },
      availability: 'https://schema.org/InStock',
    },
  });
  expect(medium).not.toHaveProperty('gtin');
  expect(extra.offers).toMatchObject({
    price: '600',
    availability: 'https://schema.org/OutOfStock',
  });
});

it('a preview shows the variant in the address, and the cheapest price without one; the canonical address is the product’s [T4]', async () => {
  const whole = await read('/product/S1');
  expect([whole.meta('og:title'), whole.meta('product:price:amount')]).toEqual(['棉衫', '450']);
  for (const address of ['/product/S1?v=S1-M', '/product/S1-M']) {
    const { statusCode, meta, canonical } = await read(address);
    expect([statusCode, canonical]).toEqual([200, ADDRESS]);
    expect(meta('og:title')).toBe('棉衫（M）');
    expect(meta('og:url')).toBe(`${ADDRESS}?v=S1-M`);
    expect(meta('product:price:amount')).toBe('500');
  }
  const unknown = await read('/product/S1?v=S1-none');
  expect([unknown.meta('og:url'), unknown.meta('product:price:amount')]).toEqual([ADDRESS, '450']);
});

it('describes a special price with the ordinary one and its end, unless a group price is lower [T15]', async () => {
  const until = '2026-11-21T15:00:00.000Z';
  await importContent(
    shop,
    '商品編號,規格編號,特價,特價結束\nS1,S1-L,420,2026-11-21 23:00\nS1,S1-M,,\n',
  );
  const offersAt = async (url: string) =>
    (await read(url)).data.hasVariant.map(({ offers }: { offers: object }) => offers);
  const [medium, large] = await offersAt('/product/S1');
  expect(large).toMatchObject({
    ...{ price: '420', priceValidUntil: until },
    priceSpecification: {
      ...{ '@type': 'UnitPriceSpecification', price: '450', priceCurrency: 'TWD' },
      priceType: 'https://schema.org/StrikethroughPrice',
    },
  });
  for (const field of ['priceSpecification', 'priceValidUntil'])
    expect(medium).not.toHaveProperty(field);
  const [, group] = await offersAt('/p/S1');
  expect(group).toMatchObject({ price: '400' });
  expect(group).not.toHaveProperty('priceSpecification');
});
