import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/**
 * Compiles the given files (absolute paths), and all that they import, to `outDir`, in the same folders as below
 * `rootDir`, with declarations. @throws Error with the compiler's messages
 */
export function emit(
  files: readonly string[],
  options: Readonly<Record<string, unknown> & Record<'outDir' | 'rootDir', string>>,
) {
  const project = `${options.outDir}.tsconfig.json`;
  const compilerOptions = {
    ...{ noEmit: false, declaration: true },
    // `npm run types` has already checked them; checking here would take ten times as long.
    noCheck: true,
    typeRoots: [path.join(root, 'node_modules/@types')],
    ...options,
  };
  const config = { extends: path.join(root, 'tsconfig.json'), compilerOptions, include: [], files };
  writeFileSync(project, JSON.stringify(config));
  const done = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  rmSync(project);
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
}
