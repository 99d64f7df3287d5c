import { openAsBlob } from 'node:fs';
import { BlobReader, type Entry, ERR_UNSAFE_FILENAME, ZipReader } from '@zip.js/zip.js';
import { Rejection } from '../../platform/errors/rejection.ts';
import type { LocalFile } from './storage/port.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of an archive's content. */
export interface ArchiveLimits {
  entries: number;
  /** All content, unpacked. */
  bytes: number;
  /** Content per byte of the archive; the first ten megabytes are free, since small texts pack well. */
  ratio: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 1000, bytes: 300 * MEGABYTE, ratio: 100 };
const FREE_BYTES = 10 * MEGABYTE;

const ARCHIVES = /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|cab|iso)$/i;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;

const rejection = (Code: string, message: string) => new Rejection(400, Code, message);

const tooLarge = (name: string) =>
  rejection('ARCHIVE_BOMB', `「${name}」解壓縮後過大，為了安全無法上傳，請分成數個檔案。`);
const broken = (name: string) =>
  rejection('FILE_BROKEN', `「${name}」已損壞或不是完整的檔案，請確認後再上傳。`);

function rejectEntry(entry: Entry, name: string): void {
  if (entry.encrypted)
    throw rejection('ARCHIVE_LOCKED', `「${name}」設有密碼，無法檢查內容，請解除密碼後再上傳。`);
  if (ARCHIVES.test(entry.filename))
    throw rejection('ARCHIVE_NESTED', `「${name}」裡還有壓縮檔，請解開後再上傳。`);
  if (MACROS.test(entry.filename))
    throw rejection('FILE_MACROS', `「${name}」含有巨集，請另存為不含巨集的檔案後再上傳。`);
}

/** Unpacks every entry, storing nothing: what an archive says of its sizes may be false. */
async function unpackedNames(
  file: LocalFile,
  name: string,
  limits: ArchiveLimits,
): Promise<string[]> {
  const most = Math.min(limits.bytes, Math.max(FREE_BYTES, file.bytes * limits.ratio));
  const blob = await openAsBlob(file.path);
  const zip = new ZipReader(new BlobReader(blob), {
    useWebWorkers: false,
    checkOverlappingEntry: true,
  });
  const names: string[] = [];
  let bytes = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    names.push(entry.filename);
    if (names.length > limits.entries) throw tooLarge(name);
    rejectEntry(entry, name);
    if (entry.directory) continue;
    const counter = new WritableStream<Uint8Array>({
      write(chunk) {
        bytes += chunk.length;
        if (bytes > most) throw tooLarge(name);
      },
    });
    await entry.getData(counter);
  }
  return names;
}

/**
 * The names in an archive, after all of it was unpacked once.
 * @throws Rejection 400 for a broken, encrypted or nested archive, one that unpacks to too much, and one whose names lead elsewhere.
 */
export async function inspectArchive(
  file: LocalFile,
  name: string,
  limits = ARCHIVE_LIMITS,
): Promise<string[]> {
  try {
    return await unpackedNames(file, name, limits);
  } catch (error) {
    if (error instanceof Rejection) throw error;
    if (error instanceof Error && error.message === ERR_UNSAFE_FILENAME)
      throw rejection('ARCHIVE_PATHS', `「${name}」裡有不安全的路徑，無法上傳。`);
    throw broken(name);
  }
}
