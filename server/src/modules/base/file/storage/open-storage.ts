import type { FileStorageConfig } from '../config.ts';
import { dirStorage } from './dir-storage.ts';
import type { FileStorage } from './port.ts';

/** The storage that PICTURE_STORAGE selects. The S3 client is loaded only when needed. */
export async function openFileStorage(config: FileStorageConfig): Promise<FileStorage> {
  if (config.at === 'dir') return dirStorage(config.dir);
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(config);
}
