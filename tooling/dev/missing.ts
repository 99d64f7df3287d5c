import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.ts';
import { readRegistry } from '../build/publish.ts';
import { distDir } from '../build/workspaces.ts';

function isThere(name: string) {
  if (name === 'shell') return existsSync(path.join(distDir, 'built/shell/shell.json'));
  return readRegistry(distDir).remotes[name] !== undefined;
}

/**
 * Builds those of the workspaces that have never been built. Existing builds are kept, even if they are not up to date.
 */
export async function buildMissing(names: string[]) {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  console.log(`建置 Building ${missing.join(', ')} …`);
  await build(missing);
}
