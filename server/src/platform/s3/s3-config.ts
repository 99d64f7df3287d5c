import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { address, maybeOneOf, missingVariables, readVariables, text } from '../config/variables.ts';
import { StartupError } from '../errors/startup-error.ts';

export interface S3Config {
  at: 's3';
  /** Null for Amazon's own storage. */
  endpoint: string | null;
  region: string;
  bucket: string;
  /** Folder in the bucket, without leading and trailing slashes; '' for none. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path instead of the host name. */
  pathStyle: boolean;
}

/** The variables of the bucket that pictures and deployments may be stored in. */
export const s3Variables = {
  S3_ENDPOINT: z.optional(address('the address of an S3-compatible storage', ['http:', 'https:'])),
  S3_REGION: text('us-east-1'),
  S3_BUCKET: text(''),
  S3_ACCESS_KEY_ID: text(''),
  S3_SECRET_ACCESS_KEY: text(''),
  S3_PATH_STYLE: maybeOneOf(['on', 'off']),
};

/** `variable` is the setting that selects the bucket. @throws StartupError */
export function s3Config(
  { environment }: Pick<Config, 'environment'>,
  variable: string,
  prefix: string,
): S3Config {
  const env = readVariables(z.object(s3Variables), environment);
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const required = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const fault = missingVariables(`${variable} is s3`, required, `${variable}=dir`);
  if (fault) throw new StartupError(fault);
  return {
    at: 's3',
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    prefix: prefix.replace(/^\/+|\/+$/g, ''),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: (env.S3_PATH_STYLE ?? (env.S3_ENDPOINT ? 'on' : 'off')) === 'on',
  };
}
