import { openAsBlob } from 'node:fs';
import { BlobReader, type Entry, ERR_UNSAFE_FILENAME, ZipReader } from '@zip.js/zip.js';
import { Rejection } from '../errors/rejection.ts';

export const MEGABYTE = 1024 * 1024;

export interface ZipLimits {
  entries: number;
  bytes: number;
  /** Per byte of the zip; not applied to the first 10 MB, since small texts compress well. */
  ratio: number;
}

const FREE_BYTES = 10 * MEGABYTE;

/** Messages for a zip that can't be used, by error code. */
export interface ZipMessages {
  /** For a zip that has more entries, or unpacks to more, than the limits allow. */
  ARCHIVE_BOMB: string;
  ARCHIVE_LOCKED: string;
  ARCHIVE_PATHS: string;
  FILE_BROKEN: string;
}

interface Unpacking {
  /** Decodes names that may not be UTF-8. */
  decodeText?: (name: Uint8Array) => string;
  limits: ZipLimits;
  messages: ZipMessages;
  /** Returns a function that receives an entry's content; undefined skips the entry. May throw to reject it. */
  sinkOf: (entry: Entry) => ((chunk: Uint8Array) => void) | undefined;
}

/**
 * The entries of a zip, each after its content was unpacked. Bytes are counted while unpacking, since the sizes in a
 * zip may be false. @throws Rejection 400 for one that is broken, encrypted, has names outside its folder, or unpacks
 * to too much.
 */
export async function* unpackZip(
  zip: { path: string; bytes: number },
  { limits, messages, sinkOf, ...options }: Unpacking,
): AsyncGenerator<Entry> {
  const rejection = (code: keyof ZipMessages) => new Rejection(400, code, messages[code]);
  const most = Math.min(limits.bytes, Math.max(FREE_BYTES, zip.bytes * limits.ratio));
  let entries = 0;
  let bytes = 0;
  const counted = (sink: (chunk: Uint8Array) => void) =>
    new WritableStream<Uint8Array>({
      write(chunk) {
        bytes += chunk.length;
        if (bytes > most) throw rejection('ARCHIVE_BOMB');
        sink(chunk);
      },
    });
  try {
    const reader = new ZipReader(new BlobReader(await openAsBlob(zip.path)), {
      useWebWorkers: false,
      checkOverlappingEntry: true,
      ...options,
    });
    for await (const entry of reader.getEntriesGenerator()) {
      entries += 1;
      if (entries > limits.entries) throw rejection('ARCHIVE_BOMB');
      if (entry.encrypted) throw rejection('ARCHIVE_LOCKED');
      const sink = sinkOf(entry);
      if (sink && !entry.directory) await entry.getData(counted(sink));
      yield entry;
    }
  } catch (error) {
    if (error instanceof Rejection) throw error;
    const isUnsafe = error instanceof Error && error.message === ERR_UNSAFE_FILENAME;
    throw rejection(isUnsafe ? 'ARCHIVE_PATHS' : 'FILE_BROKEN');
  }
}
