import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Config } from '../../../platform/config/config.ts';
import { oneOf, readVariables, text, wholeNumber } from '../../../platform/config/variables.ts';
import { type S3Config, s3Config, s3Variables } from '../../../platform/s3/s3-config.ts';

export type FileStorageConfig = { at: 'dir'; dir: string } | S3Config;

export const fileVariables = {
  PICTURE_STORAGE: oneOf(['dir', 's3'], 'dir'),
  FILE_S3_PREFIX: text('files'),
  FILE_MAX_MB: wholeNumber(1, 200, 20),
  FILE_TOTAL_MB: wholeNumber(1, 1_000_000, 5000),
  ...s3Variables,
};

export interface FileLimits {
  file_bytes: number;
  request_bytes: number;
  files: number;
  total_bytes: number;
}

const MEGABYTE = 1024 * 1024;
const FILES_PER_REQUEST = 50;
const FILE_SIZES_PER_REQUEST = 5;

interface FileConfig {
  storage: FileStorageConfig;
  limits: FileLimits;
}

/** @throws StartupError where a variable is invalid, or S3 is selected and a variable it needs is not set. */
export function fileConfig({
  uploadsDir,
  environment,
}: Pick<Config, 'uploadsDir' | 'environment'>): FileConfig {
  const env = readVariables(z.object(fileVariables), environment);
  const file_bytes = env.FILE_MAX_MB * MEGABYTE;
  return {
    // Stored below `uploads`, so that backups include them.
    storage:
      env.PICTURE_STORAGE === 'dir'
        ? { at: 'dir', dir: join(uploadsDir, 'files') }
        : s3Config({ environment }, 'PICTURE_STORAGE', env.FILE_S3_PREFIX),
    limits: {
      file_bytes,
      request_bytes: file_bytes * FILE_SIZES_PER_REQUEST,
      files: FILES_PER_REQUEST,
      total_bytes: env.FILE_TOTAL_MB * MEGABYTE,
    },
  };
}
