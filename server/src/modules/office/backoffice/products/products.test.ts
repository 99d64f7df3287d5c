import { and, eq } from 'drizzle-orm';
import { auditLog, orderLines, variants } from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { testApp } from '../../../../testing/index.ts';
import { placedOrder } from '../../../../testing/orders/placed-order.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

async function openShop(shop = testApp()) {
  const opened = await shop;
  const [anna, ben] = [await atBackoffice(opened, 'anna'), await atBackoffice(opened, 'ben')];
  const post = async (url: string, payload: object, who = anna) => {
    const answer = await who.send('POST', url, payload);
    const { body, msg, faults } = answer.json();
    return { status: answer.statusCode, body, message: msg?.[0].Message as string, faults };
  };
  const change = async (id: string, cells: object, who = anna) => {
    const { version, cells: seen } = await who.get(`products/${id}`);
    const on_hand = 'on_hand' in cells ? Number(seen.on_hand) : undefined;
    return post(`products/${id}`, { version, cells, on_hand }, who);
  };
  return { ...opened, anna, ben, post, change };
}

const TEA = {
  prd_id: 'TEA-1',
  prd_name: '文山包種茶',
  cate_id: 'C11',
  price: '420',
  on_hand: '30',
};

describe('a new product', () => {
  it('is in the shop at once, as the import would have made it', async () => {
    const shop = await openShop();
    const { status, body } = await shop.post('products', {
      cells: { ...TEA, price: 'NT$1,200', sl_desc_content: '<p>清香<script>x</script></p>' },
    });
    expect(status).toBe(200);
    expect(body.cells).toMatchObject({
      prd_id: 'TEA-1',
      price: '1200',
      cate_name: '烏龍茶',
      enabled: '是',
      sl_desc_content: '<p>清香</p>',
    });
    const shown = await shop.app.inject('/api/product/TEA-1');
    expect(shown.json().body).toMatchObject({ prd_name: '文山包種茶', price: 1200, tot_qty: 30 });
    const found = await shop.app.inject(`/api/products?q=${encodeURIComponent('包種')}`);
    expect(found.json().pager.items).toMatchObject([{ prd_id: 'TEA-1' }]);
  });

  it('a new product with a code that exists already changes nothing', async () => {
    const shop = await openShop();
    const rejected = await shop.post('products', { cells: { ...TEA, prd_id: 'P0001' } });
    expect(rejected).toMatchObject({
      status: 422,
      faults: [{ field: 'prd_id', message: expect.stringMatching(/^已經有商品編號 P0001/) }],
    });
    expect((await storedProduct(shop, 'P0001'))?.prd_name).toBe('阿里山高山烏龍茶');
  });

  it('made twice at once exists once', async () => {
    const shop = await openShop();
    const answers = await Promise.all([
      shop.post('products', { cells: TEA }),
      shop.post('products', { cells: { ...TEA, prd_name: '另一個' } }, shop.ben),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('can create its category, which two who do it at once share', async () => {
    const shop = await openShop();
    const { cate_id: _, ...tea } = TEA;
    const cells = { ...tea, cate_name: '包種茶', parent_cate_name: '茶' };
    const [one, other] = await Promise.all([
      shop.post('products', { cells }),
      shop.post('products', { cells: { ...cells, prd_id: 'TEA-2' } }, shop.ben),
    ]);
    expect(one.body.cells.cate_id).toBe(other.body.cells.cate_id);
    const { categories } = await shop.anna.get('categories');
    expect(categories).toContainEqual(
      expect.objectContaining({ cate_name: '包種茶', parent_cate_id: 'C1', products: 2 }),
    );
  });
});

it.each([
  [{ price: '3.7' }, 'price', '「3.7」不是 0 到 99999999 的整數。'],
  [{ price: '0' }, 'price', '售價要大於 0。'],
  [{ price: '' }, 'price', '請填寫。'],
  [{ prd_name: '一\n二' }, 'prd_name', '含有換行或控制字元，請寫成一行。'],
  [{ u_date: '2026-02-30' }, 'u_date', '「2026-02-30」不是日期，請寫成 2026-11-22。'],
  [{ cate_id: 'NONE' }, 'cate_id', '沒有分類 NONE，請在「分類」欄寫它的名稱。'],
  [{ pictures: 'tea.jpg' }, 'pictures', '「tea.jpg」已經不在商店裡，請移除並重新上傳。'],
  [{ pictures: '//evil.test/a.jpg' }, 'pictures', expect.stringContaining('不是圖片檔名')],
  [
    { pictures: `/media/u/${'0'.repeat(40)}` },
    'pictures',
    expect.stringContaining('已經不在商店裡'),
  ],
])('%j is rejected at its field, and nothing is saved', async (cells, field, message) => {
  const shop = await openShop();
  const before = await storedProduct(shop, 'P0001');
  expect(await shop.change('P0001', { prd_text_desc: '新的', ...cells })).toMatchObject({
    status: 422,
    faults: [{ field, message }],
  });
  expect(await storedProduct(shop, 'P0001')).toEqual(before);
});

it('reports invalid cells with the sentences of the import', async () => {
  const shop = await openShop();
  const { findings } = await importContent(shop, 'prd_id,price,on_hand\nP0001,-1,2.5\n');
  const { faults } = await shop.change('P0001', { price: '-1', on_hand: '2.5' });
  expect(faults).toHaveLength(2);
  for (const [at, { message }] of faults.entries())
    expect(findings[at]?.endsWith(message)).toBe(true);
});

describe('two people at one product', () => {
  it('the second one gets the author and changes, and overwrites nothing', async () => {
    const shop = await openShop();
    const { version } = await shop.ben.get('products/P0001');
    await shop.change('P0001', { price: '650' });
    const late = await shop.post('products/P0001', { version, cells: { price: '700' } }, shop.ben);
    expect(late).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^這個商品剛才有變更：anna 於 \d\d:\d\d 修改。您填寫的內容還在/,
      ),
      body: { cells: { price: '650' } },
    });
    expect((await storedProduct(shop, 'P0001'))?.price).toBe(650);
  });

  it('save at the same moment: one succeeds, the other must confirm', async () => {
    const shop = await openShop();
    const { version } = await shop.anna.get('products/P0001');
    const answers = await Promise.all([
      shop.post('products/P0001', { version, cells: { price: '611' } }),
      shop.post('products/P0001', { version, cells: { prd_name: '新名' } }, shop.ben),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('an import in between is named', async () => {
    const shop = await openShop();
    const { version } = await shop.anna.get('products/P0001');
    await importContent(shop, 'prd_id,price\nP0001,655\n');
    const late = await shop.post('products/P0001', { version, cells: { price: '700' } });
    expect(late).toMatchObject({ status: 409, body: { cells: { price: '655' } } });
  });
});

describe('stock', () => {
  it('stock that an order has changed does not reject other changes, and is not overwritten', async () => {
    const shop = await openShop(placedOrder());
    const { version, cells } = await shop.anna.get('products/P0001');
    await shop.db.update(variants).set({ on_hand: 12 }).where(eq(variants.var_id, 'P0001'));
    expect(cells.on_hand).not.toBe('12');
    expect((await shop.post('products/P0001', { version, cells: { price: '640' } })).status).toBe(
      200,
    );
    expect(await storedProduct(shop, 'P0001')).toMatchObject({ price: 640, on_hand: 12 });
  });

  it('a stock that was counted before a new order must be confirmed again', async () => {
    const shop = await openShop();
    const { version } = await shop.anna.get('products/P0001');
    await shop.db.update(variants).set({ on_hand: 19 }).where(eq(variants.var_id, 'P0001'));
    const late = await shop.post('products/P0001', {
      ...{ version, on_hand: 20 },
      cells: { on_hand: '40' },
    });
    expect(late).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^庫存剛才從 20 變成 19/),
    });
    expect((await storedProduct(shop, 'P0001'))?.on_hand).toBe(19);
  });

  it('is never less than what orders have reserved', async () => {
    const shop = await openShop();
    expect(await shop.change('P0004', { on_hand: '3' })).toMatchObject({
      status: 422,
      faults: [{ field: 'on_hand', message: expect.stringMatching(/少於訂單已保留的 4 件/) }],
    });
  });
});

describe('hiding and deleting', () => {
  it('a hidden product is out of the shop, and back when it is listed again', async () => {
    const shop = await openShop();
    await shop.change('P0001', { enabled: '否' });
    expect((await shop.app.inject('/api/product/P0001')).statusCode).toBe(404);
    await shop.change('P0001', { enabled: '是' });
    expect((await shop.app.inject('/api/product/P0001')).statusCode).toBe(200);
  });

  it('a product without orders is deleted, one with orders is not', async () => {
    const shop = await openShop(placedOrder());
    const remove = async (id: string) => {
      const { version } = await shop.anna.get(`products/${id}`);
      return shop.post(`products/${id}/delete`, { version });
    };
    const [line] = await shop.db.select().from(orderLines);
    expect(await remove(line?.prd_id ?? '')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/請改為下架/),
    });
    expect((await remove('P0002')).status).toBe(409);
    expect((await remove('P0009')).status).toBe(200);
    expect(await storedProduct(shop, 'P0009')).toBeUndefined();
    expect((await shop.anna.send('GET', 'products/P0009')).statusCode).toBe(404);
  });

  it('does not delete a product that somebody changed meanwhile', async () => {
    const shop = await openShop();
    const { version } = await shop.ben.get('products/P0009');
    await shop.change('P0009', { price: '990' });
    const late = await shop.post('products/P0009/delete', { version }, shop.ben);
    expect([late.status, late.body.cells.price]).toEqual([409, '990']);
    expect(await storedProduct(shop, 'P0009')).toBeDefined();
  });
});

describe('the list', () => {
  const codes = async ({ anna }: Awaited<ReturnType<typeof openShop>>, query: string) => {
    const { products: found } = await anna.get(`products?${query}`);
    return found.map(({ prd_id }: { prd_id: string }) => prd_id);
  };

  it.each([
    ['sort=code', ['P0001', 'P0002', 'P0003', 'P0004', 'P0009']],
    ['q=p000&sort=price_desc&state=listed', ['P0002', 'P0001', 'P0004', 'P0003']],
    [`q=${encodeURIComponent('茶')}&sort=code`, ['P0001', 'P0002', 'P0009']],
    ['q=%25', []],
    ['cate=C2&sort=code', ['P0003', 'P0004']],
    ['state=hidden', ['P0009']],
    ['state=sold-out', ['P0004']],
    ['sort=stock_asc&state=listed', ['P0004', 'P0002', 'P0001', 'P0003']],
    ['after=nonsense&sort=code', ['P0001', 'P0002', 'P0003', 'P0004', 'P0009']],
  ])('the list of %s contains the products it names', async (query, expected) => {
    expect(await codes(await openShop(), query)).toEqual(expected);
  });

  it.each(['new', 'name', 'code', 'price_asc', 'price_desc', 'stock_asc'])(
    'continues by %s after the last product of a page, without gap or repetition',
    async (sort) => {
      const shop = await openShop();
      const rows = Array.from(
        { length: 120 },
        (_, at) => `N${at},名 ${at % 7},C11,${1 + (at % 5)}`,
      );
      await importContent(shop, `prd_id,prd_name,cate_id,price\n${rows.join('\n')}\n`);
      const seen: string[] = [];
      for (let after = ''; ; ) {
        const page = await shop.anna.get(`products?sort=${sort}&after=${after}`);
        seen.push(...page.products.map(({ prd_id }: { prd_id: string }) => prd_id));
        after = page.next;
        if (after === '') break;
      }
      expect(seen).toHaveLength(125);
      expect(new Set(seen).size).toBe(125);
    },
  );
});

it('the audit log has a change within its transaction, with the changed fields and no values', async () => {
  const shop = await openShop();
  await shop.change('P0001', { price: '650', prd_name: '新名字' });
  await shop.change('P0001', { price: 'x' });
  const entries = await shop.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'product.save'), eq(auditLog.subject, 'P0001')))
    .orderBy(auditLog.id);
  expect(entries).toMatchObject([
    { actor: 'anna', outcome: 'ok', detail: { changed: ['prd_name', 'price'] } },
    { actor: 'anna', outcome: 'PRODUCT_INVALID' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('新名字');
});
