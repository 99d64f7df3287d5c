import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellManifest } from '@pinpu/shared/contracts';
import { distDir } from '../../tooling/build/workspaces.ts';

function change<T>(file: string, changed: (manifest: T) => T) {
  writeFileSync(file, JSON.stringify(changed(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Writes a dist folder with the same builds, whose files the browser loads without comparing hashes. */
export function writeUnverifiedDist(dist: string) {
  const built = path.join(dist, 'built');
  cpSync(path.join(distDir, 'built'), built, { recursive: true });
  mkdirSync(path.join(dist, 'remotes'), { recursive: true });
  const unchecked = { integrity: {}, checks: 'nothing' as const };
  for (const name of readdirSync(built).filter(
    (one) => one.startsWith('mf-') && !one.endsWith('.json'),
  ))
    change<object>(path.join(built, name, 'remote.json'), (manifest) => ({
      ...manifest,
      ...unchecked,
    }));
  change<ShellManifest>(path.join(built, 'shell', 'shell.json'), ({ scripts, ...shell }) => ({
    ...shell,
    ...unchecked,
    scripts: scripts.map(({ file }) => ({ file })),
  }));
}
