import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from '../platform/config/config.ts';

/** A `DIST_DIR` with the real template, an empty registry and a shell that is not there; remove it after the test. */
export function builtShell(): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'pinpu-dist-'));
  const shell = path.join(dist, 'built/shell');
  mkdirSync(shell, { recursive: true });
  mkdirSync(path.join(dist, 'remotes'));
  writeFileSync(path.join(dist, 'registry.json'), JSON.stringify({ sequence: 1, remotes: {} }));
  writeFileSync(path.join(shell, 'shell.json'), JSON.stringify({ scripts: [], provides: '0.1.0' }));
  copyFileSync(path.join(ROOT_DIR, 'shell/html/index.html'), path.join(shell, 'index.html'));
  return dist;
}
