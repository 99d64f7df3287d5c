import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  readRemoteManifest,
  readShellManifest,
} from '../../server/src/modules/delivery/registry/built.ts';
import { distDir } from '../../tooling/build/workspaces.ts';

const write = (file: string, manifest: object) => writeFileSync(file, JSON.stringify(manifest));

/** Writes a dist folder with the same builds, but without hashes for the browser to check. */
export function writeUnverifiedDist(dist: string) {
  const built = path.join(dist, 'built');
  cpSync(path.join(distDir, 'built'), built, { recursive: true });
  mkdirSync(path.join(dist, 'remotes'), { recursive: true });
  const unchecked = { integrity: {}, checks: 'nothing' as const };
  for (const name of readdirSync(built).filter(
    (one) => one.startsWith('mf-') && !one.endsWith('.json'),
  )) {
    const file = path.join(built, name, 'remote.json');
    write(file, { ...readRemoteManifest(file), ...unchecked });
  }
  const file = path.join(built, 'shell', 'shell.json');
  const { scripts, ...shell } = readShellManifest(file);
  write(file, { ...shell, ...unchecked, scripts: scripts.map(({ file }) => ({ file })) });
}
