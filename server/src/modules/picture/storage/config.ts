import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Config } from '../../../platform/config/config.ts';
import {
  address,
  maybeOneOf,
  missingVariables,
  oneOf,
  readVariables,
  text,
  wholeNumber,
} from '../../../platform/config/variables.ts';
import { StartupError } from '../../../platform/errors/startup-error.ts';

/** S3-compatible object storage. */
export interface S3Config {
  at: 's3';
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  bucket: string;
  /** Folder in the bucket, without slashes at its ends; '' for none. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path instead of the host name. */
  pathStyle: boolean;
}

/** Where uploaded pictures are stored: in an absolute folder, or in a bucket. */
export type PictureStorageConfig = { at: 'dir'; dir: string } | S3Config;

/** The environment variables of pictures. */
export const pictureVariables = {
  PICTURE_CACHE_MB: wholeNumber(50, 1_000_000, 2048),
  PICTURE_STORAGE: oneOf(['dir', 's3'], 'dir'),
  S3_ENDPOINT: z.optional(address('the address of an S3-compatible storage', ['http:', 'https:'])),
  S3_REGION: text('us-east-1'),
  S3_BUCKET: text(''),
  S3_PREFIX: text(''),
  S3_ACCESS_KEY_ID: text(''),
  S3_SECRET_ACCESS_KEY: text(''),
  S3_PATH_STYLE: maybeOneOf(['on', 'off']),
};

/** @throws StartupError where a variable is invalid, or S3 is selected and a variable it needs is not set. */
export function pictureStorageConfig({
  dataDir,
  environment,
}: Pick<Config, 'dataDir' | 'environment'>): PictureStorageConfig {
  const env = readVariables(z.object(pictureVariables), environment);
  if (env.PICTURE_STORAGE === 'dir') return { at: 'dir', dir: join(dataDir, 'uploads') };
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const required = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const fault = missingVariables('PICTURE_STORAGE is s3', required, 'PICTURE_STORAGE=dir');
  if (fault) throw new StartupError(fault);
  return {
    at: 's3',
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    prefix: env.S3_PREFIX.replace(/^\/+|\/+$/g, ''),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: (env.S3_PATH_STYLE ?? (env.S3_ENDPOINT ? 'on' : 'off')) === 'on',
  };
}

const MEGABYTE = 1024 * 1024;

/** How many bytes of encoded pictures are stored. @throws StartupError where PICTURE_CACHE_MB is invalid. */
export const pictureCacheBytes = ({ environment }: Pick<Config, 'environment'>): number =>
  readVariables(z.object(pictureVariables), environment).PICTURE_CACHE_MB * MEGABYTE;
