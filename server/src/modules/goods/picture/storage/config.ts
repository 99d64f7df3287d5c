import * as z from 'zod/mini';
import type { Config } from '../../../../platform/config/config.ts';
import { oneOf, readVariables, text, wholeNumber } from '../../../../platform/config/variables.ts';
import { type S3Config, s3Config, s3Variables } from '../../../../platform/s3/s3-config.ts';

/** Where uploaded pictures are stored: in an absolute folder, or in a bucket. */
export type PictureStorageConfig = { at: 'dir'; dir: string } | S3Config;

export const pictureVariables = {
  PICTURE_CACHE_MB: wholeNumber(50, 1_000_000, 2048),
  PICTURE_STORAGE: oneOf(['dir', 's3'], 'dir'),
  S3_PREFIX: text(''),
  ...s3Variables,
};

/** @throws StartupError where a variable is invalid, or S3 is selected and a variable it needs is not set. */
export function pictureStorageConfig({
  uploadsDir,
  environment,
}: Pick<Config, 'uploadsDir' | 'environment'>): PictureStorageConfig {
  const env = readVariables(z.object(pictureVariables), environment);
  if (env.PICTURE_STORAGE === 'dir') return { at: 'dir', dir: uploadsDir };
  return s3Config({ environment }, 'PICTURE_STORAGE', env.S3_PREFIX);
}

const MEGABYTE = 1024 * 1024;

/** The limit of encoded pictures on the disk, in bytes. @throws StartupError where PICTURE_CACHE_MB is invalid. */
export const pictureCacheBytes = ({ environment }: Pick<Config, 'environment'>): number =>
  readVariables(z.object(pictureVariables), environment).PICTURE_CACHE_MB * MEGABYTE;
