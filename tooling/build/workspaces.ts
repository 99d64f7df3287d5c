import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Build output: `shell/`, `remotes/<name>/<version>/`, `registry.json`. */
export const distDir = path.join(root, 'dist');

/** The remotes of this checkout: every folder `mf-*` with a `remote.json`. */
export function remoteNames(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'remote.json')))
    .sort();
}
