import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@pinpu/shared/contracts';
import { append } from '../../modules/delivery/registry/append.ts';
import type { RegistryConfig } from '../../modules/delivery/registry/config.ts';
import { loadSigner } from '../../modules/delivery/registry/keys.ts';
import { openLog } from '../../modules/delivery/registry/registry-log.ts';
import { dirStorage } from '../../modules/delivery/registry/storage/dir-storage.ts';
import { inEveryFile } from '../every-file.ts';

const folders: string[] = [];
inEveryFile('afterEach', async () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export const emptyRemote = (...versions: string[]): Registry['remotes'][string] => ({
  stable: versions.at(-1) ?? '',
  history: versions.map((version) => ({ version, at: '2026-11-01T00:00:00Z' })),
  versions: Object.fromEntries(
    versions.map((version) => [
      version,
      {
        base: `/remotes/x/${version}/`,
        entry: 'entry.js',
        routes: [],
        fills: {},
        requires: '^1.0.0',
        integrity: {},
        status: 'live' as const,
        checks: 'every-file' as const,
      },
    ]),
  ),
});

/** A log with one entry; `now` may be changed. */
export async function testRegistry(
  clock: { now: Date },
  remotes: Registry['remotes'] = { 'mf-x': emptyRemote('1') },
) {
  const folder = mkdtempSync(join(tmpdir(), 'pinpu-registry-'));
  folders.push(folder);
  const dir = join(folder, 'deployments');
  const settings: RegistryConfig = {
    storage: { at: 'dir', dir },
    keyFile: join(folder, 'key.pem'),
    publicKeys: [],
    seenFile: join(folder, 'seen.json'),
    cacheDir: join(folder, 'cache'),
  };
  const signer = loadSigner(settings);
  if (signer === null) throw new Error('no key was generated');
  const storage = dirStorage(dir);
  const rejected: string[] = [];
  const log = {
    error: (fields: { reason?: string }) => {
      if (fields.reason !== undefined) rejected.push(fields.reason);
    },
  };
  const open = async (changes: Partial<RegistryConfig> = {}) => {
    const own = { ...settings, ...changes };
    return openLog(own, storage, loadSigner(own), () => clock.now, log);
  };
  const first = await open();
  await append(first, { remotes, requires_checks: true }, { signers: [signer], now: clock.now });
  await first.refresh();
  return { settings, storage, signer, rejected, open };
}
