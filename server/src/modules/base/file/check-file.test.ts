import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { checkedMime } from './check-file.ts';
import { typeOfName } from './file-type.ts';

const dir = mkdtempSync(join(tmpdir(), 'pinpu-files-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const LIMITS = { entries: 20, bytes: 1_000_000, ratio: 100 };

function check(name: string, content: Uint8Array | string) {
  const bytes = Buffer.from(content);
  const path = join(dir, 'file');
  writeFileSync(path, bytes);
  return checkedMime(name, { path, bytes: bytes.length }, LIMITS);
}

async function codeOf(name: string, content: Uint8Array | string): Promise<string> {
  try {
    return await check(name, content);
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
}

async function zipOf(files: Record<string, string | Uint8Array>, options = {}): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...options });
  for (const [name, content] of Object.entries(files))
    await zip.add(
      name,
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content),
    );
  return Buffer.from(await zip.close());
}

/** Changes a zip so that its directory and local headers both claim a size of one byte for every entry. */
function withFalseSizes(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  for (const [signature, at] of [
    ['PK\x01\x02', 24],
    ['PK\x03\x04', 22],
  ] as const) {
    const header = copy.indexOf(signature, 0, 'latin1');
    copy.writeUInt32LE(1, header + at);
  }
  return copy;
}

const latin = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['a.pdf', latin('%PDF-1.4')],
  ['a.JPG', latin('\xff\xd8\xff\xe0')],
  ['a.png', latin('\x89PNG\r\n\x1a\n')],
  ['a.gif', latin('GIF89a')],
  ['a.webp', latin('RIFF\0\0\0\0WEBP')],
  ['a.avif', latin('\0\0\0\x1cftypavif')],
  ['a.heic', latin('\0\0\0\x1cftypheic')],
  ['a.xls', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['a.csv', '姓名,電話\r\n'],
  // 功能 as Big5 writes it: its second bytes are ASCII.
  ['big5.csv', latin('\xa5\x5c\xaf\xe0,1\r\n')],
])('accepts %s by its first bytes [A6]', async (name, content) => {
  expect(await codeOf(name, content)).toBe(typeOfName(name)?.mime);
  expect(await codeOf(name.replace(/[^.]+$/, name.endsWith('csv') ? 'pdf' : 'png.pdf'), 'x')).toBe(
    'FILE_CONTENT',
  );
});

it('accepts archives and office documents with their parts [A6]', async () => {
  const word = { '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' };
  expect(await codeOf('a.docx', await zipOf(word))).toMatch(/wordprocessingml/);
  expect(await codeOf('a.zip', await zipOf({ 'folder/a.txt': 'a', 'b.txt': 'b' }))).toBe(
    'application/zip',
  );
  expect(await codeOf('a.xlsx', await zipOf(word))).toBe('FILE_CONTENT');
  expect(await codeOf('a.docx', await zipOf({ ...word, 'word/vbaProject.bin': 'x' }))).toBe(
    'FILE_MACROS',
  );
});

const ZEROS = new Uint8Array(1_500_000);
const BOMBS: [string, string, () => Promise<Buffer>][] = [
  ['that unpacks to too much', 'ARCHIVE_BOMB', () => zipOf({ 'a.txt': ZEROS })],
  [
    'of many entries that do together',
    'ARCHIVE_BOMB',
    () => zipOf({ 'a.txt': ZEROS.subarray(800_000), 'b.txt': ZEROS.subarray(800_000) }),
  ],
  [
    'with too many entries',
    'ARCHIVE_BOMB',
    () => zipOf(Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}.txt`, '']))),
  ],
  ['in another one', 'ARCHIVE_NESTED', async () => zipOf({ 'in.zip': await zipOf({ a: '' }) })],
  ['with a password', 'ARCHIVE_LOCKED', () => zipOf({ 'a.txt': 'x' }, { password: 'p' })],
  [
    'with a path that leads out of it',
    'ARCHIVE_PATHS',
    () => zipOf({ '../../etc/cron.d/a.txt': 'x' }, { filenameValidation: 'tolerant' }),
  ],
  ['that is cut off', 'FILE_BROKEN', async () => (await zipOf({ 'a.txt': 'x' })).subarray(0, 40)],
];

it.each(BOMBS)('rejects an archive %s: %s [A6]', async (_what, code, zip) => {
  expect(await codeOf('a.zip', await zip())).toBe(code);
});

it('unpacks up to the limit, whatever sizes an archive claims [A6]', async () => {
  const zip = withFalseSizes(await zipOf({ 'a.txt': ZEROS }, { dataDescriptor: false }));
  expect(['ARCHIVE_BOMB', 'FILE_BROKEN']).toContain(await codeOf('a.zip', zip));
});
