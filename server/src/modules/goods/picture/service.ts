import { createHash } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import { openSlots } from '../../../platform/slots.ts';
import type { PictureSource, PictureStorage } from './port.ts';
import { pictureStorageConfig } from './storage/config.ts';
import { openPictureStorage } from './storage/open-storage.ts';
import { checkFile, type PictureFile, preparePicture } from './upload/prepare-picture.ts';

/** Pixel widths of uploaded pictures, as products and slides need them; pictures are never enlarged. */
const WIDTHS: readonly number[] = [160, 320, 480, 640, 750, 960, 1280, 1920];
const KEY = /^u\/([0-9a-f]{40})$/;

/** The storage name from an uploaded picture's key; undefined for a key of another source. */
export const nameOf = (key: string): string | undefined => KEY.exec(key)?.[1];

const keyOf = (name: string): string => `u/${name}`;

/** The source of uploaded pictures, with keys `u/{hash}`. Caches which of them exist. */
function uploadedPictures(storage: PictureStorage): PictureSource {
  const seen = new Set<string>();
  return {
    widthsOf: (key) => (nameOf(key) ? WIDTHS : []),
    async has(key) {
      const name = nameOf(key);
      if (!name || !(seen.has(name) || (await storage.has(name)))) return false;
      seen.add(name);
      return true;
    },
    fingerprint: async (key) => nameOf(key)?.slice(0, 12),
    async original(key) {
      const name = nameOf(key);
      const bytes = name && (await storage.read(name));
      return bytes ? { bytes } : undefined;
    },
  };
}

export type { PictureFile } from './upload/prepare-picture.ts';
export { PictureError } from './upload/prepare-picture.ts';

export interface Pictures {
  /**
   * Validates a file and stores its picture. The key is `u/` and a hash of the file, so that the same file is stored
   * only once. @throws PictureError whose message names the file and the reason.
   */
  store(file: PictureFile): Promise<string>;
  /** The key that `store` would return, without storing. @throws PictureError as `store` does. */
  check(file: PictureFile): Promise<string>;
  has(key: string): Promise<boolean>;
  /** The storage of these pictures, to serve or copy them. */
  storage: PictureStorage;
  source: PictureSource;
}

const DECODES_AT_ONCE = 2;

const nameFor = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 40);

export const pictureKey = (bytes: Buffer): string => keyOf(nameFor(bytes));

/** The address of a picture from its key; an address is returned unchanged. */
export const pictureAddress = (keyOrAddress: string): string =>
  /^u\/[0-9a-f]{40}$/.test(keyOrAddress) ? `/media/${keyOrAddress}` : keyOrAddress;

/** Opens the storage that PICTURE_STORAGE selects. @throws StartupError where it can't be used. */
export async function openPictures(
  config: Pick<Config, 'uploadsDir' | 'environment'>,
): Promise<Pictures> {
  const storage = await openPictureStorage(pictureStorageConfig(config));
  const source = uploadedPictures(storage);
  const inSlot = openSlots(DECODES_AT_ONCE);
  return {
    storage,
    source,
    has: source.has,
    async check(file) {
      checkFile(file);
      await inSlot(() => preparePicture(file));
      return keyOf(nameFor(file.bytes));
    },
    async store(file) {
      checkFile(file);
      const name = nameFor(file.bytes);
      if (!(await storage.has(name)))
        await inSlot(async () => storage.write(name, await preparePicture(file)));
      return keyOf(name);
    },
  };
}
