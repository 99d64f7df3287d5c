import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLog, unsavedPictures } from '../../../../platform/db/schema/index.ts';
import { storedProduct } from '../../../../testing/goods/goods.ts';
import { goodsAdmin } from '../../../../testing/goods/goods-admin.ts';
import { testApp } from '../../../../testing/index.ts';

const photo = (red: number) =>
  sharp({ create: { width: 48, height: 48, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer();

async function zipOf(files: Record<string, Uint8Array | string>) {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, content] of Object.entries(files))
    await zip.add(
      name,
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content),
    );
  return new Uint8Array(await (await zip.close()).arrayBuffer());
}

async function openShop() {
  const shop = await testApp();
  return { ...shop, admin: await goodsAdmin(shop) };
}

describe('an import on the screen', () => {
  it('is checked first: faults by row and column, planned changes, and no writes', async () => {
    const shop = await openShop();
    const { lines } = await shop.admin.importing(
      '商品編號,售價,圖片\nP0001,650,\nP0002,free,tea.jpg\n',
      { dry_run: 'true' },
      {},
    );
    expect(lines[0]).toEqual({ pictures: ['tea.jpg'] });
    expect(lines).toContainEqual({
      finding: { row: 3, cell: 'B 售價', why: '「free」不是 0 到 99999999 的整數。' },
    });
    expect(lines).toContainEqual({
      change: { prd_id: 'P0001', kind: 'updated', text: expect.stringContaining('售價 600 → 650') },
    });
    expect(lines.at(-1)).toMatchObject({ report: { bad: 1, updated: 1, imported: false } });
    expect((await storedProduct(shop, 'P0001'))?.price).toBe(600);
  });

  it('writes all rows or none, in Big5 as Excel in Taiwan writes it, and is in the audit log', async () => {
    const shop = await openShop();
    const bad = await shop.admin.importing('prd_id,price\nP0001,650\nP0002,x\n', {});
    expect(bad.lines.at(-1)).toMatchObject({ report: { imported: false } });
    expect((await storedProduct(shop, 'P0001'))?.price).toBe(600);
    const { answer } = await shop.admin.linesOf(
      'goods/import',
      // 商品編號,品名 / P0001,茶 in Big5.
      [
        [
          'goods.csv',
          Buffer.from(
            'b0d3ab7ebd73b8b92cab7ea657 0a50303030312caff9 0a'.replaceAll(' ', ''),
            'hex',
          ),
        ],
      ],
      { dry_run: 'false' },
    );
    expect(answer.body).toContain('"imported":true');
    expect((await storedProduct(shop, 'P0001'))?.prd_name).toBe('茶');
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'goods.import'))
      .orderBy(auditLog.id);
    expect(entries).toMatchObject([
      { actor: 'goods', outcome: 'BAD_ROWS', detail: { rows: 2, bad: 1 } },
      { actor: 'goods', outcome: 'ok', detail: { rows: 1, updated: 1 } },
    ]);
  });

  it('imports the rows that are right if asked to', async () => {
    const shop = await openShop();
    const { lines } = await shop.admin.importing('prd_id,price\nP0001,650\nP0002,x\n', {
      skip_bad: 'true',
    });
    expect(lines.at(-1)).toMatchObject({ report: { imported: true, updated: 1, bad: 1 } });
    expect((await storedProduct(shop, 'P0001'))?.price).toBe(650);
  });

  it('an import of 12 000 rows reports progress, and a limited number of findings', async () => {
    const shop = await openShop();
    const rows = Array.from({ length: 12_000 }, (_, at) => `N${at},x`).join('\n');
    const { lines } = await shop.admin.importing(`prd_id,price\n${rows}\n`, { dry_run: 'true' });
    expect(lines.filter((line) => 'finding' in line)).toHaveLength(5000);
    expect(lines.filter((line) => 'progress' in line).length).toBeGreaterThan(10);
    expect(lines.at(-1)).toMatchObject({ report: { rows: 12_000, bad: 12_000 } });
  });

  it.each([
    ['goods.xlsx', 'PK', 415, /請在 Excel 另存為「CSV UTF-8/],
    ['goods.pdf', '%PDF', 415, /不是商品檔/],
    ['goods.csv', '', 400, /是空的檔案/],
  ])('an import of %s is rejected with a sentence', async (name, content, status, sentence) => {
    const { admin } = await openShop();
    const { answer } = await admin.importing(content, {}, undefined, name);
    expect([answer.statusCode, answer.json().msg[0].Message]).toEqual([
      status,
      expect.stringMatching(sentence),
    ]);
  });

  it('an import of a file that is no goods file says why', async () => {
    const { admin } = await openShop();
    const { lines } = await admin.importing('a,b\n1,2\n', { dry_run: 'true' });
    expect(lines).toContainEqual({
      finding: { row: 0, cell: '', why: expect.stringMatching(/^第 1 列沒有認得的欄名/) },
    });
  });
});

describe('pictures of an import', () => {
  it('are uploaded one by one, or as a zip with folders, and belong to the rows that name them', async () => {
    const shop = await openShop();
    const { body } = await shop.admin.picture('tea.jpg', await photo(10));
    const zip = await zipOf({
      '照片/春茶.jpg': await photo(20),
      '__MACOSX/照片/春茶.jpg': 'x',
      '照片/不用的.jpg': await photo(30),
      '照片/broken.png': 'no picture',
    });
    const names = ['春茶.jpg', 'broken.png', 'tea.jpg'];
    const { lines } = await shop.admin.linesOf('goods/pictures', [
      ['photos.zip', zip],
      ['names.json', JSON.stringify(names)],
    ]);
    expect(lines).toEqual([
      { picture: { name: '春茶.jpg', sent: { address: expect.stringMatching(/^\/media\/u\//) } } },
      {
        picture: {
          name: 'broken.png',
          sent: { why: expect.stringMatching(/^不是可以使用的圖片/) },
        },
      },
    ]);
    const [first] = lines;
    const pictures = {
      'tea.jpg': { address: body.address },
      '春茶.jpg': first && 'picture' in first ? first.picture.sent : {},
    };
    const imported = await shop.admin.importing(
      'prd_id,圖片\nP0001,tea.jpg|春茶.jpg\n',
      {},
      pictures,
    );
    expect(imported.lines.at(-1)).toMatchObject({ report: { imported: true } });
    expect((await storedProduct(shop, 'P0001'))?.prd_man_pic).toBe(body.address);
  });

  it('stay to be deleted where no row names them', async () => {
    const shop = await openShop();
    const { body } = await shop.admin.picture('other.jpg', await photo(40));
    const pictures = { 'other.jpg': { address: body.address } };
    const { lines } = await shop.admin.importing('prd_id,price\nP0001,650\n', {}, pictures);
    expect(lines.at(-1)).toMatchObject({ report: { imported: true } });
    expect(await shop.db.$count(unsavedPictures)).toBe(1);
  });

  it('pictures that are missing are named with their row', async () => {
    const { admin } = await openShop();
    const { lines } = await admin.importing(
      'prd_id,圖片\nP0001,tea.jpg\nP0002,bad.jpg\n',
      { dry_run: 'true' },
      { 'bad.jpg': { why: '已損壞。' } },
    );
    expect(lines.flatMap((line) => ('finding' in line ? line.finding.why : []))).toEqual([
      '「tea.jpg」還沒有這張照片，請在「照片」加入同名的檔案，或改正檔名。',
      '「bad.jpg」已損壞。',
    ]);
  });

  it('pictures in a zip bomb are rejected before they fill disk or memory', async () => {
    const { admin } = await openShop();
    const zip = await zipOf({ 'tea.jpg': '0'.repeat(40 * 1024 * 1024) });
    expect(zip.length).toBeLessThan(1024 * 1024);
    const { lines } = await admin.linesOf('goods/pictures', [
      ['photos.zip', zip],
      ['names.json', '["tea.jpg"]'],
    ]);
    expect(lines).toEqual([{ error: expect.stringMatching(/解壓縮後過大/) }]);
  });

  it('pictures in no zip are rejected', async () => {
    const { admin } = await openShop();
    const { lines } = await admin.linesOf('goods/pictures', [['photos.zip', 'PK no zip']]);
    expect(lines).toEqual([{ error: expect.stringMatching(/不是 zip 壓縮檔/) }]);
  });
});

it('an export can be imported again and changes nothing', async () => {
  const shop = await openShop();
  const file = await shop.admin.get('goods/export?format=csv');
  expect(file.headers['content-type']).toBe('application/octet-stream');
  const { lines } = await shop.admin.importing(file.body, {}, {});
  expect(lines.at(-1)).toMatchObject({ report: { updated: 0, created: 0, unchanged: 5, bad: 0 } });
});
