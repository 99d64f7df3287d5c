import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

const options = (sharedDir: string, outDir: string) => ({
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
  noUnusedLocals: false,
  outDir,
  rootDir: sharedDir,
  typeRoots: [path.join(root, 'node_modules/@types')],
});

/**
 * Calls `read` with a temporary folder that contains the declarations (`.d.ts`) of the given segments of shared.
 * @throws Error with the compiler's messages
 */
export function withDeclarations<T>(
  sharedDir: string,
  segments: readonly string[],
  read: (folder: string) => T,
): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-surface-'));
  try {
    const project = path.join(folder, 'tsconfig.json');
    const files = segments.map((segment) => path.join(sharedDir, segment, 'index.ts'));
    writeFileSync(
      project,
      JSON.stringify({
        extends: path.join(root, 'tsconfig.json'),
        compilerOptions: options(sharedDir, folder),
        include: [],
        files,
      }),
    );
    const done = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
