import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import { openOwnRegistry } from '../../server/src/modules/delivery/registry/index.ts';
import { writeStaticRegistry } from '../build/publish.ts';

/** The registry of a session: it has its own key and its own folders. */
export interface DevRegistry {
  /** Environment variables that tell the session's server about the registry. */
  env: Record<string, string>;
  write(remotes: Registry['remotes']): Promise<void>;
}

/**
 * Opens the registry of a session in `devDir`. Its folder gets a new name each time, since a server that remembers an
 * earlier session's log would reject a new one as outdated.
 */
export async function openDevRegistry(distDir: string, devDir: string): Promise<DevRegistry> {
  const dir = path.join(devDir, `deployments-${Date.now().toString(36)}`);
  mkdirSync(dir, { recursive: true });
  symlinkSync(path.join(distDir, 'remotes'), path.join(dir, 'remotes'), 'junction');
  const keyFile = path.join(devDir, 'registry-key.pem');
  const registry = await openOwnRegistry(dir, keyFile);
  return {
    env: {
      DEPLOYMENT_STORAGE: 'dir',
      DEPLOYMENT_DIR: dir,
      REGISTRY_KEY_FILE: keyFile,
      REGISTRY_PUBLIC_KEYS: '',
    },
    async write(remotes) {
      // Files built from source have no hashes.
      const write = (before: Registry) => ({ ...before, remotes, requires_checks: false });
      writeStaticRegistry(devDir, await registry.change(write));
    },
  };
}
