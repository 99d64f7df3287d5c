import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BlobReader, type Entry, ERR_UNSAFE_FILENAME, ZipReader } from '@zip.js/zip.js';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { MAX_FILE_MEGABYTES } from '../../picture/upload/prepare-picture.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of a zip of photos; photos hardly compress, so one that unpacks to much more is rejected. */
export interface ZipLimits {
  entries: number;
  /** All photos that are read, unpacked. */
  bytes: number;
  /** Content per byte of the zip, beyond the first ten megabytes. */
  ratio: number;
}

export const PHOTO_ZIP: ZipLimits = { entries: 5000, bytes: 1000 * MEGABYTE, ratio: 3 };
const FREE_BYTES = 10 * MEGABYTE;

const rejection = (Code: string, message: string) => new Rejection(400, Code, message);

const bomb = (name: string) =>
  rejection(
    'ARCHIVE_BOMB',
    `「${name}」解壓縮後過大或檔案過多，為了安全無法使用，請分成數個壓縮檔。`,
  );

/** Names as the zip has them: UTF-8, or Big5 as Windows in Taiwan writes them. */
function decodeName(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'big5'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize('NFC');
    } catch {
      // The next one.
    }
  return new TextDecoder('latin1').decode(bytes);
}

const plain = (path: string) => path.normalize('NFC').replaceAll('\\', '/').toLowerCase();

/** The name in the goods file that an entry is meant for: its path, or the end of it below folders. */
function nameFor(names: ReadonlyMap<string, string>, path: string): string | undefined {
  const parts = plain(path).split('/');
  if (parts.includes('__macosx')) return undefined;
  for (let at = 0; at < parts.length; at += 1) {
    const found = names.get(parts.slice(at).join('/'));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The bytes of an entry; undefined for one that is larger than a picture may be. The size in the zip may be false. */
async function bytesOf(entry: Entry, count: (bytes: number) => void): Promise<Buffer | undefined> {
  if (entry.directory) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      count(chunk.length);
      size += chunk.length;
      if (size <= MAX_FILE_MEGABYTES * MEGABYTE) chunks.push(chunk.slice());
    },
  });
  await entry.getData(sink);
  return size > MAX_FILE_MEGABYTES * MEGABYTE ? undefined : Buffer.concat(chunks);
}

interface PhotoZip {
  path: string;
  name: string;
  /** The names that are looked for. */
  names: readonly string[];
}

/** A photo of a zip; `bytes` is undefined for one that is too large. */
export interface ZippedPhoto {
  name: string;
  bytes: Buffer | undefined;
}

async function* entriesOf({ path, name }: PhotoZip, limits: ZipLimits): AsyncGenerator<Entry> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)), {
    useWebWorkers: false,
    checkOverlappingEntry: true,
    decodeText: decodeName,
  });
  let entries = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    entries += 1;
    if (entries > limits.entries) throw bomb(name);
    if (entry.encrypted)
      throw rejection('ARCHIVE_LOCKED', `「${name}」設有密碼，請解除密碼後再試一次。`);
    yield entry;
  }
}

/**
 * The photos of a zip that a goods file names, one after the other.
 * @throws Rejection 400 for a broken or encrypted zip, and one that unpacks to too much.
 */
export async function* photosOfZip(zip: PhotoZip, limits = PHOTO_ZIP): AsyncGenerator<ZippedPhoto> {
  const names = new Map(zip.names.map((name) => [plain(name), name]));
  const { size } = await stat(zip.path);
  const most = Math.min(limits.bytes, Math.max(FREE_BYTES, size * limits.ratio));
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > most) throw bomb(zip.name);
  };
  try {
    for await (const entry of entriesOf(zip, limits)) {
      const name = nameFor(names, entry.filename);
      if (name !== undefined) yield { name, bytes: await bytesOf(entry, count) };
    }
  } catch (error) {
    if (error instanceof Rejection) throw error;
    if (error instanceof Error && error.message === ERR_UNSAFE_FILENAME)
      throw rejection('ARCHIVE_PATHS', `「${zip.name}」裡有不安全的路徑，無法使用。`);
    throw rejection('FILE_BROKEN', `「${zip.name}」已損壞或不是 zip 壓縮檔，請確認後再試一次。`);
  }
}
