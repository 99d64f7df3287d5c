import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { unsavedPictures } from '../../../../platform/db/schema/index.ts';
import { goodsAdmin } from '../../../../testing/goods/goods-admin.ts';
import { tinyMp4, tinyPdf } from '../../../../testing/goods/tiny-media.ts';
import { testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';
import { signedInAdmin, withXsrf } from '../../../../testing/people/signed-in-admin.ts';
import { openPictures } from '../../../goods/picture/service.ts';
import { removeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';

const HOURS = 3_600_000;

async function openShop() {
  const shop = await testApp();
  const pictures = await openPictures(shop.config);
  const anna = await atBackoffice(shop, 'anna');
  const admin = await goodsAdmin(shop);
  return {
    ...shop,
    admin,
    upload: async (kind: string, name: string, content: Buffer) => {
      const answer = await admin.post(`media/${kind}`, [[name, content]]);
      return { status: answer.statusCode, ...answer.json() };
    },
    save: async (id: string, cells: object) => {
      const { version } = await anna.get(`products/${id}`);
      return anna.send('POST', `products/${id}`, { version, cells });
    },
    /** Whether the shop still serves a file after the job ran so many hours later. */
    hasAfter: async (address: string, hours: number) => {
      await removeUnsaved(shop.db, pictures, new Date(shop.clock.now().getTime() + hours * HOURS));
      const name = /[vm][0-9a-f]{40}/.exec(address)?.[0] ?? '';
      return pictures.storage.has(name);
    },
    product: async (id: string) => (await shop.app.inject(`/api/product/${id}`)).json().body,
  };
}

const TABLE = 'S | M\n96 | 102';

it('a video, a manual and a table are uploaded, saved, and on the product, and its cells change nothing when they are saved again [T18] [T19] [T20]', async () => {
  const shop = await openShop();
  const video = await shop.upload('video', 'scarf.mp4', tinyMp4());
  const manual = await shop.upload('manual', '圍巾 洗滌.pdf', tinyPdf());
  expect(video.body).toEqual({
    address: expect.stringMatching(/^\/media\/f\/v[0-9a-f]{40}\.mp4$/),
    bytes: tinyMp4().length,
  });
  const videos = `三種綁法 ${video.body.address}\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ`;
  const cells = { videos, size_table: '尺寸\tS\n胸圍\t96', manual: manual.body.address };
  expect((await shop.save('P0001', cells)).statusCode).toBe(200);
  expect(await shop.product('P0001')).toMatchObject({
    videos: [
      { title: '三種綁法', file: video.body.address, youtube: '', poster: '' },
      { title: '', file: '', youtube: 'dQw4w9WgXcQ', poster: '' },
    ],
    size_table: [
      ['尺寸', 'S'],
      ['胸圍', '96'],
    ],
    manual: {
      url: expect.stringMatching(/^\/media\/f\/m[0-9a-f]{40}\/%E5.*\.pdf$/),
      bytes: tinyPdf().length,
    },
  });
  const again = await shop.save('P0001', cells);
  expect(again.json().body.cells).toMatchObject({
    videos: `三種綁法 ${video.body.address}\nhttps://youtu.be/dQw4w9WgXcQ`,
    size_table: '尺寸 | S\n胸圍 | 96',
  });
});

it('a product without media has none of the fields [T18] [T19] [T20]', async () => {
  const product = await (await openShop()).product('P0001');
  for (const field of ['videos', 'size_table', 'manual']) expect(product).not.toHaveProperty(field);
});

it('a file that is never saved is deleted after a day, one in use never is [T18] [T20]', async () => {
  const shop = await openShop();
  const { body: unused } = await shop.upload('video', 'a.mp4', tinyMp4({ data: 'unused' }));
  const { body: video } = await shop.upload('video', 'b.mp4', tinyMp4({ data: 'used' }));
  const { body: manual } = await shop.upload('manual', 'c.pdf', tinyPdf());
  expect(await shop.hasAfter(unused.address, 23)).toBe(true);
  await shop.save('P0001', { videos: video.address, manual: manual.address });
  // Uploaded again for another product whose form is never saved.
  await shop.upload('video', 'b.mp4', tinyMp4({ data: 'used' }));
  await shop.upload('manual', 'c.pdf', tinyPdf());
  expect(await shop.hasAfter(unused.address, 25)).toBe(false);
  expect(await shop.hasAfter(video.address, 25)).toBe(true);
  expect(await shop.hasAfter(manual.address, 25)).toBe(true);
  expect(await shop.db.$count(unsavedPictures)).toBe(0);
});

it('a file that the job finds in use stays, also where only an import named it [T18] [T20]', async () => {
  const shop = await openShop();
  const { body: video } = await shop.upload('video', 'b.mp4', tinyMp4());
  const { body: manual } = await shop.upload('manual', 'c.pdf', tinyPdf());
  const file = `prd_id,影片,說明書\nP0001,${video.address},${manual.address}\n`;
  const { lines } = await shop.admin.importing(file, {});
  expect(lines.at(-1)).toMatchObject({ report: { imported: true, updated: 1 } });
  expect(await shop.hasAfter(video.address, 25)).toBe(true);
  expect(await shop.hasAfter(manual.address, 25)).toBe(true);
});

const GONE = '0a'.repeat(20);

it('a form that names files which are gone is rejected by field, and nothing is changed [T18] [T20]', async () => {
  const shop = await openShop();
  const answer = await shop.save('P0001', {
    videos: `https://youtu.be/dQw4w9WgXcQ /media/u/${GONE}`,
    manual: `/media/f/m${GONE}/a.pdf`,
    size_table: TABLE,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().faults).toEqual([
    { field: 'videos', message: `「/media/u/${GONE}」不在本店裡，請重新上傳，或清空這一格。` },
    {
      field: 'manual',
      message: `「/media/f/m${GONE}/a.pdf」不在本店裡，請重新上傳，或清空這一格。`,
    },
  ]);
  expect(await shop.product('P0001')).not.toHaveProperty('size_table');
});

it("another shop's file names its YouTube videos; rows with its own files are rejected with a sentence [T18] [T20]", async () => {
  const shop = await openShop();
  const file = `prd_id,影片,尺寸表\nP0001,開箱 youtu.be/dQw4w9WgXcQ,"${TABLE}"\nP0002,/media/f/v${GONE}.mp4,\n`;
  const { lines } = await shop.admin.importing(file, { skip_bad: 'true' });
  const findings = lines.flatMap((line) => ('finding' in line ? [line.finding] : []));
  expect(findings).toEqual([
    expect.objectContaining({ row: 3, cell: 'B 影片', why: expect.stringContaining('不在本店裡') }),
  ]);
  expect(lines.at(-1)).toMatchObject({ report: { imported: true, updated: 1, bad: 1 } });
  expect(await shop.product('P0001')).toMatchObject({
    videos: [{ title: '開箱', youtube: 'dQw4w9WgXcQ' }],
    size_table: [
      ['S', 'M'],
      ['96', '102'],
    ],
  });
});

it.each(['csv', 'json'])(
  'a %s of goods with media that is imported again changes nothing [T18] [T19] [T20]',
  async (format) => {
    const shop = await openShop();
    const { body: video } = await shop.upload('video', 'b.mp4', tinyMp4());
    const { body: manual } = await shop.upload('manual', 'c.pdf', tinyPdf());
    const table = `\tS|M\n=1+1\t"6 寸"`;
    const saved = await shop.save('P0001', {
      videos: `一, "二" ${video.address}\nyoutu.be/dQw4w9WgXcQ`,
      size_table: table,
      manual: manual.address,
    });
    expect(saved.statusCode).toBe(200);
    const exported = (await shop.admin.get(`goods/export?format=${format}`)).body;
    const { lines } = await shop.admin.importing(exported, {}, undefined, `goods.${format}`);
    expect(lines.at(-1)).toMatchObject({ report: { updated: 0, created: 0, bad: 0 } });
    expect((await shop.product('P0001')).size_table).toEqual([
      ['', 'S|M'],
      ['=1+1', '"6 寸"'],
    ]);
  },
);

const filesOf = (dir: string) => readdir(dir, { recursive: true }).catch(() => []);

const html = Buffer.from('<!doctype html><script>alert(1)</script>');

it.each([
  ['video', 'tea.mp4', html, 400, /^「tea.mp4」不是 MP4 影片/],
  ['manual', 'tea.pdf', html, 400, /^「tea.pdf」不是 PDF 檔/],
  ['video', 'tea.pdf', tinyPdf(), 400, /不是 MP4 影片/],
  ['video', 'tea.mp4', Buffer.alloc(0), 400, /是空的檔案/],
  ['manual', 'tea.pdf', Buffer.alloc(21 * 1024 * 1024, 1), 413, /20 MB/],
  ['manual', '../tea.pdf', tinyPdf(), 400, /檔名/],
])(
  '%s %s is rejected by name, and leaves nothing behind [T18] [T20]',
  async (kind, name, content, status, sentence) => {
    const shop = await openShop();
    const before = await filesOf(shop.config.uploadsDir);
    const answer = await shop.upload(kind, name, content);
    expect(answer.status).toBe(status);
    expect(answer.msg[0].Message).toMatch(sentence);
    expect(await filesOf(join(shop.config.dataDir, 'incoming-goods'))).toEqual([]);
    expect(await filesOf(shop.config.uploadsDir)).toEqual(before);
    expect(await shop.db.$count(unsavedPictures)).toBe(0);
  },
);

it.each([
  ['a connection that is lost', 2],
  ['a file that goes on beyond the limit', 150],
])('%s leaves nothing behind [T18]', async (_what, megabytes) => {
  const shop = await openShop();
  const before = await filesOf(shop.config.uploadsDir);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const headers = await withXsrf(shop, await signedInAdmin(shop, 'lost'));
  const type = 'multipart/form-data; boundary=x';
  const all = {
    host: 'shop.test',
    ...headers,
    'content-type': type,
    'transfer-encoding': 'chunked',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = once(socket, 'close').catch(() => undefined);
  const chunk = (piece: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`${Buffer.byteLength(piece).toString(16)}\r\n`),
      Buffer.from(piece as string),
      Buffer.from('\r\n'),
    ]);
  const part = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.mp4"\r\n\r\n';
  socket.write(`POST /api/backoffice/media/video HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(chunk(part));
  const piece = chunk(Buffer.alloc(1024 * 1024));
  for (let sent = 0; sent < megabytes && !socket.destroyed; sent += 1)
    if (!socket.write(piece))
      await Promise.race([once(socket, 'drain'), closed]).catch(() => undefined);
  socket.destroy();
  await closed;
  await shop.app.close();
  expect(await filesOf(join(shop.config.dataDir, 'incoming-goods'))).toEqual([]);
  expect(await filesOf(shop.config.uploadsDir)).toEqual(before);
  expect(await shop.db.$count(unsavedPictures)).toBe(0);
});

it('a kind that there is not, and a visitor, upload nothing [T18] [T20]', async () => {
  const shop = await openShop();
  expect((await shop.upload('script', 'a.js', html)).status).toBe(400);
  const visitor = await shop.app.inject({
    method: 'POST',
    url: '/api/backoffice/media/video',
  });
  expect(visitor.statusCode).toBe(401);
});
