import { pageOf, remoteOf, shopOf } from '../../../testing/deployments/shop-of-remotes.ts';

describe('a page of a new remote', () => {
  const about = pageOf('/wishlist/:ID', {
    title: '心願：{body.prd_name}',
    description: '{body.prd_text_desc}',
    canonical: '/wishlist/:ID',
    data: 'product/:ID',
    picture: '{body.prd_man_pic}',
    picture_sizes: '(min-width: 900px) 440px, 100vw',
    addresses: { data: 'products', list: 'pager.items', params: { ID: 'prd_id' } },
  });
  const mine = pageOf('/wishlist-of-mine', { title: '我的心願', indexed: false });
  const shop = () => shopOf({ 'mf-wishlist': remoteOf([pageOf('/wishlist'), about, mine]) });

  it('has its title and head from its manifest, and from the data it declares [M1]', async () => {
    const read = await shop();
    expect(await read('/wishlist')).toMatchObject({ statusCode: 200, title: '心願單｜拼鋪' });
    const { title, body, robots } = await read('/wishlist/P0001');
    expect([title, robots]).toEqual(['心願：阿里山高山烏龍茶｜拼鋪', undefined]);
    expect(body).toContain('<meta name="description" content="清香回甘。" data-page>');
    expect(body).toContain('href="http://shop.test/wishlist/P0001"');
    expect(body).toContain('content="http://shop.test/media/p/P0001/1?fit=preview"');
  });

  it('answers 404 where its data is missing, and only uses public calls [M1]', async () => {
    const read = await shop();
    expect(await read('/wishlist/P9999')).toMatchObject({ statusCode: 404, title: '拼鋪' });
    expect((await read('/wishlist/..%2F..%2Fregistry.json')).statusCode).toBe(404);
  });

  it('is in the sitemap where it may be indexed, and in robots.txt where it may not [M1]', async () => {
    const read = await shop();
    const { body } = await read('/sitemap-pages.xml');
    expect(body).toContain('<loc>http://shop.test/wishlist</loc>');
    expect(body).not.toMatch(/wishlist-of-mine|:ID|\/products/);
    const robots = (await read('/robots.txt')).body;
    expect(robots).toContain('Disallow: /wishlist-of-mine\n');
    expect(robots).not.toContain('Disallow: /wishlist\n');
  });

  it('is in the sitemap at each address that its declared call lists [M1]', async () => {
    const read = await shop();
    const { body } = await read('/sitemap-pages.xml');
    const ids = [...body.matchAll(/<loc>http:\/\/shop\.test\/wishlist\/(\w+)<\/loc>/g)];
    expect(ids.map(([, id]) => id).sort()).toEqual(['P0001', 'P0002', 'P0003', 'P0004']);
  });

  it.each([
    ['numbers its pages', { data: 'products?l=1', page: 'p' }],
    ['ignores the number of the page', { page: 'nth' }],
  ])('is in the sitemap once at each address of a call that %s [M1]', async (_what, pages) => {
    const addresses = { data: 'products', list: 'pager.items', params: { ID: 'prd_id' }, ...pages };
    const gift = pageOf('/gift/:ID?', { canonical: '/gift/:ID?', addresses });
    const { body } = await (await shopOf({ 'mf-gift': remoteOf([gift]) }))('/sitemap-pages.xml');
    const locs = [...body.matchAll(/<loc>http:\/\/shop\.test(\/gift.*?)<\/loc>/g)];
    expect(locs.map(([, path]) => path).sort()).toEqual([
      '/gift',
      '/gift/P0001',
      '/gift/P0002',
      '/gift/P0003',
      '/gift/P0004',
    ]);
  });

  it('stays in search results while its call says to try again later [M1]', async () => {
    const found = pageOf('/found/:Q', { canonical: '/found/:Q', data: 'products/:Q' });
    const remotes = { 'mf-found': remoteOf([found]) };
    const read = await shopOf(remotes, { SEARCHES_PER_ADDRESS: '1' });
    const statuses = [];
    for (const word of ['one', 'two', 'three'])
      statuses.push((await read(`/found/${word}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200]);
  });

  it.each([
    ['finds nothing', { data: 'product/P9999' }],
    ['has no such list', { list: 'pager.product' }],
    ['has no such field', { params: { ID: 'recipe_id' } }],
    [
      'leaves /api/',
      {
        ...{ data: '../registry.json', list: 'remotes.mf-wishlist.history' },
        params: { ID: 'version' },
      },
    ],
  ])(
    'is left out of the sitemap where the call for its addresses %s [M1]',
    async (_what, wrong) => {
      const addresses = {
        data: 'products',
        list: 'pager.items',
        params: { ID: 'prd_id' },
        ...wrong,
      };
      const faulty = pageOf('/gift/:ID', { canonical: '/gift/:ID', addresses });
      const read = await shopOf({ 'mf-wishlist': remoteOf([pageOf('/wishlist'), faulty]) });
      const { statusCode, body } = await read('/sitemap-pages.xml');
      expect(statusCode).toBe(200);
      expect(body).toContain('<loc>http://shop.test/wishlist</loc>');
      expect(body).not.toContain('/gift');
    },
  );

  it('has the preload hint of the picture that it declares as the first [M1]', async () => {
    const read = await shop();
    const hints = async (path: string) =>
      (await read(path)).body.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    const [hint = '', ...others] = await hints('/wishlist/P0001');
    expect(hint).toContain('/media/p/P0001/1?w=960 960w');
    expect(hint).toContain('imagesizes="(min-width: 900px) 440px, 100vw"');
    expect(others).toEqual([]);
    for (const path of ['/wishlist', '/wishlist/P9999']) expect(await hints(path)).toEqual([]);
    const elsewhere = { picture: 'https://pictures.test/{body.prd_id}', picture_sizes: '100vw' };
    const gift = pageOf('/gift/:ID', { data: 'product/:ID', ...elsewhere });
    const body = (await (await shopOf({ 'mf-gift': remoteOf([gift]) }))('/gift/P0001')).body;
    expect(body).not.toContain('as="image"');
  });

  it('is not indexed by default [M1]', async () => {
    const answer = await (await shop())('/wishlist-of-mine');
    expect(answer).toMatchObject({ title: '我的心願｜拼鋪', robots: 'noindex, follow' });
  });
});
