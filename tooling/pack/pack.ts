import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { writeJson } from '../scaffold/json-file.ts';
import { emit } from './emit.ts';
import { type Packed, sharedPackage, toolingPackage } from './packages.ts';

/** Fails if a package contains code of another workspace, because one of its public modules imports it. */
function requireOwn(emitted: string, workspaces: readonly string[]) {
  const foreign = readdirSync(emitted).find((name) => !workspaces.includes(name));
  if (foreign !== undefined)
    throw new Error(
      `A module that other repositories install imports ${foreign}/: of this repository it may import only ${workspaces.join(' and ')}.`,
    );
}

/** Collects the files of a package in `emitted/<workspace>`. */
function stage({ workspace, manifest, copied, typescript }: Packed, emitted: string): string {
  const folder = path.join(emitted, workspace);
  for (const file of copied) cpSync(path.join(root, file), path.join(emitted, file));
  writeJson(path.join(folder, 'package.json'), manifest);
  if (typescript) writeJson(path.join(folder, 'tsconfig.json'), typescript);
  return folder;
}

/** Makes the archive of a folder, as `npm publish` does; returns its name. */
function archive(folder: string, outDir: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', outDir];
  const done = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(done.stderr);
  const [{ filename }] = JSON.parse(done.stdout);
  return filename;
}

/**
 * Packs `@pinpu/shared` and `@pinpu/tooling` for remotes in other repositories: their public modules and what these
 * import, as JavaScript with types. Returns the archives' paths, shared first. @throws Error with a sentence
 * if a public module imports another workspace
 */
export function packPackages(outDir: string): string[] {
  const packages = [sharedPackage(), toolingPackage()];
  const work = mkdtempSync(path.join(tmpdir(), 'pinpu-pack-'));
  try {
    const emitted = path.join(work, 'emitted');
    const modules = packages.flatMap((one) => one.modules);
    const options = { outDir: emitted, rootDir: root, rewriteRelativeImportExtensions: true };
    emit(
      modules.map((file) => path.join(root, file)),
      options,
    );
    requireOwn(
      emitted,
      packages.map(({ workspace }) => workspace),
    );
    mkdirSync(outDir, { recursive: true });
    return packages.map((one) => path.join(outDir, archive(stage(one, emitted), outDir)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
