import { join } from 'node:path';
import { openSlots, type Slots } from '../../../platform/slots.ts';
import { encodePicture, type PictureFormat, type PictureWidth } from './encode.ts';
import { openPictureFolder } from './picture-folder.ts';
import type { PictureSource } from './port.ts';
import { openRecentlyUsed } from './recently-used.ts';

export interface PictureRequest {
  key: string;
  /** Of a number, the next larger width of its source is served, or else the largest. */
  width: PictureWidth;
  format: PictureFormat;
}

/** An encoded picture; `etag` is unquoted and changes whenever the picture does. */
export interface EncodedPicture {
  bytes: Buffer;
  etag: string;
}

export interface PictureStore {
  /**
   * Undefined for a picture that no source has. `admit` runs before a picture is encoded, and may throw. @throws
   * QueueFull where too many other pictures are waiting.
   */
  read(request: PictureRequest, admit?: () => Promise<void>): Promise<EncodedPicture | undefined>;
  waiting(): number;
}

export interface PictureStoreOptions {
  /** The folder of encoded files; created if missing, and safe to delete at any time. */
  dir: string;
  sources: readonly PictureSource[];
  encode?: typeof encodePicture;
  /** The folder's limit in bytes; beyond it, the pictures that were not served for the longest time are deleted. */
  maxBytes?: number;
  maxWaiting?: number;
  /** Called where an encoded picture could not be stored; it is served anyway. */
  onNotStored?: (error: unknown) => void;
}

const ENCODES_AT_ONCE = 2;
/** About 15 s of work on two cores; further requests are asked to try again later. */
const MAX_WAITING = 200;
/** Fingerprints in memory, about 100 bytes each. */
const MAX_PRINTS = 50_000;
const GIGABYTE = 1024 ** 3;

interface PictureMatch {
  source: PictureSource;
  key: string;
  width: PictureWidth;
  format: PictureFormat;
}

function servedWidth(widths: readonly number[], width: PictureWidth): PictureWidth | undefined {
  if (width === 'preview') return widths.length > 0 ? width : undefined;
  return widths.find((one) => one >= width) ?? widths.at(-1);
}

async function find(sources: readonly PictureSource[], { key, width, format }: PictureRequest) {
  for (const source of sources) {
    const served = servedWidth(source.widthsOf(key), width);
    if (served && (await source.has(key))) return { source, key, width: served, format };
  }
  return undefined;
}

/** Fingerprints by key; several requests for the same one share a single computation. */
function openPrints(inSlot: Slots) {
  const prints = new Map<string, Promise<string | undefined>>();
  const use = openRecentlyUsed(MAX_PRINTS);
  return ({ source, key }: PictureMatch): Promise<string | undefined> => {
    for (const oldest of use(key, 1)) prints.delete(oldest);
    const known = prints.get(key);
    if (known) return known;
    const print = inSlot(() => source.fingerprint(key));
    prints.set(key, print);
    print.then(
      (value) => value === undefined && prints.delete(key),
      () => prints.delete(key),
    );
    return print;
  };
}

const noLimit = async () => undefined;
const ignored = () => undefined;

/**
 * Encodes pictures at their first request and stores them as files. File names contain a hash of the original, so that
 * a changed picture is never served from an old file.
 */
export function openPictureStore({
  dir,
  sources,
  encode = encodePicture,
  maxBytes = 2 * GIGABYTE,
  maxWaiting = MAX_WAITING,
  onNotStored = ignored,
}: PictureStoreOptions): PictureStore {
  const folder = openPictureFolder(dir, maxBytes);
  const inSlot = openSlots(ENCODES_AT_ONCE, maxWaiting);
  const printOf = openPrints(inSlot);
  const pending = new Map<string, Promise<Buffer | undefined>>();

  const make = (file: string, { source, key, width, format }: PictureMatch) =>
    inSlot(async () => {
      const original = await source.original(key);
      if (!original) return undefined;
      const bytes = await encode(original, width, format);
      await folder.write(file, bytes).catch(onNotStored);
      return bytes;
    });

  /** The encoded picture; requests for the same file share one encoding. */
  function encodedIn(file: string, found: PictureMatch): Promise<Buffer | undefined> {
    const shared = pending.get(file) ?? make(file, found).finally(() => pending.delete(file));
    pending.set(file, shared);
    return shared;
  }

  return {
    waiting: inSlot.waiting,
    async read(request, admit = noLimit) {
      const found = await find(sources, request);
      const print = found && (await printOf(found));
      if (!print) return undefined;
      const { key, width, format } = found;
      const file = join(...key.split('/'), `${width}-${print}.${format}`);
      let bytes = await folder.read(file);
      if (!bytes) {
        await admit();
        bytes = await encodedIn(file, found);
      }
      return bytes && { bytes, etag: `${print}-${width}-${format}` };
    },
  };
}
