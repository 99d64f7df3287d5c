import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { categories, unsavedPictures } from '../../../../platform/db/schema/index.ts';
import { goodsAdmin } from '../../../../testing/goods/goods-admin.ts';
import { testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';
import { openPictures } from '../../../goods/picture/service.ts';
import { removeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';

const photo = (red: number) =>
  sharp({ create: { width: 48, height: 48, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer();

const HOURS = 3_600_000;

async function openShop() {
  const shop = await testApp();
  const pictures = await openPictures(shop.config);
  const anna = await atBackoffice(shop, 'anna');
  const save = async (id: string, cells: object) => {
    const { version } = await anna.get(`products/${id}`);
    return anna.send('POST', `products/${id}`, { version, cells });
  };
  return {
    ...shop,
    anna,
    save,
    admin: await goodsAdmin(shop),
    /** Whether the shop still has a picture after the job ran so many hours later. */
    hasAfter: async (address: string, hours: number) => {
      await removeUnsaved(shop.db, pictures, new Date(shop.clock.now().getTime() + hours * HOURS));
      return pictures.storage.has(address.replace('/media/u/', ''));
    },
  };
}

it('a photo is stored and shown; one that is never saved is deleted after a day', async () => {
  const shop = await openShop();
  const { status, body } = await shop.admin.picture('tea.jpg', await photo(1));
  expect(status).toBe(200);
  expect((await shop.app.inject(`${body.address}?w=160`)).statusCode).toBe(200);
  expect(await shop.hasAfter(body.address, 23)).toBe(true);
  expect(await shop.hasAfter(body.address, 25)).toBe(false);
  expect(await shop.db.$count(unsavedPictures)).toBe(0);
});

it('a photo used by a product stays, also when it is uploaded again and not saved', async () => {
  const shop = await openShop();
  const { body } = await shop.admin.picture('tea.jpg', await photo(2));
  expect((await shop.save('P0001', { pictures: body.address })).statusCode).toBe(200);
  expect(await shop.db.$count(unsavedPictures)).toBe(0);
  await shop.admin.picture('tea.jpg', await photo(2));
  expect(await shop.hasAfter(body.address, 25)).toBe(true);
});

it('a photo that something else uses by then stays', async () => {
  const shop = await openShop();
  const { body } = await shop.admin.picture('tea.jpg', await photo(3));
  await shop.db
    .update(categories)
    .set({ cate_attachment: body.address })
    .where(eq(categories.cate_id, 'C1'));
  expect(await shop.hasAfter(body.address, 25)).toBe(true);
});

it('saving a form that was left open for days names the photo that is gone, and changes nothing', async () => {
  const shop = await openShop();
  const { body } = await shop.admin.picture('tea.jpg', await photo(4));
  expect(await shop.hasAfter(body.address, 25)).toBe(false);
  const answer = await shop.save('P0001', { pictures: body.address });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().faults).toEqual([
    { field: 'pictures', message: expect.stringMatching(/已經不在商店裡，請移除並重新上傳/) },
  ]);
});

it.each([
  ['tea.jpg', async () => Buffer.from('no picture'), /^「tea.jpg」不是可以使用的圖片/],
  ['tea.png', () => photo(5), /^「tea.png」的內容與副檔名不符/],
  ['cut.jpg', async () => (await photo(6)).subarray(0, 200), /^「cut.jpg」已損壞/],
  ['empty.jpg', async () => Buffer.alloc(0), /是空的檔案/],
  ['huge.jpg', async () => Buffer.alloc(31 * 1024 * 1024, 1), /30 MB/],
])('%s is rejected by name', async (name, content, sentence) => {
  const { admin } = await openShop();
  const { status, msg } = await admin.picture(name, await content());
  expect([400, 413]).toContain(status);
  expect(msg[0].Message).toMatch(sentence);
});
