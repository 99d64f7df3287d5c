import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

const options = (outDir: string) => ({
  noEmit: false,
  declaration: true,
  rewriteRelativeImportExtensions: true,
  // `npm run types` has already checked them; checking here would take ten times as long.
  noCheck: true,
  outDir,
  rootDir: root,
  typeRoots: [path.join(root, 'node_modules/@types')],
});

/**
 * Compiles the given files, and all files of this repository that they import, to JavaScript and declarations in
 * `outDir`, in the same folders as here. @throws Error with the compiler's messages
 */
export function emitModules(files: readonly string[], outDir: string) {
  const project = `${outDir}.tsconfig.json`;
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: options(outDir),
      include: [],
      files: files.map((file) => path.join(root, file)),
    }),
  );
  const done = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  rmSync(project);
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
}
