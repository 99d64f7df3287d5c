import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedDatabase } from '../../testing/database/database-template.ts';
import { freePort, runInProcess, startInProcess } from '../../testing/shop-process.ts';
import { goodsCommand } from './catalog.ts';

jest.setTimeout(120_000);

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'pinpu-catalog-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = (name: string, content?: string) => {
  if (content !== undefined) writeFileSync(join(dir, name), content);
  return join(dir, name);
};
const HEADER = '商品編號,品名,分類,售價,庫存\n';

describe('npm run catalog', () => {
  it('imports and exports beside the running shop, and without one', async () => {
    const env = { DATA_DIR: join(dir, 'data'), PORT: String(await freePort()) };
    const catalog = (...words: string[]) => runInProcess('catalog', words, env);
    const goods = file('goods.csv', `${HEADER}A1,好茶,茶,100,5\nA2,好杯,杯,90,3\n`);
    await copyMigratedDatabase(join(env.DATA_DIR, 'db'));
    const shop = await startInProcess(env);
    try {
      expect(await catalog('import', goods)).toEqual({
        code: 0,
        out: '已匯入。共 2 列：新增 2、修改 0、不變 0、有問題 0；分類新增 2、修改 0。\n',
        err: '',
      });
      const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/product/A1`);
      expect(await answer.json()).toMatchObject({ body: { prd_name: '好茶', tot_qty: 5 } });
    } finally {
      await shop.stop();
    }
    const bad = file('bad.csv', `${HEADER}A1,好茶,茶,100,5\nA3,壞茶,茶,貴,3\n`);
    const { code, out, err } = await catalog('import', bad);
    expect([code, err]).toEqual([
      1,
      '第 3 列 D 欄「售價」（price）：「貴」不是 0 到 99999999 的整數。\n',
    ]);
    expect(out).toContain('沒有匯入任何商品');
    const exported = file('out.csv');
    expect((await catalog('export', exported)).code).toBe(0);
    expect(readFileSync(exported, 'utf8').split('\r\n')).toHaveLength(6);
    expect((await catalog('export', exported)).err).toMatch(/out.csv exists: choose another name/);
  });

  it('says in one sentence that there is no such file', async () => {
    const env = { DATA_DIR: join(dir, 'none') };
    expect(await runInProcess('catalog', ['import', 'no.csv'], env)).toEqual({
      code: 1,
      out: '',
      err: 'no.csv does not exist: check its name.\n',
    });
  });
});

it.each([
  [['import', 'a.csv'], { file: 'a.csv', dryRun: false, skipBad: false }],
  [
    ['import', '--pictures', 'photos', 'a.json', '--dry-run', '--skip-bad'],
    { file: 'a.json', pictures: 'photos', dryRun: true, skipBad: true },
  ],
  [['export', 'b.csv'], { file: 'b.csv', overwrite: false }],
  [['export', 'b.json', '--overwrite'], { file: 'b.json', overwrite: true }],
])('understands %j', (words, payload) => {
  const place = (word: string) => (/^a\./.test(word) ? file(word, '') : word);
  const placed = { ...payload, file: place(payload.file) };
  expect(goodsCommand(words.map(place)).payload).toEqual(placed);
});

it.each([
  [[]],
  [['delete', 'a.csv']],
  [['import']],
  [['import', 'a.csv', 'b.csv']],
  [['import', 'a.xlsx']],
  [['import', 'a.csv', '--pictures']],
  [['import', 'a.csv', '--overwrite']],
  [['export', 'a.csv', '--dry-run']],
])('prints its usage for %j', (words) => {
  expect(() => goodsCommand(words)).toThrow(/npm run catalog/);
});
