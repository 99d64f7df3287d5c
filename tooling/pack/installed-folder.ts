import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

function unpack(archive: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const done = spawnSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'], {
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
}

/**
 * A temporary folder in which the archives are installed, for tests. As with npm, their files are in `node_modules`.
 * Libraries are links to this checkout's, so that nothing is downloaded.
 */
export function installedFolder(archives: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-own-'));
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  const libraries = path.join(root, 'node_modules');
  for (const name of readdirSync(libraries).filter((one) => one !== '@pinpu'))
    symlinkSync(path.join(libraries, name), path.join(modules, name));
  const dependencies: Record<string, string> = {};
  for (const archive of archives) {
    const place = mkdtempSync(path.join(modules, '.unpacked-'));
    unpack(archive, place);
    const { name }: { name: string } = JSON.parse(
      readFileSync(path.join(place, 'package.json'), 'utf8'),
    );
    const target = path.join(modules, name);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(place, target);
    dependencies[name] = `file:${archive}`;
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ dependencies }));
  return folder;
}
