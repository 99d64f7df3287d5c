import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

export interface PackageFile {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/** A workspace's `package.json`; `.` is the root. */
export const packageFile = (workspace: string): PackageFile =>
  JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));

/** The files that `exports` lists, with patterns resolved; paths from the root. */
export function exportedFiles(workspace: string, exports: PackageFile['exports']): string[] {
  const folder = path.join(root, workspace);
  const found = Object.values(exports).flatMap((target) =>
    globSync(path.normalize(target), { cwd: folder }),
  );
  return [...new Set(found)].map((file) => path.join(workspace, file)).sort();
}

/** The same `exports` with the paths of the compiled files. */
export const compiledExports = (exports: PackageFile['exports']) =>
  Object.fromEntries(
    Object.entries(exports).map(([name, target]) => [name, target.replace(/\.tsx?$/, '.js')]),
  );

/** The entries of the given names in a list of versions. @throws Error if one is missing */
export function versionsOf(versions: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`${name} is not among the packages installed`);
      return [name, version];
    }),
  );
}
