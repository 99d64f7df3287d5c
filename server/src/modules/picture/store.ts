import { join } from 'node:path';
import { readIfThere } from '../../platform/files/read-if-there.ts';
import { writeAtomically } from '../../platform/files/write-atomically.ts';
import { encodePicture, type PictureFormat } from './encode.ts';
import type { PictureSource } from './port.ts';
import { openSlots } from './slots.ts';

export interface PictureRequest {
  key: string;
  /** Minimum width in pixels; the next larger width of the picture's source is served, or its largest. */
  width: number;
  format: PictureFormat;
}

/** An encoded picture; `etag` (unquoted) changes whenever the picture does. */
export interface EncodedPicture {
  bytes: Buffer;
  etag: string;
}

export interface PictureStore {
  /** Undefined for a picture that no source has. */
  read(request: PictureRequest): Promise<EncodedPicture | undefined>;
}

export interface PictureStoreOptions {
  /** Folder for the encoded files; created if missing, safe to delete at any time. */
  dir: string;
  sources: readonly PictureSource[];
  encode?: typeof encodePicture;
}

const ENCODES_AT_ONCE = 2;

/** A picture found in its source, with the width it is served in. */
interface Found {
  source: PictureSource;
  key: string;
  width: number;
  print: string;
}

async function find(
  sources: readonly PictureSource[],
  { key, width }: PictureRequest,
): Promise<Found | undefined> {
  for (const source of sources) {
    const widths = source.widthsOf(key);
    const served = widths.find((one) => one >= width) ?? widths.at(-1);
    const print = served && (await source.fingerprint(key));
    if (served && print) return { source, key, width: served, print };
  }
  return undefined;
}

/** Encodes pictures on their first request and stores them as files named by a hash of the original, so that a changed one is never served stale. */
export function openPictureStore({
  dir,
  sources,
  encode = encodePicture,
}: PictureStoreOptions): PictureStore {
  const pending = new Map<string, Promise<Buffer | undefined>>();
  const inSlot = openSlots(ENCODES_AT_ONCE);

  const make = async (file: string, { source, key, width }: Found, format: PictureFormat) =>
    (await readIfThere(file)) ??
    inSlot(async () => {
      const original = await source.original(key);
      if (!original) return undefined;
      const bytes = await encode(original, width, format);
      await writeAtomically(file, bytes);
      return bytes;
    });

  return {
    async read(request) {
      const found = await find(sources, request);
      if (!found) return undefined;
      const { key, width, print } = found;
      const file = join(dir, ...key.split('/'), `${width}-${print}.${request.format}`);
      const shared =
        pending.get(file) ?? make(file, found, request.format).finally(() => pending.delete(file));
      pending.set(file, shared);
      const bytes = await shared;
      return bytes && { bytes, etag: `${print}-${width}-${request.format}` };
    },
  };
}
