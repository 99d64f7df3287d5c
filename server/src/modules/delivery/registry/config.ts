import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Config, ROOT_DIR } from '../../../platform/config/config.ts';
import { oneOf, readVariables, text } from '../../../platform/config/variables.ts';
import { StartupError } from '../../../platform/errors/startup-error.ts';
import { type S3Config, s3Config, s3Variables } from '../../../platform/s3/s3-config.ts';

export type DeploymentStorageConfig = { at: 'dir'; dir: string } | S3Config;

export interface RegistryConfig {
  storage: DeploymentStorageConfig;
  /** File of the private key; it may be missing. */
  keyFile: string;
  /** Trusted public keys, raw, as base64url; where empty, the public key of `keyFile` is trusted. */
  publicKeys: string[];
  seenFile: string;
  cacheDir: string;
}

export const deploymentVariables = {
  DEPLOYMENT_STORAGE: oneOf(['dir', 's3'], 'dir'),
  DEPLOYMENT_DIR: text(''),
  DEPLOYMENT_S3_PREFIX: text('deployments'),
  REGISTRY_KEY_FILE: text(''),
  REGISTRY_PUBLIC_KEYS: text(''),
  ...s3Variables,
};

const RAW_KEY = /^[A-Za-z0-9_-]{43}$/;

function publicKeysOf(setting: string): string[] {
  const keys = setting.split(',').flatMap((key) => key.trim() || []);
  if (keys.every((key) => RAW_KEY.test(key))) return keys;
  throw new StartupError(
    'REGISTRY_PUBLIC_KEYS must be raw Ed25519 public keys as base64url, 43 characters each, separated by commas: "npm run registry-key" prints that of a shop.',
  );
}

/** @throws StartupError where a variable is invalid, or S3 is selected and a variable it needs is not set. */
export function registryConfig({
  dataDir,
  environment,
}: Pick<Config, 'dataDir' | 'environment'>): RegistryConfig {
  const env = readVariables(z.object(deploymentVariables), environment);
  const fileOf = (setting: string, otherwise: string) =>
    setting === '' ? join(dataDir, otherwise) : resolve(ROOT_DIR, setting);
  return {
    storage:
      env.DEPLOYMENT_STORAGE === 'dir'
        ? { at: 'dir', dir: fileOf(env.DEPLOYMENT_DIR, 'deployments') }
        : s3Config({ environment }, 'DEPLOYMENT_STORAGE', env.DEPLOYMENT_S3_PREFIX),
    keyFile: fileOf(env.REGISTRY_KEY_FILE, 'registry-key.pem'),
    publicKeys: publicKeysOf(env.REGISTRY_PUBLIC_KEYS),
    seenFile: join(dataDir, 'registry-seen.json'),
    cacheDir: join(dataDir, 'deployments-cache'),
  };
}
