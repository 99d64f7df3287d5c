import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unsavedPictures } from '../../../platform/db/schema/index.ts';
import { testApp } from '../../../testing/index.ts';
import { operatorToken } from '../../base/admin/operator-token.ts';
import type { ImportLine } from '../../goods/catalog/goods/import-stored.ts';
import { upsertUnsavedPicture } from '../../goods/picture/unsaved-repository.ts';

async function operatedShop() {
  const shop = await testApp();
  const headers = { authorization: `Bearer ${operatorToken(shop.config.dataDir)}` };
  const post = (url: string, payload: object) =>
    shop.app.inject({ method: 'POST', url, headers, payload });
  const upload = async (content: string) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/operator/goods/file',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: content,
    });
    return answer.json().file as string;
  };
  const importing = async (content: string, order: object = {}) => {
    const file = await upload(content);
    const answer = await post('/operator/goods/import', {
      file,
      format: 'csv',
      dry_run: false,
      skip_bad: false,
      ...order,
    });
    return answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportLine);
  };
  return { ...shop, headers, post, upload, importing };
}

describe('the routes for goods', () => {
  it('import an uploaded file, and stream progress line by line', async () => {
    const { importing, app, headers } = await operatedShop();
    const lines = await importing('prd_id,price\nP0001,650\n');
    expect(lines).toEqual([
      { progress: { step: 'check', rows: 1 } },
      { progress: { step: 'write', rows: 1 } },
      { report: expect.objectContaining({ updated: 1, imported: true }) },
    ]);
    const csv = await app.inject({ url: '/api/backoffice/goods/export?format=csv', headers });
    expect(csv.body).toContain('\r\nP0001,阿里山高山烏龍茶,C11,烏龍茶,茶,650,540,');
  });

  it('report what is wrong with a file, and store nothing', async () => {
    const { importing, config } = await operatedShop();
    const [line] = await importing('1,2\n');
    expect(line).toEqual({
      finding: expect.objectContaining({ message: expect.stringMatching(/沒有認得的欄名/) }),
    });
    expect(readdirSync(join(config.dataDir, 'imports'))).toEqual([]);
  });

  it('list the pictures a file names', async () => {
    const { upload, post } = await operatedShop();
    const file = await upload('prd_id,圖片\nP0001,a.jpg|b/c.png\nP0002,/media/p/P0002/1|a.jpg\n');
    const answer = await post('/operator/goods/pictures', { file, format: 'csv' });
    expect(answer.json()).toEqual({ names: ['a.jpg', 'b/c.png'] });
  });

  it('keep the pictures of a file that was imported, and leave those of one that was not to be deleted', async () => {
    const { importing, db, clock } = await operatedShop();
    const name = 'a'.repeat(40);
    await upsertUnsavedPicture(db, name, clock.now());
    const pictures = { 'a.jpg': { address: `/media/u/${name}` } };
    const left = () => db.$count(unsavedPictures);
    await importing('prd_id,price,圖片\nP0001,-1,a.jpg\n', { pictures });
    expect(await left()).toBe(1);
    await importing('prd_id,price,圖片\nP0001,-1,a.jpg\nP0002,700,a.jpg\n', {
      pictures,
      skip_bad: true,
    });
    expect(await left()).toBe(1);
    await importing('prd_id,price,圖片\nP0001,650,a.jpg\n', { pictures });
    expect(await left()).toBe(0);
  });

  it.each(['../../lock', 'operator.token', ''])('reject the file name %j', async (file) => {
    const { post, config } = await operatedShop();
    const order = { file, format: 'csv', dry_run: false, skip_bad: false };
    expect((await post('/operator/goods/import', order)).statusCode).toBe(404);
    expect(existsSync(join(config.dataDir, 'operator.token'))).toBe(true);
  });

  it('answer 404 without the token', async () => {
    const { app } = await operatedShop();
    for (const url of ['/operator/goods/file', '/operator/goods/import'])
      expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  });
});
