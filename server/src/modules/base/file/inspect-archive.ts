import type { Entry } from '@zip.js/zip.js';
import { Rejection } from '../../../platform/errors/rejection.ts';
import {
  MEGABYTE,
  unpackZip,
  type ZipLimits,
  type ZipMessages,
} from '../../../platform/zip/unpack-zip.ts';
import type { LocalFile } from './storage/port.ts';

export const ARCHIVE_LIMITS: ZipLimits = { entries: 1000, bytes: 300 * MEGABYTE, ratio: 100 };

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

/**
 * The names in an archive; unpacks all of it once without storing anything. @throws Rejection 400 for a broken,
 * encrypted or nested archive, one that unpacks to too much, and one with names outside its folder.
 */
export async function inspectArchive(
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
