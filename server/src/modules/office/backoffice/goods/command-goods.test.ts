import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { unsavedPictures } from '../../../../platform/db/schema/index.ts';
import { testApp } from '../../../../testing/index.ts';
import { operatorOf, operatorUpload } from '../../../../testing/people/operator.ts';
import type { ImportLine } from '../../../goods/catalog/goods/import-stored.ts';
import { upsertUnsavedPicture } from '../../../goods/picture/unsaved-repository.ts';

async function operatedShop() {
  const shop = await testApp();
  const importing = async (content: string, fields: object = {}, pictures?: object) => {
    const list = pictures ? [['p.json', JSON.stringify(pictures)] as const] : [];
    const answer = await operatorUpload(shop)(
      'goods/import',
      [['goods.csv', content], ...list],
      fields,
    );
    return answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportLine);
  };
  return { ...shop, importing };
}

describe('the routes for goods', () => {
  it('import an uploaded file, and stream progress line by line', async () => {
    const shop = await operatedShop();
    const { importing } = shop;
    const lines = await importing('prd_id,price\nP0001,650\n');
    expect(lines).toEqual([
      { progress: { step: 'check', rows: 1 } },
      { progress: { step: 'write', rows: 1 } },
      { report: expect.objectContaining({ updated: 1, imported: true }) },
    ]);
    const csv = await operatorOf(shop)('GET', 'goods/export?format=csv');
    expect(csv.body).toContain('\r\nP0001,阿里山高山烏龍茶,C11,烏龍茶,茶,650,,540,');
  });

  it('report what is wrong with a file, and store nothing', async () => {
    const { importing, config } = await operatedShop();
    const [line] = await importing('1,2\n');
    expect(line).toEqual({
      finding: expect.objectContaining({ message: expect.stringMatching(/沒有認得的欄名/) }),
    });
    // Deleted after the last line was sent.
    while (readdirSync(join(config.dataDir, 'incoming-goods')).length > 0) await nextTurn();
  });

  it('list the pictures a file names', async () => {
    const goods = 'prd_id,圖片\nP0001,a.jpg|b/c.png\nP0002,/media/p/P0002/1|a.jpg\n';
    const send = operatorUpload(await operatedShop());
    const answer = await send('goods/picture-names', [['goods.csv', goods]]);
    expect(answer.json().body).toEqual({ names: ['a.jpg', 'b/c.png'] });
  });

  it('keep the pictures of a file that was imported, and leave those of one that was not to be deleted', async () => {
    const { importing, db, clock } = await operatedShop();
    const name = 'a'.repeat(40);
    await upsertUnsavedPicture(db, name, clock.now());
    const pictures = { 'a.jpg': { address: `/media/u/${name}` } };
    const left = () => db.$count(unsavedPictures);
    await importing('prd_id,price,圖片\nP0001,-1,a.jpg\n', {}, pictures);
    expect(await left()).toBe(1);
    const half = 'prd_id,price,圖片\nP0001,-1,a.jpg\nP0002,700,a.jpg\n';
    await importing(half, { skip_bad: 'true' }, pictures);
    expect(await left()).toBe(1);
    await importing('prd_id,price,圖片\nP0001,650,a.jpg\n', {}, pictures);
    expect(await left()).toBe(0);
  });

  it('answer 401 without the token', async () => {
    const { app } = await operatedShop();
    for (const path of ['import', 'picture-names']) {
      const url = `/api/backoffice/goods/${path}`;
      expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
    }
  });
});
