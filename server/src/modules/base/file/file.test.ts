import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminFiles, auditLog } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { type FileAdmin, fileAdmin, PDF } from '../../../testing/people/file-admin.ts';
import { fileConfig } from './config.ts';
import { removeOrphans } from './service.ts';
import { openFileStorage } from './storage/open-storage.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { FILE_MAX_MB: '1', FILE_TOTAL_MB: '2' };
let shop: TestApp;
let admin: FileAdmin;

beforeEach(async () => {
  shop = await testApp({ env: LIMITS });
  await rm(join(shop.config.dataDir, 'uploads'), { recursive: true, force: true });
  admin = await fileAdmin(shop);
});

async function storeOf({ db, config }: TestApp) {
  const { storage, limits } = fileConfig(config);
  return { db, limits, storage: await openFileStorage(storage) };
}

const below = (...path: string[]) =>
  readdir(join(shop.config.dataDir, ...path)).catch((): string[] => []);
const list = async () => (await admin.get('/api/file?t=1&l=-1')).json();
const names = async () => (await list()).Data.map(({ name }: { name: string }) => name);
const sentence = (answer: { json: () => { Message: { Code: string; Message: string }[] } }) =>
  answer.json().Message.map(({ Code, Message }) => `${Code} ${Message}`);

/** Nothing of a rejected request is stored, and no temporary file is left on the disk. */
async function expectNothingStored() {
  expect(await names()).toEqual([]);
  expect(await below('incoming')).toEqual([]);
}

describe('an uploaded file', () => {
  it('has a link by which everybody downloads its bytes, as a file and nothing else [A6]', async () => {
    const answer = await admin.upload([['合約 第一版.pdf', PDF]]);
    expect(answer.json()).toMatchObject({
      Success: true,
      link: expect.stringMatching(/^\/files\/WEB\/[\w-]{22}\//),
    });
    const { link } = answer.json();
    const download = await shop.app.inject(link);
    expect(download.rawPayload.equals(PDF)).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="__ ___.pdf"; filename*=UTF-8''${encodeURIComponent('合約 第一版.pdf')}`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const own = await admin.get(link.replace('/files/', '/api/file/'));
    expect(own.headers['content-type']).toBe('application/octet-stream');
    expect(own.rawPayload.equals(PDF)).toBe(true);
  });

  it('is listed with its size, its hash, who uploaded it and when [A6]', async () => {
    await admin.upload([['a.pdf', PDF]]);
    expect(await list()).toMatchObject({
      Success: true,
      Data: [
        {
          name: 'a.pdf',
          mime: 'application/pdf',
          size: PDF.length,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          owner: 'WEB',
          account: 'counter',
          c_date: '2026-11-21T02:00:00.000Z',
        },
      ],
      limits: { file_bytes: MEGABYTE, total_bytes: 2 * MEGABYTE, used_bytes: PDF.length },
    });
  });

  it('is deleted on its path, content included [A6]', async () => {
    const { link } = (await admin.upload([['a.pdf', PDF]])).json();
    const stored = await below('uploads', 'files');
    expect((await admin.remove(link)).json()).toEqual({ Success: true });
    expect((await shop.app.inject(link)).statusCode).toBe(404);
    expect(await below('uploads', 'files')).toEqual(stored.slice(0, -1));
    expect((await admin.remove(link)).statusCode).toBe(404);
    await expectNothingStored();
  });

  it('gets a number beside one of its name, or its place with overwrite, at the same link [A6]', async () => {
    const first = (await admin.upload([['a.txt', '1']])).json();
    await admin.upload([
      ['a.txt', '2'],
      ['a.txt', '3'],
    ]);
    expect((await names()).toSorted()).toEqual(['a (2).txt', 'a (3).txt', 'a.txt']);
    const over = (await admin.upload([['a.txt', '4']], { overwrite: 'true' })).json();
    expect(over.link).toBe(first.link);
    expect((await shop.app.inject(first.link)).payload).toBe('4');
    expect((await below('uploads', 'files')).length).toBe(3);
  });

  it('stored in the database by 0.1.0 is downloaded and deleted like any other', async () => {
    const row = {
      path: 'WEB/old.bin',
      name: 'old.bin',
      mime: 'application/octet-stream',
      sha256: 'x',
    };
    await shop.db
      .insert(adminFiles)
      .values({ ...row, size: 3, content: Buffer.from('old'), c_date: shop.clock.now() });
    expect((await shop.app.inject('/files/WEB/old.bin')).payload).toBe('old');
    expect((await admin.remove('/files/WEB/old.bin')).statusCode).toBe(200);
    await expectNothingStored();
  });
});

describe('a file call', () => {
  it.each([
    ['none', () => ''],
    ['an invented one', () => 'f'.repeat(64)],
    ["yesterday's", () => admin.tokenOf('2026-11-20')],
    ["tomorrow's", () => admin.tokenOf('2026-11-22')],
  ])('rejects %s as access token, and stores nothing [A7]', async (_what, token) => {
    const { link } = (await admin.upload([['stays.pdf', PDF]])).json();
    const rejected = await Promise.all([
      admin.upload([['a.pdf', PDF]], { access_token: token() }),
      admin.archive([['a.pdf', PDF]], { access_token: token() }),
      admin.remove(link, token()),
    ]);
    for (const answer of rejected)
      expect([answer.statusCode, sentence(answer)]).toEqual([
        400,
        ['FILE_TOKEN 檔案權杖不正確或已過期，請重新整理頁面後再試一次。'],
      ]);
    expect(await names()).toEqual(['stays.pdf']);
    expect(await below('incoming')).toEqual([]);
  });

  it('is in the audit log with who made it and the id of the file, not its name [A6]', async () => {
    const { link } = (await admin.upload([['a.pdf', PDF]])).json();
    await admin.archive([], { files: link });
    await admin.remove(link, 'wrong');
    const entries = await shop.db.select().from(auditLog).orderBy(auditLog.id);
    const id = link.split('/').slice(2, 4).join('/');
    expect(
      entries.map(({ actor, action, subject, outcome }) => [actor, action, subject, outcome]),
    ).toEqual([
      ['counter', 'file.upload', id, 'ok'],
      ['counter', 'file.archive', id, 'ok'],
      ['counter', 'file.delete', id, 'FILE_TOKEN'],
    ]);
  });

  it('can read the parts of its token when signed in, and nobody else can [A2] [A7]', async () => {
    const answer = (await admin.get('/api/Config/esch?t=1')).json();
    expect(answer.Data.file).toMatchObject({ today: '2026-11-21' });
    expect((await shop.app.inject('/api/Config/esch?t=1')).statusCode).toBe(401);
    expect((await shop.app.inject('/api/Config/env?t=1')).payload).not.toContain(
      answer.Data.file.prefix,
    );
  });
});

describe('an upload is rejected, says why, and leaves nothing', () => {
  it.each([
    [
      '../../etc/passwd.txt',
      '檔名「../../etc/passwd.txt」無法使用，請改用不含路徑與特殊符號的檔名。',
    ],
    ['..\\boot.txt', '檔名「..\\boot.txt」無法使用，請改用不含路徑與特殊符號的檔名。'],
    ['/etc/a.txt', '檔名「/etc/a.txt」無法使用，請改用不含路徑與特殊符號的檔名。'],
    ['con.txt', '檔名「con.txt」無法使用，請改用不含路徑與特殊符號的檔名。'],
    ['.env.txt', '檔名「.env.txt」無法使用，請改用不含路徑與特殊符號的檔名。'],
    ['ex\u202Efdp.txt', '檔名「exfdp.txt」無法使用，請改用不含路徑與特殊符號的檔名。'],
    [`${'長'.repeat(90)}.txt`, `檔名「${'長'.repeat(80)}…」過長，請縮短後再試一次。`],
  ])('for the name %j [A6]', async (name, message) => {
    const answer = await admin.upload([
      ['good.txt', 'x'],
      [name, 'x'],
    ]);
    expect([answer.statusCode, sentence(answer)]).toEqual([400, [`FILE_NAME ${message}`]]);
    await expectNothingStored();
  });

  it.each([
    ['run.exe', 'MZ', 415, /^FILE_TYPE 「run.exe」的類型無法上傳，可上傳：pdf、/],
    ['page.html', '<script>', 415, /^FILE_TYPE/],
    ['draw.svg', '<svg/>', 415, /^FILE_TYPE/],
    ['bill.pdf', 'MZ\0', 400, /^FILE_CONTENT 「bill.pdf」的內容與副檔名不符/],
    ['list.csv', 'MZ\0\0', 400, /^FILE_CONTENT/],
    ['photo.jpg', PDF, 400, /^FILE_CONTENT/],
    ['empty.txt', '', 400, /^FILE_EMPTY 「empty.txt」是空的檔案/],
    ['large.txt', 'x'.repeat(MEGABYTE + 1), 413, /^FILE_TOO_LARGE 「large.txt」超過 1 MB/],
  ])(
    'for %s, and what came with it is not stored either [A6]',
    async (name, content, status, message) => {
      const answer = await admin.upload([
        ['good.txt', 'x'],
        [name, content],
      ]);
      expect(answer.statusCode).toBe(status);
      expect(sentence(answer)).toEqual([expect.stringMatching(message)]);
      await expectNothingStored();
    },
  );

  it('for a request without files, too many files, unknown owners and flags [A6]', async () => {
    const many = Array.from({ length: 51 }, (_, n) => [`${n}.txt`, 'x'] as const);
    const answers = [
      await admin.upload([]),
      await admin.upload(many),
      await admin.upload([['a.txt', 'x']], { owner: '../WEB' }),
      await admin.upload([['a.txt', 'x']], { overwrite: 'yes' }),
    ];
    expect(answers.map((answer) => [answer.statusCode, ...sentence(answer)])).toEqual([
      [400, 'NO_FILES 請選擇要上傳的檔案。'],
      [413, 'TOO_MANY_FILES 一次最多 50 個檔案，請分次處理。'],
      [400, 'INVALID 欄位 owner 的內容不正確，請重新確認後再試一次。'],
      [400, 'INVALID 欄位 overwrite 的內容不正確，請重新確認後再試一次。'],
    ]);
    await expectNothingStored();
  });

  it('for files that together exceed the space [A6]', async () => {
    const almost = 'x'.repeat(MEGABYTE - 10);
    expect(
      (
        await admin.upload([
          ['1.txt', almost],
          ['2.txt', almost],
        ])
      ).statusCode,
    ).toBe(200);
    const before = await below('uploads', 'files');
    const answer = await admin.upload([['3.txt', almost]]);
    expect([answer.statusCode, sentence(answer)]).toEqual([
      507,
      ['STORAGE_FULL 檔案空間已滿，請先刪除不需要的檔案，再上傳一次。'],
    ]);
    expect((await names()).toSorted()).toEqual(['1.txt', '2.txt']);
    expect(await below('uploads', 'files')).toEqual(before);
  });

  it('for a body that is no form, or a broken one [A6]', async () => {
    const post = (type: string, payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/file',
        headers: { ...admin.headers, 'content-type': type },
        payload,
      });
    expect((await post('application/json', '{}')).json().Message[0].Code).toBe('NOT_MULTIPART');
    const cut = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nabc';
    expect((await post('multipart/form-data; boundary=x', cut)).statusCode).toBe(400);
    expect((await post('multipart/form-data', 'x')).statusCode).toBeLessThan(500);
    await expectNothingStored();
  });
});

it('deletes partial uploads of a killed instance at the next start', async () => {
  await mkdir(join(shop.config.dataDir, 'incoming'), { recursive: true });
  await writeFile(join(shop.config.dataDir, 'incoming', 'part'), 'x');
  await (await testApp()).app.ready();
  expect(await below('incoming')).toEqual([]);
});

it('deletes objects that no file needs after a day', async () => {
  const { link } = (await admin.upload([['a.txt', 'stays']])).json();
  await shop.db.delete(adminFiles);
  await admin.upload([['b.txt', 'b']]);
  const objects = await below('uploads', 'files');
  const store = await storeOf(shop);
  await removeOrphans(store, shop.clock.now());
  expect(await below('uploads', 'files')).toEqual(objects);
  shop.clock.advance(25 * 60 * 60_000);
  await removeOrphans(store, shop.clock.now());
  expect((await below('uploads', 'files')).length).toBe(objects.length - 1);
  expect((await shop.app.inject(link)).statusCode).toBe(404);
  expect(await shop.db.select({ name: adminFiles.name }).from(adminFiles)).toEqual([
    { name: 'b.txt' },
  ]);
});
