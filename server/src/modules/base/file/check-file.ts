import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Entry } from '@zip.js/zip.js';
import { Rejection } from '../../../platform/errors/rejection.ts';
import {
  MEGABYTE,
  unpackZip,
  type ZipLimits,
  type ZipMessages,
} from '../../../platform/zip/unpack-zip.ts';
import { FILE_TYPES, HEAD_BYTES, typeOfName } from './file-type.ts';
import type { LocalFile } from './storage/port.ts';

const ARCHIVE_LIMITS: ZipLimits = { entries: 1000, bytes: 300 * MEGABYTE, ratio: 100 };

const ARCHIVES = /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|cab|iso)$/i;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;

const messagesFor = (name: string): ZipMessages => ({
  ARCHIVE_BOMB: `「${name}」解壓縮後過大，為了安全無法上傳，請分成數個檔案。`,
  ARCHIVE_LOCKED: `「${name}」設有密碼，無法檢查內容，請解除密碼後再上傳。`,
  ARCHIVE_PATHS: `「${name}」裡有不安全的路徑，無法上傳。`,
  FILE_BROKEN: `「${name}」已損壞或不是完整的檔案，請確認後再上傳。`,
});

function rejectEntry({ filename }: Entry, name: string): void {
  const reject = (code: string, message: string) => new Rejection(400, code, message);
  if (ARCHIVES.test(filename))
    throw reject('ARCHIVE_NESTED', `「${name}」裡還有壓縮檔，請解開後再上傳。`);
  if (MACROS.test(filename))
    throw reject('FILE_MACROS', `「${name}」含有巨集，請另存為不含巨集的檔案後再上傳。`);
}

/** Unpacks all of it once, storing nothing. @throws Rejection 400 for a harmful archive. */
async function inspectArchive(
  file: LocalFile,
  name: string,
  limits = ARCHIVE_LIMITS,
): Promise<string[]> {
  const names: string[] = [];
  const sinkOf = (entry: Entry) => {
    rejectEntry(entry, name);
    return () => undefined;
  };
  const messages = messagesFor(name);
  for await (const { filename } of unpackZip(file, { limits, messages, sinkOf }))
    names.push(filename);
  return names;
}

const ENDINGS = Object.keys(FILE_TYPES).join('、');

const SPACE = 0x20;
/** Tab, line feed, form feed, carriage return, and the escape of ISO 2022. */
const CONTROLS_OF_TEXT = [0x09, 0x0a, 0x0c, 0x0d, 0x1b];

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Neither Big5 nor UTF-8 has control characters inside a character. */
const isTextByte = (byte: number) => byte >= SPACE || CONTROLS_OF_TEXT.includes(byte);

async function isText(path: string): Promise<boolean> {
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) if (!chunk.every(isTextByte)) return false;
  return true;
}

const disguised = (name: string) =>
  new Rejection(
    400,
    'FILE_CONTENT',
    `「${name}」的內容與副檔名不符，請確認檔案，或以正確的格式另存後再上傳。`,
  );

/** @throws Rejection 400 for empty or other content than the name says, 415 for an unknown type. */
export async function checkedMime(
  name: string,
  file: LocalFile,
  limits?: ZipLimits,
): Promise<string> {
  const type = typeOfName(name);
  if (type === undefined)
    throw new Rejection(415, 'FILE_TYPE', `「${name}」的類型無法上傳，可上傳：${ENDINGS}。`);
  if (file.bytes === 0)
    throw new Rejection(400, 'FILE_EMPTY', `「${name}」是空的檔案，請確認後再上傳。`);
  if (!type.begins(await headOf(file.path))) throw disguised(name);
  if (type.kind === 'text' && !(await isText(file.path))) throw disguised(name);
  if (type.kind === 'zip' || type.kind === 'document') {
    const entries = await inspectArchive(file, name, limits);
    if (!(type.parts ?? []).every((part) => entries.includes(part))) throw disguised(name);
  }
  return type.mime;
}
