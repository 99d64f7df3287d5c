import type { PictureStorage } from '../port.ts';
import type { PictureStorageConfig } from './config.ts';
import { dirStorage } from './dir-storage.ts';

/** The storage that PICTURE_STORAGE selects. The S3 client is loaded only when needed. */
export async function openPictureStorage(config: PictureStorageConfig): Promise<PictureStorage> {
  if (config.at === 'dir') return dirStorage(config.dir);
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(config);
}
