import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { StartupError } from '../../../platform/errors/startup-error.ts';
import { append } from './append.ts';
import { begin } from './begin.ts';
import { type Publishing, publishBuilt } from './built.ts';
import { changeRegistry } from './change.ts';
import { type RegistryConfig, registryConfig } from './config.ts';
import type { RegistryState } from './entry.ts';
import { loadSigner, readSigner, type Signer } from './keys.ts';
import { openLog, type RegistryLog, type RegistryLogger } from './registry-log.ts';
import { dirStorage } from './storage/dir-storage.ts';
import { openDeploymentStorage } from './storage/open-storage.ts';

export { secondsUntilExpiry } from './append.ts';
export { changeRegistry, RegistryChangeRejected, rotateKey } from './change.ts';
export type { RegistryState } from './entry.ts';
export { verifyPublished } from './entry.ts';
export { configuredKeys, readSigner, type Signer } from './keys.ts';
export { findPrunedFiles, removePrunedFiles, storePrunedFiles } from './pruned-files.ts';
export type { DeploymentStorage } from './storage/port.ts';
export { type VerifiedFiles, verifiedFiles } from './verified-files.ts';

export interface RegistrySource extends RegistryLog {
  current(): RegistryState;
  refresh(): Promise<RegistryState>;
  /** Signs changes; null where this machine has no key, or one that the registry does not trust. */
  signer(): Signer | null;
}

/** The key as long as the registry trusts it; read again where another process has rotated it. */
function openSigner(first: Signer | null, settings: RegistryConfig, { trusted }: RegistryLog) {
  let signer = first;
  const isTrusted = (key: Signer | null) => trusted().some(({ id }) => id === key?.id);
  return () => {
    if (signer !== null && !isTrusted(signer) && existsSync(settings.keyFile))
      signer = readSigner(settings.keyFile);
    return isTrusted(signer) ? signer : null;
  };
}

/** Publishes this checkout's builds if this machine has the key. @throws StartupError */
export async function openRegistry(
  config: Pick<Config, 'dataDir' | 'environment'>,
  clock: Clock,
  log: RegistryLogger,
  publishing: Publishing,
): Promise<RegistrySource> {
  const settings = registryConfig(config);
  const storage = await openDeploymentStorage(settings.storage);
  const signer = loadSigner(settings);
  const source = await openLog(settings, storage, signer, clock, log);
  if (source.current() === undefined) await begin(source, signer, clock(), publishing.distDir);
  const usable = openSigner(signer, settings, source);
  const key = usable();
  if (key !== null) await publishBuilt(source, key, clock(), publishing);
  else if (signer !== null)
    log.error(
      { key: signer.id },
      'the registry does not trust the key of this machine: it signs nothing',
    );

  const known = (state: RegistryState | undefined) => {
    if (state === undefined) throw new StartupError('The registry has no entry that can be used.');
    return state;
  };
  known(source.current());
  return {
    ...source,
    current: () => known(source.current()),
    refresh: async () => known(await source.refresh()),
    signer: usable,
  };
}

/** Signs the last entry again, long before it expires, if this machine has the key. */
export async function renewRegistry(source: RegistrySource, now: Date) {
  const signer = source.signer();
  if (signer !== null) await changeRegistry(source, signer, now, (registry) => registry);
}

/** A registry in a folder, with its own key, that only this process changes. */
export async function openOwnRegistry(dir: string, keyFile: string) {
  const clock = () => new Date();
  const storage = dirStorage(dir);
  const files = { seenFile: join(dir, 'seen.json'), cacheDir: dir };
  const settings = { storage: { at: 'dir' as const, dir }, keyFile, publicKeys: [], ...files };
  const signer = loadSigner(settings);
  if (signer === null) throw new Error('no key was generated, though no public keys are set');
  const log = { error: (fields: object, text: string) => console.error(text, fields) };
  const source = await openLog(settings, storage, signer, clock, log);
  if (source.current() === undefined)
    await append(source, { remotes: {} }, { signers: [signer], now: clock() });
  return {
    change: (change: (registry: Registry) => Registry) =>
      changeRegistry(source, signer, clock(), change),
  };
}
