import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodePicture, type PictureFormat } from './encode.ts';
import { widthsOf } from './keys.ts';
import { openSlots } from './slots.ts';

export interface PictureRequest {
  key: string;
  width: number;
  format: PictureFormat;
}

/** An encoded picture; `etag` (unquoted) changes whenever its drawing does. */
export interface StoredPicture {
  bytes: Buffer;
  etag: string;
}

export interface PictureStore {
  /** Undefined for an unknown key, or a width the key is not served in. */
  read(request: PictureRequest): Promise<StoredPicture | undefined>;
}

export interface PictureStoreOptions {
  /** Folder the encoded files are kept in; made when missing, safe to delete at any time. */
  dir: string;
  /** The picture's SVG by its key; undefined where there is none. The same key always gives the same drawing. */
  draw: (key: string) => string | undefined;
  encode?: typeof encodePicture;
}

const ENCODES_AT_ONCE = 2;

const fingerprint = (svg: string): string =>
  createHash('sha256').update(svg).digest('base64url').slice(0, 12);

const isAbsence = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Written beside and renamed, so that no reader ever sees half a file. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/** Pictures encoded when first asked for and kept as files, named by their drawing's fingerprint so that a changed drawing is never served stale. */
export function openPictureStore({
  dir,
  draw,
  encode = encodePicture,
}: PictureStoreOptions): PictureStore {
  const prints = new Map<string, string>();
  const underWay = new Map<string, Promise<Buffer>>();
  const inSlot = openSlots(ENCODES_AT_ONCE);

  const printOf = (key: string): string | undefined => {
    const known = prints.get(key);
    if (known) return known;
    const svg = draw(key);
    if (svg === undefined) return undefined;
    const print = fingerprint(svg);
    prints.set(key, print);
    return print;
  };

  const make = async (file: string, { key, width, format }: PictureRequest): Promise<Buffer> => {
    const kept = await readIfThere(file);
    if (kept) return kept;
    return inSlot(async () => {
      const bytes = await encode(draw(key) ?? '', width, format);
      await keep(file, bytes);
      return bytes;
    });
  };

  return {
    async read(request) {
      const { key, width, format } = request;
      const print = widthsOf(key).includes(width) ? printOf(key) : undefined;
      if (!print) return undefined;
      const file = join(dir, ...key.split('/'), `${width}-${print}.${format}`);
      const shared = underWay.get(file) ?? make(file, request).finally(() => underWay.delete(file));
      underWay.set(file, shared);
      return { bytes: await shared, etag: `${print}-${width}-${format}` };
    },
  };
}
