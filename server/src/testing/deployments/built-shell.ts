import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  frameSourceSchema,
  type Registry,
  type RemoteSource,
  remoteSourceSchema,
} from '@pinpu/shared/contracts';
import { ROOT_DIR } from '../../platform/config/config.ts';

export const PROVIDED = '1.0.0';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The registry entry of a deployed remote with this `remote.json`; its scripts do not exist. */
export function deployed({ routes, fills, offers }: RemoteSource): Registry['remotes'][string] {
  const version = {
    base: '/remotes/x/1/',
    entry: 'entry.js',
    routes: routes.map((route) => ({ ...route, files: [] })),
    fills,
    offers,
    requires: `^${PROVIDED}`,
    integrity: {},
    status: 'live' as const,
  };
  return { stable: '1', versions: { 1: version }, history: [{ version: '1', at: '' }] };
}

export function deployedRemotes(): Registry['remotes'] {
  const sources = readdirSync(ROOT_DIR)
    .map((name) => [name, path.join(ROOT_DIR, name, 'remote.json')] as const)
    .filter(([name, file]) => name.startsWith('mf-') && existsSync(file));
  return Object.fromEntries(
    sources.map(([name, file]) => [name, deployed(remoteSourceSchema.parse(readJson(file)))]),
  );
}

/** A `DIST_DIR` with the real template, the given remotes and a shell without scripts; remove it after the test. */
export function builtShell(remotes = deployedRemotes()): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'pinpu-dist-'));
  const shell = path.join(dist, 'built/shell');
  mkdirSync(shell, { recursive: true });
  mkdirSync(path.join(dist, 'remotes'));
  writeFileSync(path.join(dist, 'registry.json'), JSON.stringify({ sequence: 1, remotes }));
  const { $schema: _, ...frame } = frameSourceSchema.parse(
    readJson(path.join(ROOT_DIR, 'shell/src/composition/frame.json')),
  );
  const manifest = { scripts: [], provides: PROVIDED, ...frame };
  writeFileSync(path.join(shell, 'shell.json'), JSON.stringify(manifest));
  copyFileSync(path.join(ROOT_DIR, 'shell/html/index.html'), path.join(shell, 'index.html'));
  cpSync(path.join(ROOT_DIR, 'shell/html/root'), path.join(shell, 'root'), { recursive: true });
  return dist;
}
