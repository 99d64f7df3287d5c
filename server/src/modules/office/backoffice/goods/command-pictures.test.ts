import sharp from 'sharp';
import { unsavedPictures } from '../../../../platform/db/schema/index.ts';
import { testApp } from '../../../../testing/index.ts';
import { operatorUpload } from '../../../../testing/people/operator.ts';
import { openPictures } from '../../../goods/picture/service.ts';
import { removeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';
import { MAX_FILE_MEGABYTES } from '../../../goods/picture/upload/prepare-picture.ts';

async function sending() {
  const shop = await testApp();
  const send = async (name: string, payload: Buffer, store = 'yes') => {
    const path = `pictures${store === 'no' ? '?store=no' : ''}`;
    const answer = await operatorUpload(shop)(path, [[name, payload]]);
    return answer.json().body as { address: string; why: string };
  };
  return { ...shop, send, answerOf: operatorUpload(shop) };
}

const photo = (red: number) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer();

describe('the route for pictures', () => {
  it('stores a photo, the same one at the same address', async () => {
    const { send, app } = await sending();
    const { address } = await send('tea.jpg', await photo(200));
    expect(await send('other-name.jpg', await photo(200))).toEqual({ address });
    expect((await app.inject(`${address}?w=160`)).statusCode).toBe(200);
  });

  it('the route only validates on request', async () => {
    const { send, app } = await sending();
    const { address } = await send('tea.jpg', await photo(100), 'no');
    expect((await app.inject(`${address}?w=160`)).statusCode).toBe(404);
    expect(await send('tea.jpg', await photo(100))).toEqual({ address });
  });

  it('deletes one that nothing uses after a day, as of an import that was rejected', async () => {
    const { send, app, db, config, clock } = await sending();
    const { address } = await send('tea.jpg', await photo(150));
    const status = async () => (await app.inject(`${address}?w=160`)).statusCode;
    const pictures = await openPictures(config);
    const removeAfter = (hours: number) =>
      removeUnsaved(db, pictures, new Date(clock.now().getTime() + hours * 3_600_000));
    await removeAfter(23);
    expect(await status()).toBe(200);
    await removeAfter(25);
    expect(await db.$count(unsavedPictures)).toBe(0);
    expect(await pictures.storage.has(address.replace('/media/u/', ''))).toBe(false);
  });

  it.each(['yes', 'no'])('says why a file is not a picture (store=%s)', async (store) => {
    const { send } = await sending();
    expect(await send('tea.jpg', Buffer.from('no picture'), store)).toEqual({
      why: expect.stringMatching(/^不是可以使用的圖片/),
      message: expect.stringMatching(/^tea.jpg holds /),
    });
    const whole = await photo(50);
    const cut = whole.subarray(0, whole.length / 2);
    expect(await send('cut.jpg', cut, store)).toEqual({
      why: expect.stringMatching(/^已損壞/),
      message: expect.stringMatching(/^cut.jpg is damaged/),
    });
  });

  it('says in its answer that a picture is too large, and has no limit of calls', async () => {
    const { send, answerOf } = await sending();
    const large = Buffer.alloc((MAX_FILE_MEGABYTES + 1) * 1024 * 1024);
    expect((await send('tea.jpg', large)).why).toMatch(/^超過/);
    const { headers } = await answerOf('pictures', [['tea.jpg', await photo(50)]]);
    expect(headers['x-ratelimit-limit']).toBeUndefined();
  });
});
