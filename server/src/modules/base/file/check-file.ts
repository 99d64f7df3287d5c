import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ZipLimits } from '../../../platform/zip/unpack-zip.ts';
import { FILE_TYPES, HEAD_BYTES, typeOfName } from './file-type.ts';
import { inspectArchive } from './inspect-archive.ts';
import type { LocalFile } from './storage/port.ts';

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

/**
 * The MIME type of a file whose content matches its name. @throws Rejection 400 for an empty file, or content that does
 * not match; 415 for a type that is not accepted.
 */
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
