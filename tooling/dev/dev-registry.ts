import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import { openOwnRegistry } from '../../server/src/modules/registry/index.ts';
import { writeStaticRegistry } from '../build/publish.ts';

/** The registry of a session: signed by a key of its own, in folders of its own. */
export interface DevRegistry {
  /** Its description for the session's server. */
  env: Record<string, string>;
  write(remotes: Registry['remotes']): Promise<void>;
}

/**
 * Opens the registry of a session in `devDir`. Its folder has another name each time, since a server that remembers the log
 * of an earlier session would reject a new one as old.
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
      // Files from source have no hashes.
      const write = (before: Registry) => ({ ...before, remotes, requires_checks: false });
      writeStaticRegistry(devDir, await registry.change(write));
    },
  };
}
