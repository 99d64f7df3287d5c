import { stat } from 'node:fs/promises';
import {
  MEGABYTE,
  unpackZip,
  type ZipLimits,
  type ZipMessages,
} from '../../../../platform/zip/unpack-zip.ts';
import { MAX_FILE_MEGABYTES } from '../../../goods/picture/upload/prepare-picture.ts';

/** Photos hardly compress: a zip that unpacks to much more than its size is rejected. `bytes` limits the total. */
const PHOTO_ZIP: ZipLimits = { entries: 5000, bytes: 1000 * MEGABYTE, ratio: 3 };

const messagesFor = (name: string): ZipMessages => ({
  ARCHIVE_BOMB: `「${name}」解壓縮後過大或檔案過多，為了安全無法使用，請分成數個壓縮檔。`,
  ARCHIVE_LOCKED: `「${name}」設有密碼，請解除密碼後再試一次。`,
  ARCHIVE_PATHS: `「${name}」裡有不安全的路徑，無法使用。`,
  FILE_BROKEN: `「${name}」已損壞或不是 zip 壓縮檔，請確認後再試一次。`,
});

/** Decodes a name in the zip: UTF-8, or Big5 as Windows in Taiwan writes it; Latin-1 where both fail. */
function decodeName(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'big5'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize('NFC');
    } catch {
      // Tries the next encoding.
    }
  return new TextDecoder('latin1').decode(bytes);
}

const plain = (path: string) => path.normalize('NFC').replaceAll('\\', '/').toLowerCase();

/** The picture name of the goods file that an entry matches: by its whole path, or by the end of its path. */
function nameFor(names: ReadonlyMap<string, string>, path: string): string | undefined {
  const parts = plain(path).split('/');
  if (parts.includes('__macosx')) return undefined;
  for (let at = 0; at < parts.length; at += 1) {
    const found = names.get(parts.slice(at).join('/'));
    if (found !== undefined) return found;
  }
  return undefined;
}

const MOST_BYTES = MAX_FILE_MEGABYTES * MEGABYTE;

/** Collects an entry's content; `bytes()` is undefined where it exceeds the limit of a picture. */
function photoSink() {
  const chunks: Uint8Array[] = [];
  let size = 0;
  return {
    write(chunk: Uint8Array) {
      size += chunk.length;
      if (size <= MOST_BYTES) chunks.push(chunk.slice());
    },
    bytes: () => (size > MOST_BYTES ? undefined : Buffer.concat(chunks)),
  };
}

interface PhotoZip {
  path: string;
  name: string;
  names: readonly string[];
}

/** A photo of a zip; `bytes` is undefined for one that is too large. */
export interface ZippedPhoto {
  name: string;
  bytes: Buffer | undefined;
}

/** The photos of a zip that a goods file names. @throws Rejection 400 for a broken, encrypted or too large one. */
export async function* photosOfZip(zip: PhotoZip): AsyncGenerator<ZippedPhoto> {
  const names = new Map(zip.names.map((name) => [plain(name), name]));
  const { size } = await stat(zip.path);
  let photo = photoSink();
  const entries = unpackZip(
    { path: zip.path, bytes: size },
    {
      limits: PHOTO_ZIP,
      messages: messagesFor(zip.name),
      decodeText: decodeName,
      sinkOf({ filename }) {
        photo = photoSink();
        return nameFor(names, filename) === undefined ? undefined : photo.write;
      },
    },
  );
  for await (const { filename } of entries) {
    const name = nameFor(names, filename);
    if (name !== undefined) yield { name, bytes: photo.bytes() };
  }
}
