import type { DeploymentStorageConfig } from '../config.ts';
import { dirStorage } from './dir-storage.ts';
import type { DeploymentStorage } from './port.ts';

/** The storage that DEPLOYMENT_STORAGE selects. The S3 client is loaded only when needed. */
export async function openDeploymentStorage(
  config: DeploymentStorageConfig,
): Promise<DeploymentStorage> {
  if (config.at === 'dir') return dirStorage(config.dir);
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(config);
}
