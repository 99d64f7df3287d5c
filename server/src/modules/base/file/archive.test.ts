import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { testApp } from '../../../testing/index.ts';
import { type FileAdmin, fileAdmin, PDF } from '../../../testing/people/file-admin.ts';

let admin: FileAdmin;

beforeEach(async () => {
  admin = await fileAdmin(await testApp({ env: { FILE_MAX_MB: '1' } }));
});

async function unzipped(zip: Buffer, password?: string): Promise<[string, string][]> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(zip)])), {
    useWebWorkers: false,
    ...(password && { password }),
  });
  const files: [string, string][] = [];
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    const bytes = await entry.getData(new Uint8ArrayWriter());
    files.push([entry.filename, Buffer.from(bytes).toString()]);
  }
  return files;
}

it('an archive is a zip of the files sent and of stored ones by their links, under its name [A6]', async () => {
  const { link } = (await admin.upload([['存檔.pdf', PDF]])).json();
  const answer = await admin.archive([['說明.txt', 'hello']], { files: [link], a: '十一月' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/octet-stream',
  ]);
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('十一月.zip'));
  expect(await unzipped(answer.rawPayload)).toEqual([
    ['存檔.pdf', PDF.toString()],
    ['說明.txt', 'hello'],
  ]);
});

it('numbers files of one name, or has the later one with overwrite [A6]', async () => {
  const files = [
    ['a.txt', '1'],
    ['a.txt', '2'],
  ] as const;
  expect(await unzipped((await admin.archive(files)).rawPayload)).toEqual([
    ['a.txt', '1'],
    ['a (2).txt', '2'],
  ]);
  const replaced = await admin.archive(files, { overwrite: 'true' });
  expect(await unzipped(replaced.rawPayload)).toEqual([['a.txt', '2']]);
});

it('an archive is encrypted by the password in protect [A6]', async () => {
  const { rawPayload } = await admin.archive([['a.txt', 'secret content']], {
    protect: 'correct horse',
  });
  expect(rawPayload.toString('latin1')).not.toContain('secret content');
  expect(await unzipped(rawPayload, 'correct horse')).toEqual([['a.txt', 'secret content']]);
  await expect(unzipped(rawPayload, 'wrong password')).rejects.toThrow();
});

it.each([
  [{ protect: 'short' }, 400, 'ARCHIVE_PASSWORD 壓縮檔的密碼請使用 8 到 128 個字元。'],
  [
    { a: '../../x' },
    400,
    'FILE_NAME 檔名「../../x.zip」無法使用，請改用不含路徑與特殊符號的檔名。',
  ],
  [
    { files: ['/files/WEB/unknown/a.txt'] },
    404,
    '404 查無指定查詢條件資料，請重新確認後再試一次，謝謝。',
  ],
  [
    { files: ['https://elsewhere.test/%'] },
    404,
    '404 查無指定查詢條件資料，請重新確認後再試一次，謝謝。',
  ],
])('an archive is rejected for %j [A6]', async (fields, status, sentence) => {
  const answer = await admin.archive([['a.txt', 'x']], fields as Record<string, string>);
  const [{ Code, Message }] = answer.json().Message;
  expect([answer.statusCode, `${Code} ${Message}`]).toEqual([status, sentence]);
});

it('an archive is rejected without files, and where stored ones are too large together [A6]', async () => {
  expect((await admin.archive([])).json().Message[0].Code).toBe('NO_FILES');
  const { link } = (await admin.upload([['a.txt', 'x'.repeat(1024 * 1024)]])).json();
  const answer = await admin.archive([], { files: Array.from({ length: 6 }, () => link) });
  expect([answer.statusCode, answer.json().Message[0].Message]).toEqual([
    413,
    '一次最多上傳 5 MB，請減少檔案後再試一次。',
  ]);
});
