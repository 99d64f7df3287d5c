import { createHash } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';
import { openSlots } from '../../../platform/slots.ts';
import type { PictureSource, PictureStorage } from './port.ts';
import { pictureStorageConfig } from './storage/config.ts';
import { openPictureStorage } from './storage/open-storage.ts';
import { checkFile, type PictureFile, preparePicture } from './upload/prepare-picture.ts';
import { keyOf, uploadedPictures } from './uploaded-pictures.ts';

export { PictureError } from './upload/picture-error.ts';
export type { PictureFile } from './upload/prepare-picture.ts';

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
  config: Pick<Config, 'dataDir' | 'environment'>,
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
