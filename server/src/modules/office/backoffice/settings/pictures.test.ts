import sharp from 'sharp';
import { goodsAdmin } from '../../../../testing/goods/goods-admin.ts';
import { testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';
import { openPictures } from '../../../goods/picture/service.ts';
import { removeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';

const DAY_MS = 86_400_000;

const jpeg = (background: string) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function openShop() {
  const shop = await testApp();
  const anna = await atBackoffice(shop, 'anna');
  const pictures = await openPictures(shop.config);
  const admin = await goodsAdmin(shop);
  const stored = async (background: string): Promise<string> =>
    (await admin.picture('a.jpg', await jpeg(background))).body.address;
  const publish = async (value: unknown) => {
    const { versions } = await anna.get('settings');
    const changes = [{ key: 'slideshows', value, version: versions.slideshows }];
    return anna.send('POST', 'settings/publish', { changes });
  };
  const sweep = (later = 0) =>
    removeUnsaved(shop.db, pictures, new Date(shop.clock.now().getTime() + later));
  const isStored = (address: string) => pictures.storage.has(address.replace('/media/u/', ''));
  return { ...shop, stored, publish, sweep, isStored };
}

describe('a picture that is uploaded for a slide', () => {
  it('is deleted a day later unless it is published, or was and can be restored', async () => {
    const { stored, publish, sweep, isStored } = await openShop();
    const shown = await stored('#aa0000');
    const earlier = await stored('#00aa00');
    const unused = await stored('#0000aa');
    await publish([{ id: 'a', m: earlier }]);
    await publish([{ id: 'a', m: shown }]);
    const left = () => Promise.all([shown, earlier, unused].map(isStored));
    await sweep();
    expect(await left()).toEqual([true, true, true]);
    await sweep(DAY_MS + 1);
    expect(await left()).toEqual([true, true, false]);
  });

  it('is reported missing at its field if it was uploaded too long ago', async () => {
    const { stored, publish, sweep } = await openShop();
    const address = await stored('#123456');
    await sweep(DAY_MS + 1);
    const answer = await publish([{ id: 'a', d: address }]);
    expect(answer.json().faults).toEqual([
      { at: 'slideshows[0].d', message: '這張圖片已不存在，請重新上傳。' },
    ]);
  });
});
