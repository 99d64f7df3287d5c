import { statSync } from 'node:fs';
import path from 'node:path';
import { distDir } from '../build/workspaces.ts';
import { packPackages } from './pack.ts';

/**
 * `npm run pack` writes the packages that remotes in other repositories install, into `dist/packages` or the given
 * folder.
 */
const [outDir = path.join(distDir, 'packages')] = process.argv.slice(2);
try {
  for (const file of packPackages(path.resolve(outDir)))
    console.log(`${file}  ${Math.ceil(statSync(file).size / 1024)} KB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
